import type { Tx } from '../../../platform/database/database.ts'

/** The professionals of demo accounts who have one of these slugs. Someone else's of the same slug is left alone. */
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
