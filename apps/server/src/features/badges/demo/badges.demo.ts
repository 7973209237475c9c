import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { awardBadges } from '../award-badges.ts'
import { rules } from '../rules.ts'

/** The member with every badge that can be earned, even for content that the member has since deleted. */
const COLLECTOR = 'carla-mendes'

/**
 * Adds the badges of the demo world: those that its members have earned by the rules, on days between joining and
 * yesterday, and all badges for one member. Returns how many were added.
 */
export function loadDemo(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const collectorRow = await tx
      .selectFrom('membership')
      .innerJoin('login', 'login.id', 'membership.login_id')
      .innerJoin('actor', 'actor.id', 'membership.actor_id')
      .select(['membership.actor_id', 'actor.slug'])
      .distinct()
      .where('login.email', 'like', '%@demo.example')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('badge').select('slug').whereRef('badge.actor_id', '=', 'membership.actor_id'))),
      )
      .execute()
    const actorIds = collectorRow.map(({ actor_id }) => actor_id)
    if (actorIds.length === 0) return 0
    const awardedCount = await awardBadges(ctx, tx, { actorIds, rules: rules.all(), firstLook: true })
    const collector = collectorRow.find(({ slug }) => slug === COLLECTOR)
    await awardCrowd(ctx, tx)
    const collectedCount = collector ? await collect(ctx, tx, collector.actor_id) : 0
    await spreadOverMembership(ctx, tx, actorIds)
    return awardedCount + collectedCount
  })
}

async function collect({ clock }: Context, tx: Tx, actorId: string): Promise<number> {
  const professionalRules = rules.all().filter(({ of }) => of === 'professional')
  const rows = await tx
    .insertInto('badge')
    .values(professionalRules.map(({ slug }) => ({ actor_id: actorId, slug, earned_at: clock.now() })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('slug')
    .execute()
  return rows.length
}

/** Gives members who only follow and react the badge for joining, in one statement and without notifications. */
async function awardCrowd({ clock }: Context, tx: Tx): Promise<void> {
  await sql`
    insert into badge (actor_id, slug, earned_at)
    select actor.id, badge.slug, actor.created_at + badge.after
    from actor
    join membership on membership.actor_id = actor.id
    join login on login.id = membership.login_id and login.email like '%@crowd.demo.example'
    join (values ('first-light', interval '20 minutes'), ('anniversary', interval '1 year')) badge (slug, after)
      on actor.created_at + badge.after < ${clock.now()}::timestamptz
    on conflict do nothing`.execute(tx)
}

/**
 * Moves each badge, and its record, to a different day: the first visit to the day of joining, an anniversary to a year
 * later, the others in between, up to yesterday.
 */
async function spreadOverMembership({ clock }: Context, tx: Tx, actorIds: readonly string[]): Promise<void> {
  await sql`
    update badge set earned_at = least(${clock.now()}::timestamptz - interval '26 hours', case
      when badge.slug in ('first-light', 'toast-to-your-success') then actor.created_at + interval '20 minutes'
      when badge.slug = 'anniversary' then actor.created_at + interval '1 year'
      else actor.created_at + (${clock.now()}::timestamptz - actor.created_at)
        * (('x' || substr(md5(badge.slug || actor.slug), 1, 4))::bit(16)::int / 65536.0)
    end)
    from actor where actor.id = badge.actor_id and badge.actor_id = any(${actorIds}::uuid[])`.execute(tx)
  await sql`
    update activity set created_at = badge.earned_at from badge
    where activity.kind = 'badge.earned' and activity.actor_id = badge.actor_id
      and activity.data ->> 'badge' = badge.slug and badge.actor_id = any(${actorIds}::uuid[])`.execute(tx)
}
