import { mayEditAuthored, mayReadAuthored } from '@rise/contract/content/policy'
import type { Principal, Verdict } from '@rise/contract/policy'
import { pollsErrors } from '@rise/contract/polls/errors'
import type { Poll } from '@rise/contract/polls/shapes'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Requester, SignedIn } from '../../platform/http/requester.ts'
import { memberCardsOf, viewerOf } from '../connections/index.ts'
import { allowedRow } from '../content/index.ts'
import { type PollRow, pollRows, pollsWithRights, type RightsRow, rightsOfPoll } from './poll-row.ts'
import { presentPoll } from './present-poll.ts'

type Judge = (principal: Principal, row: ReturnType<typeof rightsOfPoll>) => Verdict

/**
 * Returns a poll that the viewer may read.
 *
 * @throws {Failure} `poll-not-found`, `sign-in-required` if it is for members, `forbidden`
 */
export async function findPoll(ctx: Context, viewer: Requester, id: string): Promise<Poll> {
  return presentFor(ctx, ctx.db, viewer, await findReadable(ctx.db, viewer, id))
}

/** Returns the poll's row; throws like `findPoll`. */
export async function findReadable(db: Database | Tx, viewer: Requester, id: string): Promise<PollRow> {
  return requireReadable(await rowOf(db, viewer, id), viewer, mayReadAuthored)
}

/**
 * Returns a poll as it is after the member's change.
 * @throws {Failure} `poll-not-found`
 */
export async function readPollAs(ctx: Context, tx: Tx, member: SignedIn, id: string): Promise<Poll> {
  const row = await rowOf(tx, member, id)
  if (!row) throw new Failure(pollsErrors['poll-not-found'])
  return presentFor(ctx, tx, member, row)
}

/**
 * Returns and locks the row of a poll for a change or a vote, until the caller's transaction ends.
 *
 * @throws {Failure} `poll-not-found`, and the policy's refusals
 */
export async function lockPoll(
  tx: Tx,
  member: SignedIn,
  id: string,
  judge: Judge = mayEditAuthored,
): Promise<RightsRow> {
  await tx.selectFrom('poll').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  const row = await pollsWithRights(tx, viewerOf(member)).where('poll.id', '=', id).executeTakeFirst()
  return requireReadable(row, member, judge)
}

/**
 * Returns and locks a site poll, even before it opens, until the caller's transaction ends.
 * @throws {Failure} `poll-not-found`
 */
export async function lockSitePoll(tx: Tx, id: string): Promise<RightsRow> {
  const lockedRow = await tx
    .selectFrom('poll')
    .select('id')
    .where('id', '=', id)
    .where('actor_id', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const row =
    lockedRow && (await pollsWithRights(tx, null, { scheduled: true }).where('poll.id', '=', id).executeTakeFirst())
  if (!row) throw new Failure(pollsErrors['poll-not-found'])
  return row
}

function rowOf(db: Database | Tx, viewer: Requester, id: string): Promise<PollRow | undefined> {
  return pollRows(db, viewerOf(viewer)).where('poll.id', '=', id).executeTakeFirst()
}

function requireReadable<Row extends RightsRow>(row: Row | undefined, viewer: Principal, judge: Judge): Row {
  return allowedRow(row, (found) => judge(viewer, rightsOfPoll(found)), pollsErrors['poll-not-found'])
}

async function presentFor({ clock }: Context, db: Database | Tx, viewer: Requester, row: PollRow): Promise<Poll> {
  const { actor_id: authorId } = row
  const author = authorId === null ? null : (await memberCardsOf(db, viewerOf(viewer), [authorId])).get(authorId)
  // The poll's author is no longer listed.
  if (author === undefined) throw new Failure(pollsErrors['poll-not-found'])
  return presentPoll(row, author, { viewer, now: clock.now() })
}
