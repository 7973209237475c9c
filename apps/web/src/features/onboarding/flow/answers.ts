import type { OnboardingAnswers } from '@rise/contract/onboarding/fields'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { resumeOf, withField } from '../../professionals/index.ts'

export type Answers = OnboardingAnswers
export type AnswerName = keyof Answers
/** Every answer, empty if unanswered. */
export type AllAnswers = { readonly [K in AnswerName]-?: NonNullable<Answers[K]> }

type Basics = NonNullable<Resume['basics']>
type Work = NonNullable<Resume['work']>
type Role = Work[number]

/** Answers that have the same name in a story. */
const sharedFields = [
  'expertises',
  'hats',
  'soughtValues',
  'soughtBenefits',
  'interests',
  'mentoringTopics',
  'openToWork',
  'soughtRoles',
  'soughtWorkTypes',
] as const

/** Returns a story's content as answers; missing ones are empty. */
export function answersOf(story: OwnStory): AllAnswers {
  const { basics = {}, work = [], education = [], skills = [], languages = [] } = resumeOf(story)
  const role = work[roleIndex(work)]
  const { institution = '', area = '' } = education[0] ?? {}
  return {
    position: role?.position ?? '',
    company: role?.name ?? '',
    since: role?.startDate ?? '',
    until: role?.endDate ?? '',
    headline: basics.label ?? '',
    about: basics.summary ?? '',
    skills: skills.flatMap(({ name }) => name ?? []),
    city: basics.location?.city ?? '',
    countryCode: basics.location?.countryCode ?? '',
    timeZone: story.timeZone ?? '',
    school: institution,
    studied: area,
    languages: languages.flatMap(({ language }) => language ?? []),
    link: basics.url ?? '',
    expertises: story.expertises,
    hats: story.hats,
    soughtValues: story.soughtValues,
    soughtBenefits: story.soughtBenefits,
    interests: story.interests,
    mentoringTopics: story.mentoringTopics,
    openToWork: story.openToWork,
    soughtRoles: story.soughtRoles,
    soughtWorkTypes: story.soughtWorkTypes,
  }
}

/** Returns a story's content as answers. Typed answers take precedence. */
export function answersWith(story: OwnStory, typedAnswers: Answers): AllAnswers {
  const definedAnswers = Object.fromEntries(Object.entries(typedAnswers).filter(([, value]) => value !== undefined))
  return { ...answersOf(story), ...definedAnswers }
}

/** Returns the story with these answers; other fields stay, and an incomplete role is left out. */
export function withAnswers(story: OwnStory, answers: Answers): OwnStory {
  const resume = resumeOf(story)
  const { work: before = [], education: schools = [] } = resume
  const work = workWith(before, answers)
  const education = schoolsWith(schools, answers)
  const basics = basicsWith(resume.basics ?? {}, answers, before, work)
  const sharedAnswers = Object.fromEntries(
    sharedFields.flatMap((name) => (answers[name] === undefined ? [] : [[name, answers[name]]])),
  ) as Partial<OwnStory>
  return {
    ...story,
    ...sharedAnswers,
    ...(answers.timeZone !== undefined && { timeZone: answers.timeZone || null }),
    resume: {
      ...resume,
      ...(Object.keys(basics).length > 0 && { basics }),
      ...(work.length > 0 && { work }),
      ...(education.length > 0 && { education }),
      ...(changesList(answers.skills, resume.skills) && {
        skills: entriesNamed(resume.skills ?? [], answers.skills, 'name'),
      }),
      ...(changesList(answers.languages, resume.languages) && {
        languages: entriesNamed(resume.languages ?? [], answers.languages, 'language'),
      }),
    },
  }
}

/** Returns the story with a role that has no company as its headline, unless it has a headline or a role. */
export function withRoleAsHeadline(story: OwnStory, { position = '', company = '' }: Answers): OwnStory {
  const { basics = {}, work = [] } = resumeOf(story)
  if (position.trim() === '' || company.trim() !== '' || work.length > 0 || basics.label) return story
  return { ...story, resume: { ...story.resume, basics: { ...basics, label: position.trim() } } }
}

/** Returns the answers that the story can't contain yet: a role without a company, or the reverse. */
export function pendingOf(story: OwnStory, answers: Answers): Answers {
  const { position = '', company = '' } = answers
  if ((position === '') === (company === '') || (resumeOf(story).work ?? []).length > 0) return {}
  return { ...(position && { position }), ...(company && { company }) }
}

/** Returns the index of the role that answers are about: the first ongoing one, or the first of all. */
function roleIndex(work: Work): number {
  return Math.max(
    0,
    work.findIndex(({ endDate }) => endDate === undefined),
  )
}

function workWith(work: Work, { position, company, since, until }: Answers): Work {
  const index = roleIndex(work)
  const fields = { position: position?.trim(), name: company?.trim(), startDate: since, endDate: until }
  const role = Object.entries(fields).reduce<Role>(
    (next, [name, value]) => (value === undefined ? next : withField(next, name, value)),
    work[index] ?? {},
  )
  if (!role.position || !role.name) return work
  return work.length === 0 ? [role] : work.with(index, role)
}

function schoolsWith(schools: NonNullable<Resume['education']>, { school, studied }: Answers) {
  if (school === undefined && studied === undefined) return schools
  const [first = {}, ...others] = schools
  const withSchool = school === undefined ? first : withField(first, 'institution' as never, school.trim())
  const next = studied === undefined ? withSchool : withField(withSchool, 'area' as never, studied.trim())
  return Object.keys(next).length === 0 ? others : [next, ...others]
}

/**
 * Returns the basics with these answers. Without a headline, the role is used as one until the member writes another.
 */
function basicsWith(basics: Basics, answers: Answers, oldWork: Work, work: Work): Basics {
  const { headline, about, link, city, countryCode } = answers
  const isDerived = !basics.label || basics.label === headlineOf(oldWork)
  const label = headline ?? (isDerived && work !== oldWork ? headlineOf(work) : undefined)
  const texts = { label, summary: about, url: link }
  const next = Object.entries(texts).reduce<Basics>(
    (all, [name, value]) => (value === undefined ? all : withField(all, name, value.trim())),
    basics,
  )
  if (city === undefined && countryCode === undefined) return next
  const location = Object.entries({ city, countryCode }).reduce(
    (all, [name, value]) => (value === undefined ? all : withField(all, name as never, value.trim())),
    basics.location ?? {},
  )
  return Object.keys(location).length > 0 || basics.location ? { ...next, location } : next
}

/** Whether a list has entries, or removes existing ones. */
function changesList(names: readonly string[] | undefined, present: readonly object[] | undefined): names is string[] {
  return names !== undefined && (names.length > 0 || present !== undefined)
}

/** Returns the current role as a headline: "Nurse at Clinic", or without the company once it has ended. */
export function headlineOf(work: Work): string | undefined {
  const { position, name, endDate } = work[roleIndex(work)] ?? {}
  if (!position || !name) return undefined
  return endDate === undefined ? `${position} at ${name}` : position
}

/** Returns entries by name; existing ones keep their other fields. */
function entriesNamed<T extends object>(entries: readonly T[], names: readonly string[], field: string): T[] {
  return names.map((name) => {
    const existingEntry = entries.find((entry) => (entry as Record<string, unknown>)[field] === name)
    return existingEntry ?? ({ [field]: name } as T)
  })
}
