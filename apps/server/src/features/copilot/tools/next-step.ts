import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { ownStory } from '../../professionals/index.ts'
import { type Answer, chip, type ToolRequest } from './answer.ts'

type Step = NonNullable<OwnStory['strength']['next']>

const basics = '/professional/edit'
const experience = '/professional/edit-experience'
const education = '/professional/edit-education'
const interests = '/professional/edit-interests'

const steps: Readonly<Record<Step, { readonly text: string; readonly to: string }>> = {
  name: { text: 'Add your full name', to: basics },
  headline: { text: 'Write a headline', to: basics },
  photo: { text: 'Add a photo', to: '/professional/edit#pictures' },
  work: { text: 'Add your experience', to: experience },
  about: { text: 'Write a few sentences about yourself', to: basics },
  skills: { text: 'Add five skills', to: experience },
  place: { text: 'Add your location', to: basics },
  education: { text: 'Add your education', to: education },
  expertises: { text: 'Choose your expertise', to: interests },
  values: { text: 'Choose what you value', to: interests },
  languages: { text: 'Add the languages you speak', to: education },
  hats: { text: 'Choose the hats you wear', to: interests },
  links: { text: 'Add links to your work', to: basics },
  interests: { text: 'Add what you like to do', to: interests },
  mentoring: { text: 'Offer to mentor', to: '/professional/edit-mentoring-topics' },
}

/** Returns the most helpful next step for the story, and up to two employers that it says nothing about. */
export async function nextStep({ ctx, actorId }: ToolRequest): Promise<Answer> {
  const { strength, resume } = await ownStory(ctx.db, actorId)
  const emptyWorks = worksWithoutLines(resume)
  const items = [
    ...(strength.next ? [steps[strength.next]] : []),
    ...emptyWorks.map((name) => ({ text: `Say what you did at ${name}`, to: '/professional/edit-experience' })),
  ]
  const text =
    items.length === 0
      ? 'Your story is complete. The next best step is a job that fits.'
      : `Your story is ${strength.percent}% complete. This would help most:`
  return { text, cards: items.length === 0 ? [] : [{ kind: 'steps', items }], chips: [chip('find-jobs', [])] }
}

/** Returns at most two employers without a summary or lines in the story. */
function worksWithoutLines({ work }: OwnStory['resume']): string[] {
  const entries = Array.isArray(work) ? (work as { name?: string; summary?: string; highlights?: string[] }[]) : []
  return entries
    .filter(({ name, summary = '', highlights = [] }) => name && summary === '' && highlights.length === 0)
    .flatMap(({ name = '' }) => name)
    .slice(0, 2)
}
