import { type Audience, audiences } from '@rise/contract/content/kinds'
import { mayReadAuthored, seenRow } from '@rise/contract/content/policy'
import type { Poll } from '@rise/contract/polls/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { CURSOR_PAGE_ROWS, placeOf, toCursorPage } from '../../platform/database/keyset.ts'
import type { Requester } from '../../platform/http/requester.ts'
import { memberCardsOf, notMutedOrBlocked, viewerOf } from '../connections/index.ts'
import { isListed, pollRows } from './poll-row.ts'
import { presentPoll } from './present-poll.ts'

/** Returns a page of the polls that the viewer may read, newest first, without those of muted members. */
export async function listPolls(
  { db, clock }: Context,
  viewer: Requester,
  { before }: { readonly before?: string | undefined },
): Promise<{ items: Poll[]; next: string | null }> {
  const viewerActorId = viewerOf(viewer)
  const place = placeOf(before)
  const rows = await pollRows(db, viewerActorId)
    .where(isListed)
    .where(notMutedOrBlocked(viewerActorId, 'poll.actor_id'))
    .where('poll.audience', 'in', audiencesOf(viewer))
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(poll.created_at, poll.id) < (${place?.at}::timestamptz, ${place?.id}::uuid)`),
    )
    .orderBy('poll.created_at', 'desc')
    .orderBy('poll.id', 'desc')
    .limit(CURSOR_PAGE_ROWS)
    .execute()
  const { items, next } = toCursorPage(rows, (row) => ({ at: row.created_at, id: row.id }))
  const authors = await memberCardsOf(
    db,
    viewerActorId,
    items.flatMap((row) => row.actor_id ?? []),
  )
  const polls = items.flatMap((row) => {
    const author = row.actor_id === null ? null : authors.get(row.actor_id)
    return author === undefined ? [] : [presentPoll(row, author, { viewer, now: clock.now() })]
  })
  return { items: polls, next }
}

/** Returns the audiences whose polls the viewer may read, if the author is listed. */
export function audiencesOf(viewer: Requester): readonly Audience[] {
  return audiences.filter((audience) => mayReadAuthored(viewer, { ...seenRow(''), audience }) === 'allowed')
}
