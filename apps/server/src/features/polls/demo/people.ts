import type { Tx } from '../../../platform/database/database.ts'

/** Returns the listed members of the demo world, by account address, in a fixed order. */
export function listedAt(tx: Tx, emails: string) {
  return tx
    .selectFrom('actor')
    .innerJoin('membership', 'membership.actor_id', 'actor.id')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select(['actor.id', 'actor.slug', 'actor.kind'])
    .where('actor.listed', '=', true)
    .where('login.email', 'like', emails)
    .orderBy('actor.slug')
}
