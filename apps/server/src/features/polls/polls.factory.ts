import { randomUUID } from 'node:crypto'
import type { Poll } from '@rise/contract/polls/shapes'
import type { World } from '../../../test/world.ts'
import type { SignedInClient } from '../session/accounts.factory.ts'
import { closePolls } from './close-polls.task.ts'

export const POLLS = '/api/v1/polls'
const HOUR_MS = 3_600_000

/** Returns the form of a poll that is open for a day. */
export function questionOf({ clock }: World, change: object = {}) {
  return {
    ...{ question: 'What keeps your lamp lit?', options: ['Oil', 'Patience', 'The union'] },
    ...{ multiple: false, anonymous: false, closesAt: inHours({ clock }, 24) },
    ...change,
  }
}

/** Returns a poll in the shape of its form. */
export function pollOf(world: World, change: object = {}) {
  return { id: randomUUID(), audience: 'everyone' as const, ...questionOf(world), ...change }
}

/** Returns the time in this many hours. */
export function inHours({ clock }: Pick<World, 'clock'>, hours: number): string {
  return new Date(clock.now().getTime() + hours * HOUR_MS).toISOString()
}

/** Publishes a poll with a unique question. Throws on refusal. */
export async function publishPoll(world: World, { call }: SignedInClient, change: object = {}): Promise<Poll> {
  const poll = pollOf(world)
  const reply = await call('POST', POLLS, { ...poll, question: `Which lamp is ${poll.id}?`, ...change })
  if (reply.statusCode !== 200) throw new Error(`The poll was not published: ${reply.body}`)
  return reply.json().result
}

/** Votes for the options at these indexes, by default the first one. */
export function voteFor({ api }: SignedInClient, { _id, options }: Poll, ...places: number[]) {
  const optionIds = (places.length > 0 ? places : [0]).map((place) => options[place]?._id ?? '')
  return api('PUT /api/v1/polls/{id}/vote', { params: { id: _id }, body: { options: optionIds } })
}

/** Ends a poll without advancing the clock by a day, which would end sessions. */
export async function endPoll({ ctx }: World, { _id }: Pick<Poll, '_id'>): Promise<void> {
  await ctx.db.updateTable('poll').set({ closes_at: ctx.clock.now() }).where('id', '=', _id).execute()
}

/** Closes the polls that are due, like the task that runs each minute. */
export function closeDuePolls({ ctx }: World): Promise<void> {
  return closePolls.handle(ctx, {})
}
