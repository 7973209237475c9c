import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    word_rule: {
      id: string
      words: string
      act: 'hold' | 'refuse'
      /** The reason shown to the author of a refused text. */
      reason: string
      created_at: Date
    }
    slowed_actor: {
      actor_id: string
      until: Date
      /** When the actor last published while slowed down. */
      published_at: Generated<Date | null>
    }
  }
}
