import type { DigestBasis, DigestRhythm } from '@rise/contract/digest/kinds'
import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    digest_turn: {
      actor_id: string
      /** The member's choice. Daily takes effect only if the member has the plan when the digest is prepared. */
      rhythm: Generated<DigestRhythm>
      /** From 1 for Monday. */
      weekday: Generated<number>
      /** Minutes after midnight in the member's zone. */
      minute: Generated<number>
      zone: string | null
      paused_until: Date | null
      due_at: Date
      /** When the last turn was taken. */
      looked_since: Date
      /** When the last email was made. */
      mailed_at: Date
    }
    digest: {
      id: string
      actor_id: string
      turn_at: Date
      basis: DigestBasis
      made_at: Date
      /** Null until the email is sent. */
      sent_at: Date | null
      looked_at: number | null
      best_match: number | null
    }
    digest_job: {
      actor_id: string
      job_id: string
      digest_id: string
      position: number
      match: number | null
      why: string
    }
  }
}
