import type { MissionDeed } from '@rise/contract/missions/kinds'
import { type RawBuilder, sql } from 'kysely'
import type { ActivityInput } from '../../../platform/activity/activity.ts'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { CountedThing } from '../../../platform/manifest/counted-deed.ts'
import { deeds } from './deeds.ts'

interface MissionCount {
  /** The members whose progress is recounted: some hundreds at most. */
  readonly actorIds: readonly string[]
  /** The actions to count. */
  readonly of: readonly MissionDeed[]
  /** Whether to record no activities for members counted for the first time, because their progress isn't new. */
  readonly firstLook?: boolean
}

/** A member's current progress in a mission that differs from the stored progress. */
interface Change {
  readonly actor_id: string
  readonly mission_id: string
  readonly steps: number
  readonly points: number
  readonly counted: number
  readonly best: number
  readonly rounds: number
}

/**
 * Recounts the progress of these actors, and awards or revokes points. Concurrent calls for a member wait for each
 * other, and repeated calls change nothing. Ended missions and the progress of hidden accounts stay unchanged. Returns
 * how many counts changed.
 */
export async function countMissions(ctx: Context, tx: Tx, counting: MissionCount): Promise<number> {
  const { actorIds, of } = counting
  if (actorIds.length === 0 || of.length === 0) return 0
  const now = ctx.clock.now()
  const before = await findChanges(tx, { actorIds, of, now })
  if (before.length === 0) return 0
  const touchedActorIds = [...new Set(before.map(({ actor_id }) => actor_id))].toSorted()
  const silentIds = counting.firstLook === true ? await withoutProgress(tx, touchedActorIds) : new Set<string>()
  await lockMembers(tx, touchedActorIds)
  const changes = await findChanges(tx, { actorIds: touchedActorIds, of, now })
  await saveCounts(ctx, tx, changes)
  await ctx.activity.recordAll(
    tx,
    changes.filter(({ actor_id }) => !silentIds.has(actor_id)).flatMap((change) => activitiesOf(change)),
  )
  return changes.length
}

/** Locks the members' rows in a fixed order to avoid deadlocks. */
async function lockMembers(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    insert into mission_member (actor_id) select id from unnest(${ids}::uuid[]) as id
    order by id on conflict do nothing`.execute(tx)
  await sql`
    select from mission_member where actor_id = any(${ids}::uuid[]) order by actor_id for no key update`.execute(tx)
}

async function findChanges(
  tx: Tx,
  {
    actorIds,
    of,
    now,
  }: { readonly actorIds: readonly string[]; readonly of: readonly MissionDeed[]; readonly now: Date },
): Promise<readonly Change[]> {
  const deedQueries: RawBuilder<unknown>[] = []
  for (const deed of of) {
    const things: RawBuilder<CountedThing> = await deeds.all()[deed].things(tx, actorIds, now)
    deedQueries.push(sql`select ${deed} as deed, actor_id, thing, at from (${things}) as things`)
  }
  const { rows } = await sql<Change>`
    with running as (
      select * from mission where deed = any(${of}::text[])
        and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})
    ), member as (
      select id, kind from actor where id = any(${actorIds}::uuid[]) and listed
        and exists (select from membership where membership.actor_id = actor.id)
    ), thing as (${sql.join(deedQueries, sql` union all `)}), counted as (
      select running.id as mission_id, thing.actor_id,
        row_number() over (
          partition by running.id, thing.actor_id, (thing.at at time zone 'UTC')::date order by thing.at, thing.thing
        ) as of_day
      from thing join running on running.deed = thing.deed
      where (running.starts_at is null or thing.at >= running.starts_at)
    ), summed as (
      select running.id as mission_id, running.steps, running.points, member.id as actor_id,
        least(running.steps * running.times, count(counted.of_day)
          filter (where running.per_day is null or counted.of_day <= running.per_day))::integer as counted
      from running
      join member on running.audience in ('everyone', case member.kind when 'company' then 'employer' else member.kind end)
      left join counted on counted.mission_id = running.id and counted.actor_id = member.id
      group by running.id, running.steps, running.points, running.times, member.id
    )
    select summed.*, coalesce(kept.best, 0) as best, coalesce(kept.rounds, 0) as rounds from summed
    left join mission_progress as kept on kept.mission_id = summed.mission_id and kept.actor_id = summed.actor_id
    where summed.counted <> coalesce(kept.counted, 0)
    order by summed.actor_id, summed.mission_id`.execute(tx)
  return rows
}

async function saveCounts(ctx: Context, tx: Tx, changes: readonly Change[]): Promise<void> {
  const now = ctx.clock.now()
  for (const { actor_id, mission_id, counted, best, rounds, steps, points } of changes) {
    const reachedRounds = Math.floor(counted / steps)
    const progress = { counted, best: Math.max(best, counted), rounds: reachedRounds, changed_at: now }
    await tx
      .insertInto('mission_progress')
      .values({ actor_id, mission_id, ...progress })
      .onConflict((conflict) => conflict.columns(['actor_id', 'mission_id']).doUpdateSet(progress))
      .execute()
    for (let round = rounds + 1; round <= reachedRounds; round += 1) {
      await award(ctx, tx, { actor_id, mission_id, round, points })
    }
    for (let round = rounds; round > reachedRounds; round -= 1) {
      // Revokes as many points as were awarded, even if the mission now awards a different number.
      const { earned } = await tx
        .selectFrom('mission_award')
        .select(({ fn }) => fn.sum<number>('points').as('earned'))
        .where('actor_id', '=', actor_id)
        .where('mission_id', '=', mission_id)
        .where('round', '=', round)
        .executeTakeFirstOrThrow()
      await award(ctx, tx, { actor_id, mission_id, round, points: -Number(earned) })
    }
  }
}

async function award(
  ctx: Context,
  tx: Tx,
  given: { actor_id: string; mission_id: string; round: number; points: number },
): Promise<void> {
  await tx
    .insertInto('mission_award')
    .values({ id: ctx.newId(), ...given, created_at: ctx.clock.now() })
    .execute()
  await tx
    .updateTable('mission_member')
    .set({ points: sql`points + ${given.points}` })
    .where('actor_id', '=', given.actor_id)
    .execute()
}

/** Returns activities only for progress beyond the best so far: earning a revoked award again is no news. */
function activitiesOf({ actor_id: actorId, mission_id: missionId, counted, best, rounds, steps }: Change) {
  const reachedRounds = Math.floor(counted / steps)
  const activities: ActivityInput[] = []
  for (let round = Math.max(rounds, Math.floor(best / steps)) + 1; round <= reachedRounds; round += 1) {
    activities.push({ kind: 'mission.done', actorId, data: { missionId, round } })
  }
  if (reachedRounds < rounds)
    activities.push({ kind: 'mission.undone', actorId, data: { missionId, round: reachedRounds + 1 } })
  const progress = counted % steps
  if (activities.length === 0 && counted > best && progress > 0) {
    activities.push({ kind: 'mission.progressed', actorId, data: { missionId, progress } })
  }
  return activities
}

async function withoutProgress(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::uuid[]) as id
    where not exists (select from mission_progress where mission_progress.actor_id = id)`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
