import type { OwnMission, OwnMissions } from '@rise/contract/missions/shapes'
import { type Selectable, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { deeds } from '../progress/deeds.ts'

type Row = Selectable<Tables['mission']> & { readonly counted: number | null; readonly rounds: number | null }

/** Returns the missions that the member has finished, has begun or can begin, with their points. */
export async function ownMissions({ db, clock }: Context, { actorId, role }: SignedIn): Promise<OwnMissions> {
  const noMissions = { points: 0, onStory: false, doing: [], next: [], done: [] }
  if (actorId === null) return noMissions
  const now = clock.now()
  const [memberRow, { rows }] = await Promise.all([
    db.selectFrom('mission_member').select(['points', 'on_story']).where('actor_id', '=', actorId).executeTakeFirst(),
    // A mission that has ended is shown only if the member finished it.
    sql<Row>`
      select mission.*, kept.counted, kept.rounds from mission
      left join mission_progress as kept on kept.mission_id = mission.id and kept.actor_id = ${actorId}
      where kept.rounds > 0 or (
        audience in ('everyone', ${role}) and (starts_at is null or starts_at <= ${now})
        and (ends_at is null or ends_at > ${now})
      )
      order by kept.changed_at desc nulls last, mission.points, mission.title, mission.id limit ${sql.lit(MOST_SHOWN)}`.execute(
      db,
    ),
  ])
  const runningMissions = rows.filter(({ ends_at }) => ends_at === null || ends_at > now)
  return {
    ...noMissions,
    ...(memberRow && { points: memberRow.points, onStory: memberRow.on_story }),
    doing: runningMissions.filter((row) => (row.counted ?? 0) > 0 && !isDone(row)).map(present),
    next: runningMissions.filter((row) => (row.counted ?? 0) === 0).map(present),
    done: rows.filter((row) => isDone(row) || !runningMissions.includes(row)).map(present),
  }
}

/**
 * The maximum number of missions in the lists. More than can run at a time, because a mission that the member finished
 * stays listed after it ends.
 */
const MOST_SHOWN = 300

/** Whether the mission is finished as often as it can be. */
function isDone({ rounds, times }: Row): boolean {
  return (rounds ?? 0) >= times
}

function present(row: Row): OwnMission {
  const { key, title, words, icon, points, steps, times, per_day, ends_at, deed } = row
  const rounds = row.rounds ?? 0
  return {
    ...{ missionKey: key, mission: title, words, icon, points, rounds, times, perDay: per_day },
    progress: isDone(row) ? steps : (row.counted ?? 0) - rounds * steps,
    progressToComplete: steps,
    endsAt: ends_at?.toISOString() ?? null,
    to: deeds.all()[deed].beginsAt,
  }
}
