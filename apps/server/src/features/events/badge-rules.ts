import { msg } from '@rise/texts'
import { sql } from 'kysely'
import type { Activity } from '../../platform/activity/activity.ts'
import type { BadgeRule, Progress } from '../../platform/manifest/badge-rule.ts'

/** The number of checked-in participants that one event must have. */
const GUESTS = 10

export const badgeRules: readonly BadgeRule[] = [
  {
    slug: 'get-together',
    of: 'professional',
    difficulty: 170,
    beginsAt: { label: msg('Go to events'), path: '/events' },
    on: ['event.checked-in'],
    others: present,
    need: 1,
    progressOf: (ids) => sql<Progress>`
      select actor_id, count(*)::integer as have from event_participant
      where actor_id = any(${ids}::uuid[]) and checked_in_at is not null group by actor_id`,
  },
  {
    slug: 'host',
    of: 'professional',
    difficulty: 180,
    beginsAt: { label: msg('Go to events'), path: '/events' },
    on: ['event.checked-in'],
    others: present,
    need: GUESTS,
    // Counts the event with the most checked-in participants.
    progressOf: (ids) => sql<Progress>`
      select actor_id, max(came)::integer as have from (
        select event.actor_id, count(*) as came from event
        join event_participant on event_participant.event_id = event.id
        where event.actor_id = any(${ids}::uuid[]) and event_participant.checked_in_at is not null group by event.id
      ) as held group by actor_id`,
  },
]

/** Returns the checked-in participant and the event's author. */
function present({ kind, data }: Activity): readonly string[] {
  return kind === 'event.checked-in' ? [data.participantId, data.ownerId] : []
}
