import type { EndpointParsed } from '@rise/contract/endpoint'
import type { pollsEndpoints } from '@rise/contract/polls/endpoints'
import { pollsErrors } from '@rise/contract/polls/errors'
import { MOST_POLLS_A_DAY, MOST_POLLS_WHILE_NEW } from '@rise/contract/polls/limits'
import type { Poll } from '@rise/contract/polls/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { type Acting, actingAs } from '../../platform/http/requester.ts'
import { limitPublishing, refuseSlowed } from '../content/index.ts'
import { holdSubject, openSubject } from '../discussion/index.ts'
import { lockActor } from '../session/index.ts'
import { readPollAs } from './find-poll.ts'
import { openPoll } from './open-poll.ts'
import { pollPath } from './poll-row.ts'
import { screenPoll } from './screen-poll.ts'

type NewPoll = EndpointParsed<(typeof pollsEndpoints)['POST /api/v1/polls']>['body']

const DAY_SECONDS = 86_400
const limit = { name: 'polls', most: MOST_POLLS_A_DAY, mostWhileNew: MOST_POLLS_WHILE_NEW }

/**
 * Publishes a poll of the professional or company that the member acts for. Repeating the call, or sending the question
 * and options of a poll from the last day, returns the existing poll.
 * @throws {Failure} `poll-closing-time`, `words-refused`, `slowed`, `too-many-requests`, `poll-not-found` for another
 * member's id
 */
export function publishPoll(ctx: Context, member: Acting, poll: NewPoll): Promise<Poll> {
  const { actorId } = member
  const { id, question: title, audience } = poll
  return ctx.db.transaction().execute(async (tx) => {
    await lockActor(tx, actorId)
    const existingId = (await isOwn(tx, id, actorId)) ? id : await idOfSame(ctx, tx, actorId, poll)
    if (existingId !== undefined) return readPollAs(ctx, tx, member, existingId)
    const reviewReason = await screenPoll(ctx, tx, actorId, poll)
    // Checked before the daily limit, so that a call refused for its closing time doesn't count.
    const isCreated = await openPoll(ctx, tx, { ...poll, actorId })
    // A concurrent call has stored a poll with the same id.
    if (!isCreated) throw new Failure(pollsErrors['poll-not-found'])
    await limitPublishing(ctx, tx, actorId, limit)
    await refuseSlowed(ctx, tx, actorId)
    await openSubject(ctx, tx, { id, kind: 'poll', authorId: actorId, audience, title, path: pollPath(id) })
    await ctx.activity.record(tx, { kind: 'poll.published', ...actingAs(member), data: { pollId: id } })
    if (reviewReason !== null)
      await holdSubject(ctx, tx, { id, kind: 'poll', authorId: actorId, why: reviewReason, seen: false })
    return readPollAs(ctx, tx, member, id)
  })
}

/**
 * Whether the author has a poll with this id.
 *
 * @throws {Failure} `poll-not-found` if the id is another member's
 */
async function isOwn(tx: Tx, id: string, actorId: string): Promise<boolean> {
  const row = await tx.selectFrom('poll').select('actor_id').where('id', '=', id).executeTakeFirst()
  if (row && row.actor_id !== actorId) throw new Failure(pollsErrors['poll-not-found'])
  return row !== undefined
}

/**
 * Returns the id of a poll with the same question and options that the author published within the last day, not
 * counting polls in posts; undefined if there is none.
 */
async function idOfSame(
  { clock }: Context,
  tx: Tx,
  actorId: string,
  { question, options }: NewPoll,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('poll')
    .select('id')
    .where('actor_id', '=', actorId)
    .where('post_path', 'is', null)
    .where('created_at', '>', new Date(clock.now().getTime() - DAY_SECONDS * 1000))
    .where('question', '=', question)
    .where(sql<boolean>`${options}::text[] = array(
      select option.text from poll_option option where option.poll_id = poll.id order by option.place)`)
    .executeTakeFirst()
  return row?.id
}
