import type { Poll } from '@rise/contract/polls/shapes'
import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import type { Realtime } from '../../platform/realtime/realtime.ts'
import { joinAsProfessional } from '../session/accounts.factory.ts'
import { closeDuePolls, endPoll, POLLS, publishPoll, voteFor } from './polls.factory.ts'

const { world, app } = useWorld()
const events: unknown[] = []

beforeAll(async () => {
  const realtime: Realtime = {
    emit: (_rooms, event, ...data) => void (event === 'topic:changed' && events.push(...data)),
  }
  await world.backend.queue.work({ ...world.ctx, realtime })
})

const professional = () => joinAsProfessional(world, app)
const eventsOf = ({ _id }: Poll) => events.filter((topic) => topic === `poll:${_id}`).length

test('pages with a named poll receive an event for each vote, each withdrawal, and the end of the poll', async () => {
  const [ada, bob] = [await professional(), await professional()]
  const poll = await publishPoll(world, ada)
  await voteFor(bob, poll)
  await expect.poll(() => eventsOf(poll)).toBe(1)
  await bob.call('DELETE', `${POLLS}/${poll._id}/vote`)
  await expect.poll(() => eventsOf(poll)).toBe(2)
  await endPoll(world, poll)
  await closeDuePolls(world)
  await expect.poll(() => eventsOf(poll)).toBe(3)
})

test('pages with an anonymous poll receive one event per five votes, never one for a single vote', async () => {
  const [ada, ...voters] = await Promise.all(Array.from({ length: 6 }, professional))
  if (!ada) throw new Error('No one asks.')
  const [poll, namedPoll] = [await publishPoll(world, ada, { anonymous: true }), await publishPoll(world, ada)]
  for (const voter of voters.slice(0, 4)) await voteFor(voter, poll)
  // Events are in order, so earlier ones have been received by then.
  await voteFor(ada, namedPoll)
  await expect.poll(() => eventsOf(namedPoll)).toBe(1)
  expect(eventsOf(poll)).toBe(0)
  for (const voter of voters.slice(4)) await voteFor(voter, poll)
  await expect.poll(() => eventsOf(poll)).toBe(1)
})
