import { missionDeeds } from '@rise/contract/missions/kinds'
import type { Wish } from '@rise/contract/missions/rewards/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { countMissions } from '../progress/count-missions.ts'

const HOUR_MS = 3_600_000
/** The batch size of the daily check. */
const BATCH = 200

/** Members who show their missions on their story. */
const onStory = ['mireille-dubois']

/** A mission that has ended, and the members who finished it. */
const firstSummer = {
  mission: {
    key: 'first-summer',
    title: 'The first summer',
    words: 'Answer questions in Real talk while the community is small.',
    icon: 'sparkles',
    deed: 'question-answered',
    audience: 'everyone',
    steps: 10,
    points: 80,
    per_day: null,
  },
  members: ['ada-brook', 'carla-mendes', 'mireille-dubois', 'nina-okoye', 'priscilla-osei'],
} as const

interface DemoClaim {
  readonly slug: string
  readonly gift: 'points75' | 'points100'
  readonly wish: Wish
  readonly hoursAgo: number
  readonly answer?: string
  readonly link?: string
}

/** Claimed rewards: two that wait, and one that was fulfilled. */
const claims: readonly DemoClaim[] = [
  {
    slug: 'carla-mendes',
    gift: 'points75',
    wish: {
      times: ['2026-12-03T18:00', '2026-12-04T12:30', '2026-12-08T08:15'],
      zone: 'America/Sao_Paulo',
      words: 'Fifteen years on two pages. Help me cut!!',
    },
    hoursAgo: 5,
  },
  {
    slug: 'mireille-dubois',
    gift: 'points100',
    wish: {
      headline: 'What I ask before I give advice',
      words: 'People thank me for answers. The questions did the work, so I’d like to write about those.',
    },
    hoursAgo: 29,
  },
  {
    slug: 'priscilla-osei',
    gift: 'points75',
    wish: { times: ['2026-11-18T17:00', '2026-11-19T17:00'], zone: 'Africa/Accra', words: '' },
    hoursAgo: 9 * 24,
    answer: 'Thank you for the half hour on Wednesday. Keep the new first page: it says what you do in ten seconds.',
  },
]

/**
 * Adds the demo world's missions: progress from members' actions, points earned on days between joining and yesterday,
 * and a queue of rewards. Returns how many counts were added.
 */
export function loadDemo(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select distinct membership.actor_id as id from membership
      join login on login.id = membership.login_id and login.email like '%@demo.example'
      where not exists (select from mission_member where mission_member.actor_id = membership.actor_id)
      order by id`.execute(tx)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    let countedTotal = 0
    for (let from = 0; from < ids.length; from += BATCH) {
      const actorIds = ids.slice(from, from + BATCH)
      countedTotal += await countMissions(ctx, tx, { actorIds, of: missionDeeds, firstLook: true })
    }
    // Members without progress are counted, too, so that a second startup counts no one again.
    await sql`
      insert into mission_member (actor_id, on_story)
      select actor.id, actor.slug = any(${onStory}) from actor where id = any(${ids}::uuid[])
      on conflict (actor_id) do update set on_story = excluded.on_story`.execute(tx)
    await spreadOverMembership(ctx, tx, ids)
    await addFirstSummer(ctx, tx)
    for (const claim of claims) await addClaim(ctx, tx, claim)
    return countedTotal
  })
}

/** Spreads awards over the days between joining and yesterday. */
async function spreadOverMembership({ clock }: Context, tx: Tx, ids: readonly string[]): Promise<void> {
  const now = sql`${clock.now()}::timestamptz`
  const share = (mark: ReturnType<typeof sql>) => sql`(('x' || substr(md5(${mark}), 1, 4))::bit(16)::int / 65536.0)`
  const day = (mark: ReturnType<typeof sql>) => sql`least(${now} - interval '26 hours',
    actor.created_at + (${now} - actor.created_at) * ${share(mark)})`
  await sql`
    update mission_award set created_at = ${day(sql`mission_award.mission_id::text || mission_award.round || actor.slug`)}
    from actor where actor.id = mission_award.actor_id and actor.id = any(${[...ids]}::uuid[])`.execute(tx)
  await sql`
    update mission_progress set changed_at = ${day(sql`mission_progress.mission_id::text || actor.slug`)}
    from actor where actor.id = mission_progress.actor_id and actor.id = any(${[...ids]}::uuid[])`.execute(tx)
}

async function addFirstSummer({ clock }: Context, tx: Tx): Promise<void> {
  const { mission, members } = firstSummer
  const at = (daysAgo: number) => new Date(clock.now().getTime() - daysAgo * 24 * HOUR_MS)
  const [begins, ends] = [at(150), at(60)]
  const missionRow = await tx
    .insertInto('mission')
    .values({ ...mission, id: sql<string>`gen_random_uuid()`, starts_at: begins, ends_at: ends, created_at: begins })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!missionRow) return
  const who = sql`from actor where kind = 'professional' and slug = any(${[...members]})`
  await sql`
    insert into mission_progress (actor_id, mission_id, counted, best, rounds, changed_at)
    select id, ${missionRow.id}, ${mission.steps}, ${mission.steps}, 1, ${ends}::timestamptz - interval '3 days' ${who}`.execute(
    tx,
  )
  await sql`
    insert into mission_award (id, actor_id, mission_id, round, points, created_at)
    select gen_random_uuid(), id, ${missionRow.id}, 1, ${mission.points}, ${ends}::timestamptz - interval '3 days' ${who}`.execute(
    tx,
  )
  await sql`
    update mission_member set points = points + ${mission.points}
    where actor_id in (select id ${who})`.execute(tx)
}

async function addClaim(ctx: Context, tx: Tx, claim: DemoClaim): Promise<void> {
  const { slug, gift, wish, hoursAgo, answer = '', link = '' } = claim
  const member = await tx
    .selectFrom('actor')
    .innerJoin('membership', 'membership.actor_id', 'actor.id')
    .select(['actor.id', 'membership.login_id'])
    .where('actor.slug', '=', slug)
    .where('actor.kind', '=', 'professional')
    .executeTakeFirst()
  if (!member) return
  const claimedAt = new Date(ctx.clock.now().getTime() - hoursAgo * HOUR_MS)
  const isAnswered = answer !== ''
  const claimRow = await tx
    .insertInto('reward_claim')
    .values({
      ...{
        id: ctx.newId(),
        actor_id: member.id,
        login_id: member.login_id,
        gift,
        wish: JSON.stringify(wish),
        answer,
        link,
      },
      ...{ state: isAnswered ? 'fulfilled' : 'waiting', claimed_at: claimedAt, picture_id: null, decided_by: null },
      decided_at: isAnswered ? new Date(claimedAt.getTime() + 30 * HOUR_MS) : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!claimRow) return
  await tx
    .updateTable('mission_member')
    .set({ claimed_gifts: sql`array_append(claimed_gifts, ${gift})` })
    .where('actor_id', '=', member.id)
    .execute()
}
