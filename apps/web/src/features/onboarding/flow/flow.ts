import type { OnboardingStep } from '@rise/contract/onboarding/kinds'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { AnswerName, Answers } from './answers.ts'
import type { Identity, Standing } from './engine.ts'

/** Errors by answer. */
export type AnswerErrors = { readonly [K in AnswerName]?: string }

/** The actions of a flow, the same for guests and members. */
export interface Flow extends Standing {
  /** Typed answers that aren't in the story yet. */
  readonly answers: Answers
  /**
   * Saves the answers of steps to the story; returns the new standing, or the errors.
   *
   * @throws ApiError when the server refuses something that belongs to no answer
   */
  save(steps: readonly OnboardingStep[], answers: Answers): Promise<Standing | AnswerErrors>
  /** Marks a step as skipped or done. */
  pass(step: OnboardingStep, as: 'done' | 'skipped'): Promise<Standing>
  /** Stores partly typed answers. */
  keep(answers: Answers): void
  /** Stores a guest's names while they are typed. */
  identify?(names: Partial<Identity>): void
  /** Adopts a guest's résumé; the review itself saves a member's. */
  take?(story: OwnStory, identity: Identity): Standing
}

/** Whether saving succeeded. */
export function isStanding(result: Standing | AnswerErrors): result is Standing {
  return 'story' in result
}

/** Returns the lists of steps after one was taken. */
export function stepsAfter(
  { done, skipped }: Pick<Standing, 'done' | 'skipped'>,
  taken: readonly OnboardingStep[],
  as: 'done' | 'skipped' = 'done',
): Pick<Standing, 'done' | 'skipped'> {
  const otherSkipped = skipped.filter((id) => !taken.includes(id))
  if (as === 'done') return { done: [...new Set([...done, ...taken])], skipped: otherSkipped }
  // A step that was already answered doesn't become skipped.
  return { done, skipped: [...otherSkipped, ...taken.filter((id) => !done.includes(id))] }
}

/** Returns typed answers with the other half of a role, from an earlier step. */
export function withFullRole({ position, company }: Answers, typedAnswers: Answers): Answers {
  if (typedAnswers.position === undefined && typedAnswers.company === undefined) return typedAnswers
  return { ...(position !== undefined && { position }), ...(company !== undefined && { company }), ...typedAnswers }
}

/** Returns answers without the named ones. */
export function withoutAnswers(answers: Answers, names: readonly string[]): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)))
}
