import type { MemberCard } from '@rise/contract/connections/shapes'
import type { Principal } from '@rise/contract/policy'
import { maySeeResults } from '@rise/contract/polls/policy'
import type { Poll, PollView } from '@rise/contract/polls/shapes'
import { presentReactions } from '../discussion/index.ts'
import type { PollRow, ViewRow } from './poll-row.ts'

/** Returns a poll with the results that the viewer may see. */
export function presentView(row: ViewRow, viewer: Principal, now: Date): PollView {
  const { id, actor_id: authorId, question, multiple, anonymous, closes_at, voters, voted, chosen, options } = row
  const hasClosed = isClosed(row, now)
  return {
    ...{ _id: id, question, multiple, anonymous, closed: hasClosed, voters, voted, chosen },
    options: options.map((option) => ({ _id: option.id, text: option.text })),
    closesAt: closes_at.toISOString(),
    results: maySeeResults(viewer, { authorId, closed: hasClosed, voted }) ? resultsOf(row, hasClosed) : null,
  }
}

/** Returns a poll with all its data. */
export function presentPoll(
  row: PollRow,
  author: MemberCard | null,
  { viewer, now }: { viewer: Principal; now: Date },
): Poll {
  const { audience, post_path: post, created_at, edited_at, version, reactions, comments, hidden } = row
  return {
    ...presentView(row, viewer, now),
    ...{ author, audience, post, version, comments, hidden },
    publishedAt: created_at.toISOString(),
    editedAt: edited_at?.toISOString() ?? null,
    noindex: !row.listed || row.search_engines === false || audience !== 'everyone' || post !== null || hidden,
    reactions: presentReactions(reactions),
  }
}

/** Whether the poll's time is over, even if its close is not recorded yet. */
export function isClosed({ closes_at }: { readonly closes_at: Date }, now: Date): boolean {
  return closes_at <= now
}

/** Returns the results that may be shown. While an anonymous poll is open, they are those of the last batch. */
function resultsOf({ anonymous, voters, shown_voters, options }: ViewRow, closed: boolean): PollView['results'] {
  if (!anonymous || closed) return { voters, votes: options.map(({ votes }) => votes) }
  return shown_voters === 0 ? null : { voters: shown_voters, votes: options.map(({ shown }) => shown) }
}
