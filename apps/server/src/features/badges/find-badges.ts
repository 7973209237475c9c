import type { Badges, BadgeToEarn } from '@rise/contract/badges/endpoints'
import { type BadgesRow, maySeeBadgesToEarn } from '@rise/contract/badges/policy'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Requester } from '../../platform/http/requester.ts'
import type { BadgeRule, CountedRule } from '../../platform/manifest/badge-rule.ts'
import { findCompanyName } from '../companies/index.ts'
import { findProfessionalName } from '../professionals/index.ts'
import { earnedBadgesOf, presentBadge, presentEarnedBadges } from './earned-badges.ts'
import { rules } from './rules.ts'

interface Owner extends BadgesRow {
  readonly slug: string
  readonly name: string
  /** Whether the owner's page is hidden from search engines. */
  readonly noindex: boolean
}

/**
 * Returns the badges of the professional at a current or former address, if the viewer may see the story.
 *
 * @throws {Failure} `story-not-found`
 */
export async function findBadgesOfProfessional(ctx: Context, viewer: Requester, slug: string): Promise<Badges> {
  return badgesOf(ctx, viewer, { kind: 'professional', ...(await findProfessionalName(ctx, viewer, slug)) })
}

/**
 * Returns the badges of the company at a current or former address, if the viewer may see its page.
 *
 * @throws {Failure} `company-not-found`
 */
export async function findBadgesOfCompany(ctx: Context, viewer: Requester, slug: string): Promise<Badges> {
  return badgesOf(ctx, viewer, { kind: 'company', noindex: false, ...(await findCompanyName(ctx, slug, viewer)) })
}

async function badgesOf(ctx: Context, viewer: Requester, owner: Owner): Promise<Badges> {
  const { id, slug, name, noindex } = owner
  const { rows } = await ctx.db.selectNoFrom(earnedBadgesOf(ctx.db, sql.val(id)).as('rows')).executeTakeFirstOrThrow()
  const seesBadgesToEarn = maySeeBadgesToEarn(viewer, owner) === 'allowed'
  return {
    _id: id,
    slug,
    name,
    earned: presentEarnedBadges(rows),
    ...(seesBadgesToEarn && { toEarn: await listToEarn(ctx, owner, new Set(rows.map((row) => row.slug))) }),
    noindex,
  }
}

async function listToEarn(ctx: Context, { id, kind }: BadgesRow, earned: ReadonlySet<string>): Promise<BadgeToEarn[]> {
  const remainingRules = rules.all().filter((rule) => rule.of === kind && !earned.has(rule.slug) && !rule.newcomersOnly)
  const progress = await readProgress(ctx, id, remainingRules)
  return remainingRules.flatMap(({ slug, need, unit, beginsAt }) => {
    const badge = presentBadge(slug)
    if (!badge) return []
    // Progress may have reached the threshold before the next check.
    const have = Math.min(progress.get(slug) ?? 0, need)
    return [
      {
        ...badge,
        ...(beginsAt && { beginsAt: { ...beginsAt, label: t(beginsAt.label) } }),
        ...(need > 1 && { progress: { have, need, ...(unit && { unit }) } }),
      },
    ]
  })
}

/** Returns an actor's progress towards each of these badges, by slug. */
async function readProgress(
  { db, clock }: Context,
  actorId: string,
  rules: readonly BadgeRule[],
): Promise<ReadonlyMap<string, number>> {
  const progress = new Map<string, number>()
  const countedRules: CountedRule[] = []
  for (const rule of rules) {
    if ('progressOf' in rule) countedRules.push(rule)
    else progress.set(rule.slug, await rule.progress(db, actorId))
  }
  if (countedRules.length === 0) return progress
  const now = clock.now()
  const progressQueries = countedRules.map(
    ({ slug, progressOf }) => sql`select ${slug} as slug, have from (${progressOf([actorId], now)}) as own`,
  )
  const { rows } = await sql<{ slug: string; have: number }>`${sql.join(progressQueries, sql` union all `)}`.execute(db)
  for (const { slug, have } of rows) progress.set(slug, have)
  return progress
}
