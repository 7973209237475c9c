import type { OnboardingStep } from '@rise/contract/onboarding'
import type { AnswerName } from './answers.ts'
import { askedFields, planOf, type Standing } from './engine.ts'
import type { Entry } from './entries.ts'

/** The steps of an entry that are questions. */
export function formSteps({ steps }: Entry): readonly OnboardingStep[] {
  return steps.filter((id) => id !== 'start' && id !== 'account')
}

/** What an entry asks on one page. */
export function formNames(entry: Entry, standing: Standing): readonly AnswerName[] {
  const plan = planOf(entry, standing)
  return formSteps(entry).flatMap((id) => (plan.includes(id) ? askedFields(id, standing) : []))
}
