import { type RawBuilder, sql } from 'kysely'
import type { ActivityInput } from '../../platform/activity/activity.ts'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { BadgeRule, Progress } from '../../platform/manifest/badge-rule.ts'
import { rules as everyRule } from './rules.ts'

interface AwardInput {
  /** The actors to check, at most a few hundred. */
  readonly actorIds: readonly string[]
  readonly rules: readonly BadgeRule[]
  /**
   * Whether this may be the account's first check. Badges of a first check are not emailed, because they reward nothing
   * new.
   */
  readonly firstLook?: boolean
}

interface EarnedBadge {
  readonly actor_id: string
  readonly slug: string
}

/**
 * Awards these actors the badges that they have earned by these rules and don't have yet, recording each. Pending,
 * suspended and deleted accounts, and pages without a team, earn nothing. Repeated or concurrent calls award each badge
 * once. Returns the number awarded.
 */
export async function awardBadges(ctx: Context, tx: Tx, awarding: AwardInput): Promise<number> {
  const { actorIds, rules, firstLook = false } = awarding
  if (actorIds.length === 0 || rules.length === 0) return 0
  const firstTimeActors = firstLook ? await withoutBadges(tx, actorIds) : new Set<string>()
  const earnedBadges = await insertDeserved(ctx, tx, awarding)
  await ctx.activity.recordAll(tx, recordsOf(earnedBadges, firstTimeActors))
  return earnedBadges.length
}

async function insertDeserved(
  { clock }: Context,
  tx: Tx,
  { actorIds, rules }: AwardInput,
): Promise<readonly EarnedBadge[]> {
  const now = clock.now()
  const progressQueries: RawBuilder<unknown>[] = []
  for (const rule of rules) {
    const progress = await progressBy(tx, rule, actorIds, now)
    progressQueries.push(
      sql`select actor_id, ${rule.slug} as slug, ${rule.of} as kind from (${progress}) as progress where have >= ${rule.need}`,
    )
  }
  // In a fixed order, so that two concurrent calls don't deadlock.
  const { rows } = await sql<EarnedBadge>`
    insert into badge (actor_id, slug, earned_at)
    select found.actor_id, found.slug, ${now}::timestamptz from (${sql.join(progressQueries, sql` union all `)}) as found
    join actor on actor.id = found.actor_id and actor.kind = found.kind and actor.listed
    where exists (select from membership where membership.actor_id = actor.id)
      and not exists (select from badge where badge.actor_id = found.actor_id and badge.slug = found.slug)
    order by found.actor_id, found.slug
    on conflict do nothing
    returning actor_id, slug`.execute(tx)
  return rows
}

/** Returns these actors' progress by a rule, as a query. */
async function progressBy(db: Database | Tx, rule: BadgeRule, actorIds: readonly string[], now: Date) {
  if ('progressOf' in rule) return rule.progressOf(actorIds, now)
  const deservingIds = await rule.deserving(db, await withoutBadge(db, actorIds, rule.slug))
  return sql<Progress>`select id as actor_id, ${rule.need}::integer as have from unnest(${deservingIds}::uuid[]) as id`
}

async function withoutBadge(db: Database | Tx, actorIds: readonly string[], slug: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${actorIds}::uuid[]) as id
    where not exists (select from badge where badge.actor_id = id and badge.slug = ${slug})`.execute(db)
  return rows.map(({ id }) => id)
}

async function withoutBadges(db: Database | Tx, actorIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${actorIds}::uuid[]) as id
    where not exists (select from badge where badge.actor_id = id)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Records each badge; `together` holds those awarded in the same check, for one notification. */
function recordsOf(earned: readonly EarnedBadge[], unmailed: ReadonlySet<string>): ActivityInput<'badge.earned'>[] {
  return [...new Set(earned.map(({ actor_id }) => actor_id))].flatMap((actorId) => {
    const ownSlugs = new Set(earned.flatMap(({ actor_id, slug }) => (actor_id === actorId ? [slug] : [])))
    const slugsTogether = everyRule.all().flatMap(({ slug }) => (ownSlugs.has(slug) ? [slug] : []))
    const isMailed = !unmailed.has(actorId)
    return slugsTogether.map((badge) => ({
      kind: 'badge.earned',
      actorId,
      data: { badge, together: slugsTogether, mailed: isMailed },
    }))
  })
}
