import type { OnboardingStep } from '@rise/contract/onboarding/kinds'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { AnswerName, Answers } from './answers.ts'
import type { Identity, Standing } from './engine.ts'

/** What is wrong, by the answer that it is about. */
export type AnswerErrors = { readonly [K in AnswerName]?: string }

/** What the pages of a flow do, for guests and members alike. */
export interface Flow extends Standing {
  /** What was typed and is in no story yet. */
  readonly answers: Answers
  /**
   * Takes the answers of steps into the story; returns where that leads, or what is wrong.
   *
   * @throws ApiError when the server refuses what belongs to no answer
   */
  save(steps: readonly OnboardingStep[], answers: Answers): Promise<Standing | AnswerErrors>
  /** Leaves a step out, or notes that it was seen to. */
  pass(step: OnboardingStep, as: 'done' | 'skipped'): Promise<Standing>
  /** Keeps what is being typed. */
  keep(answers: Answers): void
  /** Takes what was read of a guest's résumé; members' ones are saved by the review itself. */
  take?(story: OwnStory, identity: Identity): Standing
}

/** Whether saving went through. */
export function isStanding(result: Standing | AnswerErrors): result is Standing {
  return 'story' in result
}

/** The lists of steps once one was seen to. */
export function passed(
  { done, skipped }: Pick<Standing, 'done' | 'skipped'>,
  seen: readonly OnboardingStep[],
  as: 'done' | 'skipped' = 'done',
): Pick<Standing, 'done' | 'skipped'> {
  const others = skipped.filter((id) => !seen.includes(id))
  if (as === 'done') return { done: [...new Set([...done, ...seen])], skipped: others }
  // What was answered before stays answered.
  return { done, skipped: [...others, ...seen.filter((id) => !done.includes(id))] }
}

/** Typed answers with the other half of a role, which an earlier step asked for. */
export function withHalves({ position, company }: Answers, typed: Answers): Answers {
  if (typed.position === undefined && typed.company === undefined) return typed
  return { ...(position !== undefined && { position }), ...(company !== undefined && { company }), ...typed }
}

/** Answers without some of them. */
export function without(answers: Answers, names: readonly string[]): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)))
}
