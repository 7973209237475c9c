import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { resumeOf } from '../../professionals/index.ts'
import { type AnswerName, headlineOf } from './answers.ts'

type IsKnown = (story: OwnStory) => boolean

const basicsOf = (story: OwnStory) => resumeOf(story).basics ?? {}
const hasWork: IsKnown = (story) => (resumeOf(story).work ?? []).length > 0
const hasSchool: IsKnown = (story) => (resumeOf(story).education ?? []).length > 0
const isOpen: IsKnown = ({ openToWork }) => openToWork !== 'off'

/** Whether a story already contains the answer, so that it isn't asked. */
export const knownChecks: Readonly<Record<AnswerName, IsKnown>> = {
  position: hasWork,
  company: hasWork,
  since: hasWork,
  until: (story) => hasWork(story) && (resumeOf(story).work ?? []).every(({ endDate }) => endDate !== undefined),
  // A headline derived from the role is only a suggestion. It prefills the question for a better one.
  headline: (story) => ![undefined, '', headlineOf(resumeOf(story).work ?? [])].includes(basicsOf(story).label),
  about: (story) => Boolean(basicsOf(story).summary),
  skills: (story) => (resumeOf(story).skills ?? []).length > 0,
  city: (story) => Boolean(basicsOf(story).location?.city),
  countryCode: (story) => Boolean(basicsOf(story).location?.countryCode),
  timeZone: ({ timeZone }) => timeZone !== null,
  school: hasSchool,
  studied: hasSchool,
  languages: (story) => (resumeOf(story).languages ?? []).length > 0,
  link: (story) => Boolean(basicsOf(story).url) || (basicsOf(story).profiles ?? []).length > 0,
  expertises: ({ expertises }) => expertises.length > 0,
  hats: ({ hats }) => hats.length > 0,
  soughtValues: ({ soughtValues }) => soughtValues.length > 0,
  soughtBenefits: ({ soughtBenefits }) => soughtBenefits.length > 0,
  interests: ({ interests }) => interests.length > 0,
  mentoringTopics: ({ mentoringTopics }) => mentoringTopics.length > 0,
  openToWork: isOpen,
  soughtRoles: ({ soughtRoles }) => soughtRoles.length > 0,
  soughtWorkTypes: ({ soughtWorkTypes }) => soughtWorkTypes.length > 0,
}
