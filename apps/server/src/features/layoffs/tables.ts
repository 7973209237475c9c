import type { AffectedAudience, LayoffState } from '@rise/contract/layoffs/kinds'
import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    layoff: {
      id: string
      slug: string
      state: LayoffState
      /** The name as the source writes it. */
      company_name: string
      name_key: ColumnType<string, never, never>
      /** Set if an admin has confirmed the company. */
      company_id: string | null
      /** A day such as `2026-04-07`. */
      announced_on: ColumnType<Date, string, string>
      people: number | null
      /** In percent. */
      share: number | null
      place: string | null
      place_key: string | null
      industry: string | null
      source: string | null
      import_key: string | null
      import_hash: string | null
      sender_id: string | null
      merged_into: Generated<string | null>
      landed: Generated<number>
      version: Generated<number>
      created_at: Date
      updated_at: Date
      terms: ColumnType<string, never, never>
    }
    layoff_match: { name_key: string; company_id: string; created_at: Date }
    layoff_answer: {
      id: Generated<string>
      layoff_id: string
      company_id: string
      text: string
      created_at: Date
      updated_at: Date
      /** When a moderator hid the text. */
      hidden_at: Generated<Date | null>
    }
    layoff_person: {
      layoff_id: string
      actor_id: string
      audience: AffectedAudience
      ends_at: Date
      landed_at: Date | null
      /** Whether the member was reminded that their choice ends. */
      reminded: Generated<boolean>
      created_at: Date
    }
    layoff_hiring: {
      id: Generated<string>
      layoff_id: string
      company_id: string
      words: string
      jobs: string[]
      created_at: Date
      /** When a moderator hid the text. */
      hidden_at: Generated<Date | null>
    }
  }
}
