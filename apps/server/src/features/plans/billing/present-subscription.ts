import type { Subscription } from '@rise/contract/plans/shapes'
import type { Selectable } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { graceEnds } from './settle-plan.ts'

type Row = Selectable<Tables['subscription']>

/** The states of a subscription that is paid or owed. */
const alive = ['active', 'trialing', 'past_due', 'unpaid', 'paused']

/** Returns the subscription that an actor pays for or owes; undefined if there is none. */
export function findPaid(db: Database | Tx, actorId: string): Promise<Row | undefined> {
  return db
    .selectFrom('subscription')
    .selectAll()
    .where('actor_id', '=', actorId)
    .where('ended_at', 'is', null)
    .where('status', 'in', alive)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns a subscription in the contract's shape. */
export function presentSubscription(row: Row, now: Date): Subscription {
  const { plan, term, amount, currency, cancels, period_ends_at, failed_at } = row
  const { discount, until } = discountAt(row, now)
  const end = failed_at && graceEnds(failed_at)
  return {
    ...{ plan, term, amount, currency, cancelled: cancels, discount },
    discountEnds: until?.toISOString() ?? null,
    state: stateOf(row, now),
    periodEnds: period_ends_at.toISOString(),
    graceEnds: end?.toISOString() ?? null,
  }
}

function stateOf({ status, failed_at }: Row, now: Date): Subscription['state'] {
  if (failed_at !== null) return graceEnds(failed_at) > now ? 'failed' : 'lapsed'
  return status === 'trialing' ? 'trial' : 'active'
}

function discountAt({ discount, discount_ends_at: until }: Row, now: Date): { discount: number; until: Date | null } {
  return until !== null && until <= now ? { discount: 0, until: null } : { discount, until }
}
