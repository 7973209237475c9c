import type { OnboardingAnswers } from '@rise/contract/onboarding/fields'
import type { ColumnType } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    onboarding: {
      actor_id: string
      entry: string
      done: string[]
      skipped: string[]
      answers: ColumnType<OnboardingAnswers, string, string>
      version: number
      created_at: Date
      updated_at: Date
    }
  }
}
