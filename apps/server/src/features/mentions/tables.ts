import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    mention: {
      subject_id: string
      /** Who is mentioned. */
      actor_id: string
      /** Who mentions. */
      by_id: string
      /** As the text says it. */
      name: string
      /** False once the text no longer mentions them. */
      shown: Generated<boolean>
      created_at: Date
    }
  }
}
