import { eventErrors } from '@rise/contract/events/errors'
import type { participation } from '@rise/contract/events/fields'
import { mayTakePart } from '@rise/contract/events/policy'
import type { Event } from '@rise/contract/events/shapes'
import { t } from '@rise/texts'
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
 * Takes a place, or joins the waiting list if all are taken. A repeated call changes the answers and the visibility.
 * Of simultaneous calls for the last place, one gets it.
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
    const ownValues = { shown: chosen.shown, answers }
    const newRow = await tx
      .insertInto('event_participant')
      .values({
        ...{ event_id: row.id, actor_id: actorId, state: isFree ? 'going' : 'waiting', ...ownValues },
        joined_at: ctx.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('actor_id')
      .executeTakeFirst()
    if (newRow) {
      await ctx.activity.record(tx, { kind: 'event.joined', ...actingAs(member), data: { eventId: row.id } })
      await announce(ctx, tx, `event:${row.id}`)
      return
    }
    await tx
      .updateTable('event_participant')
      .set(ownValues)
      .where('event_id', '=', row.id)
      .where('actor_id', '=', actorId)
      .execute()
  })
  // After the transaction, so that the event is locked as briefly as possible.
  return findEvent(ctx, member, slug)
}

/**
 * Removes the member from the participants or the waiting list, if they are there. A place that becomes free goes to
 * the first person on the waiting list.
 *
 * @throws {Failure} `event-over`, `event-not-found`, and the policy's refusals
 */
export async function leaveEvent(ctx: Context, member: Acting, slug: string): Promise<Event> {
  await inTurn(ctx, slug, async (tx) => {
    const { row, actorId } = await lockOpen(ctx, tx, member, slug)
    const deletedRow = await tx
      .deleteFrom('event_participant')
      .where('event_id', '=', row.id)
      .where('actor_id', '=', actorId)
      .returning('state')
      .executeTakeFirst()
    if (!deletedRow) return
    await ctx.activity.record(tx, { kind: 'event.left', ...actingAs(member), data: { eventId: row.id } })
    if (deletedRow.state === 'going') await moveUp(ctx, tx, row.id)
    await announce(ctx, tx, `event:${row.id}`)
  })
  return findEvent(ctx, member, slug)
}

/** Returns an event that isn't over, locked against joining and leaving. */
async function lockOpen(ctx: Context, tx: Tx, member: Acting, slug: string) {
  const { actorId } = member
  await lockEvent(tx, slug)
  const foundRow = await findRow(tx, slug, viewerOf(member))
  const row = allowedRow(foundRow, (one) => mayTakePart(member, rightsOfEvent(one)), eventErrors['event-not-found'])
  if (row.ends_at <= ctx.clock.now()) throw new Failure(eventErrors['event-over'])
  return { row, actorId }
}

/**
 * Returns the answers to the event's questions, without empty ones.
 *
 * @throws {Failure} `event-answers`, with an error at each required question without an answer
 */
function readAnswers({ questions }: EventRow, answers: Participation['answers']) {
  const answersInOrder = questions.map(({ id, required }) => {
    const text = answers.find((answer) => answer.id === id)?.text ?? ''
    return { id, text, isMissing: required && text === '' }
  })
  const missingFields = answersInOrder.flatMap(({ isMissing }, place) =>
    isMissing ? [[`body.answers.${place}.text`, t('Answer this question.')]] : [],
  )
  if (missingFields.length > 0)
    throw new Failure(eventErrors['event-answers'], { fields: Object.fromEntries(missingFields) })
  return answersInOrder.flatMap(({ id, text }) => (text === '' ? [] : [{ id, text }]))
}
