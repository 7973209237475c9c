import type { CatalogEntry } from '@rise/contract/catalogs/shapes'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { msg, t } from '@rise/texts'
import { catalogFields as chosen, resumeOf } from '../../professionals/index.ts'
import { documentWith, readingParts } from '../../resumes/index.ts'

/**
 * Merges answers given before their owner was known into a story: the story's own values stay, and its lists of roles,
 * schools, skills and the like gain missing entries. `unmergedAnswers` returns the rest.
 */
export function mergeStory(story: OwnStory, answeredStory: OwnStory): OwnStory {
  const lists = [...chosen, 'soughtRoles', 'soughtWorkTypes', 'hiddenFrom'] as const
  const filledLists = lists.flatMap((name) => (story[name].length > 0 ? [] : [[name, answeredStory[name]]]))
  const { basics: _, ...sectionsBefore } = resumeOf(story)
  const { basics: __, ...newSections } = resumeOf(answeredStory)
  const parts = readingParts(sectionsBefore, newSections, { email: false, phone: false })
  const sections = documentWith(sectionsBefore, parts)
  const basics = {
    ...(answeredStory.resume.basics as object | undefined),
    ...(story.resume.basics as object | undefined),
  }
  return {
    ...story,
    ...Object.fromEntries(filledLists),
    timeZone: story.timeZone ?? answeredStory.timeZone,
    openToWork: story.openToWork === 'off' ? answeredStory.openToWork : story.openToWork,
    emailShownTo: story.emailShownTo === 'nobody' ? answeredStory.emailShownTo : story.emailShownTo,
    phoneShownTo: story.phoneShownTo === 'nobody' ? answeredStory.phoneShownTo : story.phoneShownTo,
    searchEngines: story.searchEngines && answeredStory.searchEngines,
    shownAtWork: story.shownAtWork || answeredStory.shownAtWork,
    resume: {
      ...sections,
      ...(Object.keys(basics).length > 0 && { basics }),
    },
  }
}

const texts = [
  ['label', msg('Headline')],
  ['summary', msg('About you')],
  ['url', msg('Your website')],
] as const

/** Returns the answers that couldn't be merged because the story has another value: one line each. */
export function unmergedAnswers(story: OwnStory, answeredStory: OwnStory): string[] {
  const [basics, newBasics] = [resumeOf(story).basics ?? {}, resumeOf(answeredStory).basics ?? {}]
  const [place, other] = [basics.location?.city, newBasics.location?.city]
  const conflicts = [
    ...texts.map(([name, title]) => [title, basics[name], newBasics[name]] as const),
    [msg('Place'), place, other] as const,
    ...[...chosen, 'soughtRoles' as const].map((name) => {
      const ownNames = new Set(story[name].map(nameOf))
      const missingNames = answeredStory[name].map(nameOf).filter((each) => !ownNames.has(each))
      return [fieldTitles[name], ownNames.size > 0 ? 'some' : undefined, missingNames.join(', ')] as const
    }),
  ]
  return conflicts.flatMap(([title, present, answer]) =>
    present && answer && present !== answer ? [t('{field}: {answer}', { field: t(title), answer })] : [],
  )
}

const fieldTitles = {
  expertises: msg('Expertises'),
  hats: msg('Hats'),
  soughtValues: msg('Values'),
  soughtBenefits: msg('Benefits'),
  interests: msg('Interests'),
  mentoringTopics: msg('Mentoring topics'),
  soughtRoles: msg('Roles you’re looking for'),
} as const

function nameOf(entry: CatalogEntry | string): string {
  return typeof entry === 'string' ? entry : entry.name
}
