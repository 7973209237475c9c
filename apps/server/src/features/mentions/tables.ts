import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    mention: {
      subject_id: string
      /** The mentioned member. */
      actor_id: string
      /** The author of the mention. */
      by_id: string
      /** The name as written in the text. */
      name: string
      /** False once the text no longer mentions the member. */
      shown: Generated<boolean>
      created_at: Date
    }
  }
}
