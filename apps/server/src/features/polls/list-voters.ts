import type { MemberCard } from '@rise/contract/connections/shapes'
import { pollsErrors } from '@rise/contract/polls/errors'
import { maySeeResults } from '@rise/contract/polls/policy'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { CURSOR_PAGE_ROWS, placeOf, toCursorPage } from '../../platform/database/keyset.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { memberCardsOf, notMutedOrBlocked } from '../connections/index.ts'
import { findReadable } from './find-poll.ts'
import type { PollRow } from './poll-row.ts'
import { isClosed } from './present-poll.ts'

interface VoterQuery {
  readonly id: string
  readonly option: string
  readonly before?: string | undefined
}

/**
 * Returns a page of the members who chose an option, latest first, without muted members and those behind a block.
 *
 * @throws {Failure} `poll-anonymous`, `poll-results-hidden`, `poll-options-changed`, `poll-not-found`, and the policy's
 *   refusals
 */
export async function listVoters(
  ctx: Context,
  member: SignedIn,
  { id, option, before }: VoterQuery,
): Promise<{ items: MemberCard[]; next: string | null }> {
  const poll = await findReadable(ctx.db, member, id)
  assertShown(ctx, member, poll)
  if (!poll.options.some((one) => one.id === option)) throw new Failure(pollsErrors['poll-options-changed'])
  const place = placeOf(before)
  const rows = await ctx.db
    .selectFrom('poll_ballot as ballot')
    .innerJoin('actor', 'actor.id', 'ballot.actor_id')
    .select(['ballot.actor_id as id', 'ballot.created_at as at'])
    .where('ballot.option_id', '=', option)
    .where('actor.listed', '=', true)
    .where(notMutedOrBlocked(member.actorId, 'actor.id'))
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(ballot.created_at, ballot.actor_id) < (${place?.at}::timestamptz, ${place?.id}::uuid)`),
    )
    .orderBy('ballot.created_at', 'desc')
    .orderBy('ballot.actor_id', 'desc')
    .limit(CURSOR_PAGE_ROWS)
    .execute()
  const { items, next } = toCursorPage(rows, (row) => row)
  const ids = items.map((row) => row.id)
  const cards = await memberCardsOf(ctx.db, member.actorId, ids)
  return { items: ids.flatMap((actorId) => cards.get(actorId) ?? []), next }
}

/**
 * Requires that the viewer may see who voted.
 *
 * @throws {Failure} `poll-anonymous`, `poll-results-hidden`
 */
function assertShown({ clock }: Context, member: SignedIn, poll: PollRow): void {
  if (poll.anonymous) throw new Failure(pollsErrors['poll-anonymous'])
  const viewedPoll = { authorId: poll.actor_id, closed: isClosed(poll, clock.now()), voted: poll.voted }
  if (!maySeeResults(member, viewedPoll)) throw new Failure(pollsErrors['poll-results-hidden'])
}
