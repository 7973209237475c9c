import type { EmploymentType } from '@rise/contract/jobs/kinds'
import type { RefusalReason } from '@rise/contract/match/kinds'
import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    match_wish: {
      actor_id: string
      pay_amount: number | null
      pay_currency: string | null
      employment_types: EmploymentType[]
      /** Names of places that `locateText` reads, and of parts of the world. */
      move_to: Generated<string[]>
      wished_at: Date
    }
    match_refusal: {
      actor_id: string
      job_id: string
      reason: RefusalReason
      refused_at: Date
    }
  }
}
