import { t } from '@rise/texts'
import { sql } from 'kysely'
import { notMutedOrBlocked, viewerOf } from '../connections/index.ts'
import { paletteOf } from '../palette/index.ts'
import { audiencesOf } from './list-polls.ts'
import { isShownTo, pollPath } from './poll-row.ts'

interface Row {
  readonly id: string
  readonly question: string
  readonly voters: number
  readonly closes_at: Date
}

/** Finds polls by the words of their questions, newest first, if the viewer may read them. */
export const palettePolls = paletteOf<Row>({
  table: 'poll',
  order: ['created_at desc', 'id desc'],
  seen: ({ viewer }) => sql<boolean>`not poll.withdrawn and poll.audience = any(${[...audiencesOf(viewer)]}::text[])
    and (poll.actor_id is null or exists (select from actor where actor.id = poll.actor_id and actor.listed))
    and ${notMutedOrBlocked(viewerOf(viewer), 'poll.actor_id')} and ${isShownTo(viewerOf(viewer))}`,
  columns: sql`poll.id, poll.question, poll.voters, poll.closes_at`,
  title: 'poll.question',
  present: ({ id, question, voters, closes_at }, { ctx }) => ({
    title: question,
    detail:
      closes_at <= ctx.clock.now()
        ? t('{voters, plural, one {Closed · # vote} other {Closed · # votes}}', { voters }, 'a poll')
        : t('{voters, plural, one {Open · # vote} other {Open · # votes}}', { voters }, 'a poll'),
    to: pollPath(id),
  }),
})
