import type { MissionIcon } from '@rise/contract/missions/kinds'
import type { StoryMissions } from '@rise/contract/missions/shapes'
import { sql } from 'kysely'
import { part } from '../../../platform/slot.ts'

interface Row {
  readonly points: number
  readonly done: readonly { readonly key: string; readonly title: string; readonly icon: MissionIcon }[]
}

/** The maximum number of finished missions that a story shows, the latest first. */
const MOST_MISSIONS = 6

/** A member's points and finished missions, for their story; null if the member hides them. */
export const storyMissions = part({
  column: ({ ownerId }) => sql<Row | null>`(
    select jsonb_build_object('points', own.points, 'done', coalesce((
      select jsonb_agg(jsonb_build_object('key', key, 'title', title, 'icon', icon)) from (
        select key, title, icon from mission_progress as kept join mission on mission.id = kept.mission_id
        where kept.actor_id = own.actor_id and kept.rounds > 0
        order by kept.changed_at desc, mission.id limit ${sql.lit(MOST_MISSIONS)}
      ) as finished
    ), '[]'))
    from mission_member as own where own.actor_id = ${ownerId} and own.on_story
  )`,
  present: (row): StoryMissions =>
    row && {
      points: row.points,
      done: row.done.map(({ key, title, icon }) => ({ missionKey: key, mission: title, icon })),
    },
})
