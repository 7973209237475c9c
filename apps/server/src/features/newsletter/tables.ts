import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    newsletter_subscription: {
      login_id: string
      subscribed_at: Date
      unsubscribed_at: Date | null
      /** When the next mail is due; null: at once. */
      turn_at: Generated<Date | null>
      /** Up to when jobs were told of; null: of none yet. */
      told_until: Generated<Date | null>
    }
  }
}
