import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { BadgeRule, CountedRule } from '../../platform/manifest/badge-rule.ts'

/** Returns an actor's progress towards each of these badges, by slug. */
export async function readProgress(
  { db, clock }: Context,
  actorId: string,
  rules: readonly BadgeRule[],
): Promise<ReadonlyMap<string, number>> {
  const progress = new Map<string, number>()
  const counted: CountedRule[] = []
  for (const rule of rules) {
    if ('progressOf' in rule) counted.push(rule)
    else progress.set(rule.slug, await rule.progress(db, actorId))
  }
  if (counted.length === 0) return progress
  const now = clock.now()
  const each = counted.map(
    ({ slug, progressOf }) => sql`select ${slug} as slug, have from (${progressOf([actorId], now)}) as own`,
  )
  const { rows } = await sql<{ slug: string; have: number }>`${sql.join(each, sql` union all `)}`.execute(db)
  for (const { slug, have } of rows) progress.set(slug, have)
  return progress
}
