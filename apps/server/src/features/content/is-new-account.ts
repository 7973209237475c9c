import { NEW_ACCOUNT_HOURS } from '@rise/contract/content/limits'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'

const HOUR_MS = 3_600_000

/** Returns the condition that the actor whose id is in `column` joined so recently that stricter limits apply to it. */
export function isNewAccount({ clock }: Pick<Context, 'clock'>, column: string) {
  const since = new Date(clock.now().getTime() - NEW_ACCOUNT_HOURS * HOUR_MS)
  return sql<boolean>`exists (
    select from actor as writer where writer.id = ${sql.ref(column)} and writer.created_at > ${since})`
}
