import type { OnboardingEntry, OnboardingStep } from '@rise/contract/onboarding/kinds'
import type { Onboarding } from '@rise/contract/onboarding/shapes'
import type { Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Returns a row in the contract's shape; the contract validated it when it was saved. */
export function presentOnboarding(row: Selectable<Tables['onboarding']>): Onboarding {
  return {
    version: row.version,
    entry: row.entry as OnboardingEntry,
    done: row.done as OnboardingStep[],
    skipped: row.skipped as OnboardingStep[],
    answers: row.answers,
  }
}
