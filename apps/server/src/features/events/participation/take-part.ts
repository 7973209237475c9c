import { eventErrors } from '@rise/contract/events/errors'
import type { participation } from '@rise/contract/events/fields'
import { mayTakePart } from '@rise/contract/events/policy'
import type { Event } from '@rise/contract/events/shapes'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { inTurn } from '../../../platform/database/in-turn.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Acting, actingAs } from '../../../platform/http/requester.ts'
import { announce } from '../../../platform/realtime/topics.ts'
import { viewerOf } from '../../connections/index.ts'
import { allowedRow } from '../../content/index.ts'
import { type EventRow, findRow, isHostOf, rightsOfEvent } from '../event-row.ts'
import { findEvent, lockEvent } from '../find-event.ts'
import { moveUp } from './move-up.ts'

type Participation = z.output<typeof participation>

/**
 * Takes a place, or joins the waiting list if all are taken. A repeated call changes the answers. Of 300 simultaneous
 * calls for the last place, one gets it.
 *
 * @throws {Failure} `event-over`, `event-cancelled`, `event-own`, `event-answers`, `event-not-found`, and the policy's
 * refusals
 */
export async function takePart(ctx: Context, member: Acting, slug: string, chosen: Participation): Promise<Event> {
  await inTurn(ctx, slug, async (tx) => {
    const { row, actorId } = await lockOpen(ctx, tx, member, slug)
    if (row.cancelled_at !== null) throw new Failure(eventErrors['event-cancelled'])
    if (isHostOf(row, actorId)) throw new Failure(eventErrors['event-own'])
    const answers = JSON.stringify(readAnswers(row, chosen.answers))
    // The waiting list takes precedence, also when a place has just become free.
    const isFree = row.capacity === null || (row.going < row.capacity && row.waiting === 0)
    const own = { shown: chosen.shown, answers }
    const created = await tx
      .insertInto('event_participant')
      .values({
        ...{ event_id: row.id, actor_id: actorId, state: isFree ? 'going' : 'waiting', ...own },
        joined_at: ctx.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('actor_id')
      .executeTakeFirst()
    if (created) {
      await ctx.activity.record(tx, { kind: 'event.joined', ...actingAs(member), data: { eventId: row.id } })
      await announce(ctx, tx, `event:${row.id}`)
      return
    }
    await tx
      .updateTable('event_participant')
      .set(own)
      .where('event_id', '=', row.id)
      .where('actor_id', '=', actorId)
      .execute()
  })
  // After the transaction, so that the event is locked as briefly as possible.
  return findEvent(ctx, member, slug)
}

/**
 * Gives up the member's place to the first person on the waiting list; does nothing without a place.
 *
 * @throws {Failure} `event-over`, `event-not-found`, and the policy's refusals
 */
export async function leaveEvent(ctx: Context, member: Acting, slug: string): Promise<Event> {
  await inTurn(ctx, slug, async (tx) => {
    const { row, actorId } = await lockOpen(ctx, tx, member, slug)
    const left = await tx
      .deleteFrom('event_participant')
      .where('event_id', '=', row.id)
      .where('actor_id', '=', actorId)
      .returning('state')
      .executeTakeFirst()
    if (!left) return
    await ctx.activity.record(tx, { kind: 'event.left', ...actingAs(member), data: { eventId: row.id } })
    if (left.state === 'going') await moveUp(ctx, tx, row.id)
    await announce(ctx, tx, `event:${row.id}`)
  })
  return findEvent(ctx, member, slug)
}

/** Returns an event that isn't over, locked against joining and leaving. */
async function lockOpen(ctx: Context, tx: Tx, member: Acting, slug: string) {
  const { actorId } = member
  await lockEvent(tx, slug)
  const found = await findRow(tx, slug, viewerOf(member))
  const row = allowedRow(found, (one) => mayTakePart(member, rightsOfEvent(one)), eventErrors['event-not-found'])
  if (row.ends_at <= ctx.clock.now()) throw new Failure(eventErrors['event-over'])
  return { row, actorId }
}

/** @throws {Failure} `event-answers`, with an error at each required question without an answer */
function readAnswers({ questions }: EventRow, answers: Participation['answers']) {
  const given = questions.map(({ id, required }) => {
    const text = answers.find((answer) => answer.id === id)?.text ?? ''
    return { id, text, isMissing: required && text === '' }
  })
  const missing = given.flatMap(({ isMissing }, place) =>
    isMissing ? [[`body.answers.${place}.text`, 'Answer this question.']] : [],
  )
  if (missing.length > 0) throw new Failure(eventErrors['event-answers'], { fields: Object.fromEntries(missing) })
  return given.flatMap(({ id, text }) => (text === '' ? [] : [{ id, text }]))
}
