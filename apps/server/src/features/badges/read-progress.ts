import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { CountedRule, Rule } from './rule.ts'

/** Returns an actor's progress towards each of these badges, by slug. */
export async function readProgress(
  { db, clock }: Context,
  actorId: string,
  rules: readonly Rule[],
): Promise<ReadonlyMap<string, number>> {
  const progress = new Map<string, number>()
  const counted: CountedRule[] = []
  for (const rule of rules) {
    if ('held' in rule) counted.push(rule)
    else progress.set(rule.slug, await rule.progress(db, actorId))
  }
  if (counted.length === 0) return progress
  const now = clock.now()
  const each = counted.map(({ slug, held }) => sql`select ${slug} as slug, have from (${held([actorId], now)}) as held`)
  const { rows } = await sql<{ slug: string; have: number }>`${sql.join(each, sql` union all `)}`.execute(db)
  for (const { slug, have } of rows) progress.set(slug, have)
  return progress
}
