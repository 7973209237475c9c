import type { OwnStory, storySteps } from '@rise/contract/professionals/story/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'

type Step = (typeof storySteps)[number]

/** The parts of a story that count towards its strength. */
interface StoryParts {
  readonly names: boolean
  readonly photo: boolean
  readonly resume: Resume
  readonly expertises: number
  readonly hats: number
  readonly values: number
  readonly interests: number
  readonly mentoringTopics: number
}

const LONG_ENOUGH = 120
const SOME_SKILLS = 5

/**
 * The steps of a story, the most helpful first, each with its share in percent and the condition under which it is
 * done. The shares add up to 100.
 */
const steps: readonly { readonly step: Step; readonly share: number; done(story: StoryParts): boolean }[] = [
  { step: 'headline', share: 12, done: ({ resume }) => Boolean(resume.basics?.label) },
  { step: 'work', share: 18, done: ({ resume }) => (resume.work?.length ?? 0) > 0 },
  { step: 'about', share: 10, done: ({ resume }) => (resume.basics?.summary ?? '').length >= LONG_ENOUGH },
  { step: 'skills', share: 8, done: ({ resume }) => (resume.skills?.length ?? 0) >= SOME_SKILLS },
  { step: 'place', share: 6, done: ({ resume }) => Boolean(resume.basics?.location?.countryCode) },
  { step: 'photo', share: 8, done: ({ photo }) => photo },
  { step: 'name', share: 8, done: ({ names }) => names },
  { step: 'education', share: 6, done: ({ resume }) => (resume.education?.length ?? 0) > 0 },
  { step: 'expertises', share: 5, done: ({ expertises }) => expertises > 0 },
  { step: 'values', share: 4, done: ({ values }) => values > 0 },
  { step: 'languages', share: 4, done: ({ resume }) => (resume.languages?.length ?? 0) > 0 },
  { step: 'hats', share: 3, done: ({ hats }) => hats > 0 },
  { step: 'links', share: 3, done: ({ resume }) => hasLink(resume) },
  { step: 'interests', share: 3, done: ({ interests }) => interests > 0 },
  { step: 'mentoring', share: 2, done: ({ mentoringTopics }) => mentoringTopics > 0 },
]

/**
 * Returns the completeness of a story in percent, and the most helpful next step, which is null if the story is
 * complete.
 */
export function storyStrength(story: StoryParts): OwnStory['strength'] {
  const doneSteps = steps.filter((one) => one.done(story))
  const next = steps.find((one) => !doneSteps.includes(one))
  return { percent: doneSteps.reduce((sum, { share }) => sum + share, 0), next: next?.step ?? null }
}

function hasLink({ basics }: Resume): boolean {
  return Boolean(basics?.url) || (basics?.profiles ?? []).some(({ url }) => url)
}
