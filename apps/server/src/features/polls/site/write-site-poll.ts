import type { EndpointParsed } from '@rise/contract/endpoint'
import type { adminPollsEndpoints } from '@rise/contract/polls/admin/endpoints'
import type { SitePoll } from '@rise/contract/polls/admin/shapes'
import { pollsErrors } from '@rise/contract/polls/errors'
import { LONGEST_SCHEDULE_DAYS } from '@rise/contract/polls/limits'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { announce } from '../../../platform/realtime/topics.ts'
import { recordAct } from '../../session/index.ts'
import { removePoll, saveChange } from '../change-poll.ts'
import { lockSitePoll } from '../find-poll.ts'
import { openPoll } from '../open-poll.ts'
import { isClosed } from '../present-poll.ts'
import { showSitePoll } from './open-site-polls.task.ts'
import { findSitePoll } from './site-polls.ts'

type Endpoints = typeof adminPollsEndpoints
type NewPoll = EndpointParsed<Endpoints['POST /api/v1/admin/polls']>['body']
type Change = EndpointParsed<Endpoints['PUT /api/v1/admin/polls/{id}']>['body']

const DAY_MS = 86_400_000

/**
 * Publishes a site poll, now or at a chosen time. Repeating the call returns the existing poll.
 * @throws {Failure} `poll-opening-time`, `poll-closing-time`, `poll-not-found` for the id of a member's poll
 */
export function addSitePoll(ctx: Context, admin: Admin, { opensAt, ...poll }: NewPoll): Promise<SitePoll> {
  const { id, question: title, audience } = poll
  return ctx.db.transaction().execute(async (tx) => {
    const existingPoll = await tx.selectFrom('poll').select('id').where('id', '=', id).executeTakeFirst()
    if (existingPoll) return findSitePoll(ctx, tx, admin, id)
    const opening = openingOf(ctx, opensAt)
    const isCreated = await openPoll(ctx, tx, { ...poll, actorId: null, opensAt: opening })
    // A concurrent identical call has created the poll.
    if (!isCreated) return findSitePoll(ctx, tx, admin, id)
    if (opening === null) await showSitePoll(ctx, tx, { id, question: title, audience })
    const after = { question: title, options: poll.options, opensAt, closesAt: poll.closesAt, audience }
    await recordAct(ctx, tx, { act: 'poll.asked', by: admin.loginId, subject: { id, name: title }, after })
    return findSitePoll(ctx, tx, admin, id)
  })
}

/**
 * Saves a site poll. Its opening time is ignored once it is open.
 * @throws {Failure} `poll-not-found`, `poll-changed`, `poll-closed`, `poll-has-votes`, `poll-opening-time`,
 * `poll-closing-time`
 */
export function changeSitePoll(
  ctx: Context,
  admin: Admin,
  id: string,
  { opensAt, ...change }: Change,
): Promise<SitePoll> {
  return ctx.db.transaction().execute(async (tx) => {
    const storedPoll = await lockSitePoll(tx, id)
    const isSame = storedPoll.opens_at === null || opensAt === storedPoll.opens_at.toISOString()
    // Without an opening time, the next run of the task opens the poll.
    const opening = isSame ? storedPoll.opens_at : (openingOf(ctx, opensAt) ?? ctx.clock.now())
    await saveChange(ctx, tx, admin, storedPoll, { ...change, opensAt: opening })
    return findSitePoll(ctx, tx, admin, id)
  })
}

/**
 * Closes an open site poll now; its voters are notified within a minute.
 * @throws {Failure} `poll-not-found`, `poll-not-open`
 */
export function endSitePoll(ctx: Context, admin: Admin, id: string): Promise<SitePoll> {
  return ctx.db.transaction().execute(async (tx) => {
    const { question, closes_at: closesAt, opens_at: opensAt, version } = await lockSitePoll(tx, id)
    const now = ctx.clock.now()
    if (opensAt !== null) throw new Failure(pollsErrors['poll-not-open'])
    if (!isClosed({ closes_at: closesAt }, now)) {
      await tx
        .updateTable('poll')
        .set({ closes_at: now, version: version + 1 })
        .where('id', '=', id)
        .execute()
      await announce(ctx, tx, `poll:${id}`)
      const subject = { id, name: question }
      await recordAct(ctx, tx, {
        act: 'poll.ended',
        by: admin.loginId,
        subject,
        before: { closesAt },
        after: { closesAt: now },
      })
    }
    return findSitePoll(ctx, tx, admin, id)
  })
}

/**
 * Deletes a site poll permanently, with its votes and comments.
 * @throws {Failure} `poll-not-found`
 */
export async function deleteSitePoll(ctx: Context, admin: Admin, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => removePoll(ctx, tx, admin, await lockSitePoll(tx, id)))
}

/**
 * Returns the opening time; null for immediately.
 *
 * @throws {Failure} `poll-opening-time`, at its field
 */
function openingOf({ clock }: Context, opensAt: string | null): Date | null {
  if (opensAt === null) return null
  const opening = new Date(opensAt)
  const msAhead = opening.getTime() - clock.now().getTime()
  if (msAhead > 0 && msAhead <= LONGEST_SCHEDULE_DAYS * DAY_MS) return opening
  const error = pollsErrors['poll-opening-time']
  throw new Failure(error, { fields: { 'body.opensAt': error.message() } })
}
