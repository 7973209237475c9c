import type { DigestBasis, DigestRhythm } from '@rise/contract/digest/kinds'
import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    digest_turn: {
      actor_id: string
      /** A wish: daily needs the plan at the moment that the digest is made. */
      rhythm: Generated<DigestRhythm>
      /** From 1, Monday. */
      weekday: Generated<number>
      /** Of the day, in the member's zone. */
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
      /** Null until its email is filled. */
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
