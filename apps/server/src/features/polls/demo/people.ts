import type { Tx } from '../../../platform/database/database.ts'

/** Those of the demo world whom others find, by the addresses of their accounts, in one order. */
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
