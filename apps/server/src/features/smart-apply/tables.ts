import type { AutoRules, SmartApplyDetails } from '@rise/contract/smart-apply/fields'
import type { AutoState, SkipReason } from '@rise/contract/smart-apply/kinds'
import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    smart_apply: {
      actor_id: string
      asked_at: Date | null
      details: ColumnType<Partial<SmartApplyDetails>, string | undefined, string>
      version: Generated<number>
    }
    auto_apply: {
      actor_id: string
      rules: ColumnType<AutoRules, string, string>
      active: Generated<boolean>
      version: Generated<number>
      looked_at: Generated<Date | null>
    }
    auto_item: {
      id: string
      actor_id: string
      job_id: string
      company_id: string
      state: Generated<AutoState>
      reason: Generated<SkipReason | null>
      match: number
      here: boolean
      missing: Generated<number>
      waited_minutes: Generated<number>
      queued_at: Date
      changed_at: Date
    }
    auto_beat: {
      is_only: Generated<boolean>
      at: Date
    }
  }
}
