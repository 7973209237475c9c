import type { OnboardingStep } from '@rise/contract/onboarding/kinds'
import type { AnswerName } from './answers.ts'
import { openFields, planOf, type Standing } from './engine.ts'
import type { Entry } from './entries.ts'

/** Returns the steps of an entry that are questions. */
export function formSteps({ steps }: Entry): readonly OnboardingStep[] {
  return steps.filter((id) => id !== 'start' && id !== 'account')
}

/** Returns the answers that an entry asks for on one page. */
export function formNames(entry: Entry, standing: Standing): readonly AnswerName[] {
  const plan = planOf(entry, standing)
  // A guest's answers stay visible until there is an account; a member's are in their story.
  const isIncluded = (id: OnboardingStep) => plan.includes(id) && (standing.guest || !standing.done.includes(id))
  return formSteps(entry).flatMap((id) => (isIncluded(id) ? openFields(id, standing) : []))
}
