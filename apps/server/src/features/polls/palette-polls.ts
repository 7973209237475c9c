import { sql } from 'kysely'
import { begunPlainWords } from '../../platform/words/begun-words.ts'
import { isHeardBy, viewerOf } from '../connections/index.ts'
import { begunRows, type PaletteSource } from '../palette/index.ts'
import { audiencesOf } from './list-polls.ts'
import { isShownTo, pollPath } from './poll-row.ts'

interface Row {
  readonly id: string
  readonly question: string
  readonly voters: number
  readonly closed: boolean
}

/** Finds polls visible to the viewer by words of their questions, newest first. */
export const palettePolls: PaletteSource = async (search) => {
  const { ctx, viewer } = search
  const words = begunPlainWords(search)
  if (words === undefined) return []
  const { rows } = await begunRows<Row>(
    {
      table: 'poll',
      vector: 'terms',
      key: 'id',
      order: [
        ['created_at', 'desc'],
        ['id', 'desc'],
      ],
      seen: sql<boolean>`not poll.withdrawn and poll.audience = any(${[...audiencesOf(viewer)]}::text[])
        and (poll.actor_id is null or exists (select from actor where actor.id = poll.actor_id and actor.listed))
        and ${isHeardBy(viewerOf(viewer), 'poll.actor_id')} and ${isShownTo(viewerOf(viewer))}`,
      words,
    },
    {
      columns: sql`poll.id, poll.question, poll.voters, poll.closes_at <= ${ctx.clock.now()} as closed`,
      joins: sql`join poll on poll.id = best.id`,
      title: sql<string>`poll.question`,
      search,
    },
  ).execute(ctx.db)
  return rows.map(({ id, question, voters, closed }) => ({
    title: question,
    detail: `${closed ? 'Closed' : 'Open'} · ${voters === 1 ? '1 vote' : `${voters} votes`}`,
    to: pollPath(id),
    picture: null,
  }))
}
