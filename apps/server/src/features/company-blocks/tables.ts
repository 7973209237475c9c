import type { ConsentState, PeopleKind } from '@rise/contract/company-blocks/kinds'
import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    company_layout: {
      company_id: string
      /** The contract's `pageLayout`, checked by `readLayout`. */
      draft: ColumnType<unknown, string, string>
      revision: Generated<number>
      published: number | null
      updated_at: Date
    }
    company_layout_version: {
      company_id: string
      version: number
      body: ColumnType<unknown, string, string>
      picture_ids: string[]
      login_id: string | null
      created_at: Date
    }
    company_layout_picture: { company_id: string; picture_id: string }
    company_consent: {
      id: string
      company_id: string
      person_id: string
      kind: PeopleKind
      state: Generated<ConsentState>
      asked_at: Date
      answered_at: Date | null
    }
  }
}
