import type { Tx } from '../../../platform/database/database.ts'

/** Returns the professionals of demo accounts with these slugs. Skips other professionals with the same slug. */
export function demoActorsOf(tx: Tx, slugs: readonly string[]) {
  return tx
    .selectFrom('actor')
    .innerJoin('membership', 'membership.actor_id', 'actor.id')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select(['actor.id', 'actor.slug'])
    .where('actor.kind', '=', 'professional')
    .where('login.email', 'like', '%@demo.example')
    .where('actor.slug', 'in', slugs)
    .orderBy('actor.slug')
}
