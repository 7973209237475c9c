import type { Poll } from '@rise/contract/polls/shapes'
import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { addMembers } from '../badges/badges.factory.ts'
import { setListed } from '../professionals/story/stories.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  type SignedInClient,
  send,
} from '../session/accounts.factory.ts'
import { endPoll, POLLS, publishPoll, voteFor } from './polls.factory.ts'
import { vote } from './vote.ts'

const { world, app, api } = useWorld()

const professional = () => joinAsProfessional(world, app)
const fifty = <T>(act: (n: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, n) => act(n)))

async function viewPoll(viewer: SignedInClient | undefined, { _id }: Poll) {
  return (await (viewer?.api ?? api)('GET /api/v1/polls/{id}', { params: { id: _id } })).result
}

function votersOf({ api: call }: SignedInClient, { _id, options }: Poll, place = 0, query: object = {}) {
  return call('GET /api/v1/polls/{id}/options/{option}/voters', {
    params: { id: _id, option: options[place]?._id ?? '' },
    query,
  })
}

/** Inserts members without accounts, and returns them as callers who can vote. */
async function crowd(count: number): Promise<Acting[]> {
  const ids = await addMembers(world, count)
  return ids.map((id) => ({
    ...{ kind: 'member', id, role: 'professional', plan: 'free', standing: 'active', loginId: id, actorId: id },
    ...{ sessionId: id, secondFactor: false, provenAt: null, countsPageViews: false, user: {} as Acting['user'] },
  }))
}

describe('a vote', () => {
  test('reveals the results only to the voter and the author until the poll ends', async () => {
    const [ada, bob, eve] = [await professional(), await professional(), await professional()]
    const poll = await publishPoll(world, ada)
    const { status, result } = await voteFor(bob, poll, 1)
    expect(status).toBe(200)
    expect(result).toMatchObject({
      voted: true,
      chosen: [poll.options[1]?._id],
      results: { voters: 1, votes: [0, 1, 0] },
    })
    expect((await viewPoll(ada, poll)).results).toEqual({ voters: 1, votes: [0, 1, 0] })
    for (const other of [eve, undefined, await joinAsAdmin(world, app)]) {
      expect(await viewPoll(other, poll)).toMatchObject({ voters: 1, voted: false, results: null })
    }
    await endPoll(world, poll)
    expect(await viewPoll(undefined, poll)).toMatchObject({ closed: true, results: { voters: 1, votes: [0, 1, 0] } })
  })

  test('can be changed and withdrawn while the poll is open, and is stored once even if repeated', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const poll = await publishPoll(world, ada, { multiple: true })
    const replies = await fifty((n) => voteFor(bob, poll, n % 3))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    const { voters, results, chosen } = await viewPoll(bob, poll)
    expect([voters, results?.voters, chosen.length]).toEqual([1, 1, 1])
    expect(results?.votes.reduce((sum, votes) => sum + votes, 0)).toBe(1)
    expect((await voteFor(bob, poll, 0, 2, 2)).result.results).toEqual({ voters: 1, votes: [1, 0, 1] })
    const url = `${POLLS}/${poll._id}/vote`
    const withdrawalReplies = await fifty(() => bob.call('DELETE', url))
    expect(new Set(withdrawalReplies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await viewPoll(ada, poll)).toMatchObject({ voters: 0, results: { voters: 0, votes: [0, 0, 0] } })
    expect((await viewPoll(bob, poll)).voted).toBe(false)
    const kinds = await world.ctx.db
      .selectFrom('activity')
      .select(['kind', 'data'])
      .where('actor_id', '=', bob.id)
      .where('kind', 'like', 'vote.%')
      .orderBy('kind')
      .execute()
    const data = { pollId: poll._id }
    expect(kinds, 'once each, without the options').toEqual([
      { kind: 'vote.cast', data },
      { kind: 'vote.withdrawn', data },
    ])
  })

  test('is refused once the poll has closed', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const poll = await publishPoll(world, ada)
    await voteFor(bob, poll)
    await endPoll(world, poll)
    const lateVote = await voteFor(ada, poll)
    expect([lateVote.status, lateVote.error?.code]).toEqual([409, 'poll-closed'])
    expect((await bob.call('DELETE', `${POLLS}/${poll._id}/vote`)).json().result.code).toBe('poll-closed')
    expect((await viewPoll(bob, poll)).results).toEqual({ voters: 1, votes: [1, 0, 0] })
  })

  test('is refused with the field’s name for too many options, no option, or another poll’s option', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const poll = await publishPoll(world, ada)
    const other = await publishPoll(world, ada)
    expect((await voteFor(bob, poll, 0, 1)).error).toMatchObject({
      code: 'poll-one-option',
      fields: { 'body.options': expect.any(String) },
    })
    const otherPollsOptions = { ...poll, options: other.options }
    expect((await voteFor(bob, otherPollsOptions)).error?.code).toBe('poll-options-changed')
    for (const options of [[], ['first'], undefined]) {
      expect((await bob.call('PUT', `${POLLS}/${poll._id}/vote`, { options })).statusCode).toBe(400)
    }
    expect((await viewPoll(ada, poll)).voters).toBe(0)
  })

  test('is possible for confirmed professionals and employers, including the author', async () => {
    const ada = await professional()
    const poll = await publishPoll(world, ada)
    const pendingMember = await joinAsProfessional(world, app, { confirmed: false })
    for (const refusedMember of [pendingMember, await joinAsAdmin(world, app)]) {
      expect((await voteFor(refusedMember, poll)).status).toBe(403)
    }
    const guest = await send(app, 'PUT', `${POLLS}/${poll._id}/vote`, { body: { options: [poll.options[0]?._id] } })
    expect(guest.statusCode).toBe(401)
    expect((await voteFor(await joinAsEmployer(world, app), poll)).status).toBe(200)
    expect((await voteFor(ada, poll)).result.results?.votes).toEqual([2, 0, 0])
  })

  test('is counted exactly when three hundred members vote at the same time', async () => {
    const ada = await professional()
    for (const anonymous of [false, true]) {
      const poll = await publishPoll(world, ada, { anonymous })
      const members = await crowd(300)
      await Promise.all(members.map((member, n) => vote(world.ctx, member, poll._id, [poll.options[n % 3]?._id ?? ''])))
      expect(await viewPoll(ada, poll)).toMatchObject({ voters: 300, results: { voters: 300, votes: [100, 100, 100] } })
    }
  })
})

describe('the list of voters', () => {
  test('has twenty members per page, latest first, and omits members hidden from the viewer', async () => {
    const [ada, bob, eve] = [await professional(), await professional(), await professional()]
    const poll = await publishPoll(world, ada)
    for (const member of await crowd(22)) {
      world.clock.advance(1_000)
      await vote(world.ctx, member, poll._id, [poll.options[0]?._id ?? ''])
    }
    for (const client of [bob, eve]) {
      world.clock.advance(1_000)
      await voteFor(client, poll)
    }
    const first = (await votersOf(ada, poll)).result
    expect(first.items.slice(0, 2).map(({ _id }) => _id)).toEqual([eve.id, bob.id])
    expect(first.items).toHaveLength(20)
    const rest = (await votersOf(ada, poll, 0, { before: first.next })).result
    expect([rest.items.length, rest.next]).toEqual([4, null])
    await ada.call('PUT', `/api/v1/connections/blocked/${bob.id}`)
    await setListed(world, eve, false)
    const names = (await votersOf(ada, poll)).result.items.map(({ _id }) => _id)
    expect(names).not.toContain(bob.id)
    expect(names).not.toContain(eve.id)
    expect((await votersOf(ada, poll, 1)).result.items).toEqual([])
  })

  test('is available only to members who see the results', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const poll = await publishPoll(world, ada)
    expect((await votersOf(bob, poll)).error?.code).toBe('poll-results-hidden')
    const url = `${POLLS}/${poll._id}/options/${poll.options[0]?._id}/voters`
    expect((await send(app, 'GET', url)).statusCode).toBe(401)
    await endPoll(world, poll)
    expect((await votersOf(bob, poll)).status).toBe(200)
  })
})

describe('an anonymous vote', () => {
  const anonymous = (author: SignedInClient, change: object = {}) =>
    publishPoll(world, author, { anonymous: true, ...change })

  test('is final, and is stored once even with fifty simultaneous requests', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const poll = await anonymous(ada)
    const replies = await fifty((n) => voteFor(bob, poll, n % 3))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const refusals = replies.filter(({ status }) => status !== 200)
    expect(new Set(refusals.map(({ error }) => error?.code))).toEqual(new Set(['poll-vote-final']))
    expect((await bob.call('DELETE', `${POLLS}/${poll._id}/vote`)).json().result.code).toBe('poll-vote-final')
    expect(await viewPoll(bob, poll)).toMatchObject({ voters: 1, voted: true, chosen: [], results: null })
  })

  test('stores only a count and that the member voted, without option, time or order', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const poll = await anonymous(ada, { multiple: true })
    expect((await voteFor(bob, poll, 0, 2)).status).toBe(200)
    const { db } = world.ctx
    expect(await db.selectFrom('poll_voter').selectAll().where('poll_id', '=', poll._id).execute()).toEqual([
      { poll_id: poll._id, actor_id: bob.id },
    ])
    expect(await db.selectFrom('poll_ballot').selectAll().where('poll_id', '=', poll._id).execute()).toEqual([])
    const activities = await db.selectFrom('activity').select('kind').where('actor_id', '=', bob.id).execute()
    expect(activities.filter(({ kind }) => kind.startsWith('vote'))).toEqual([])
    const data = (await bob.api('GET /api/v1/account/data')).result
    expect(data.polls).toMatchObject({ votes: [{ id: poll._id, anonymous: true, chosen: [] }] })
    expect((await votersOf(ada, poll)).error?.code).toBe('poll-anonymous')
    const ballot = { poll_id: poll._id, actor_id: bob.id, created_at: world.clock.now() }
    const insertion = db.insertInto('poll_ballot').values({ ...ballot, option_id: poll.options[0]?._id ?? '' })
    await expect(insertion.execute()).rejects.toThrow('keeps no ballots')
  })

  test('is counted in batches of five while the poll is open, and completely at its end', async () => {
    const [ada, ...voters] = [await professional(), ...(await crowd(7))]
    const poll = await anonymous(ada)
    const after: (Poll['results'] | undefined)[] = []
    for (const [n, member] of (voters as unknown as Acting[]).entries()) {
      after.push((await vote(world.ctx, member, poll._id, [poll.options[n % 2]?._id ?? ''])).results)
    }
    const batch = { voters: 5, votes: [3, 2, 0] }
    expect(after).toEqual([null, null, null, null, batch, batch, batch])
    expect(await viewPoll(ada, poll)).toMatchObject({ voters: 7, results: batch })
    await endPoll(world, poll)
    expect((await viewPoll(undefined, poll)).results).toEqual({ voters: 7, votes: [4, 3, 0] })
  })

  test('still counts after the voter is erased, unlike a named vote', async () => {
    const ada = await professional()
    const [polls, members] = [[await publishPoll(world, ada), await anonymous(ada)], await crowd(6)]
    for (const poll of polls) {
      for (const member of members) await vote(world.ctx, member, poll._id, [poll.options[0]?._id ?? ''])
    }
    const erasedIds = members.slice(0, 2).map(({ id }) => id)
    await Promise.all(erasedIds.map((id) => world.ctx.db.deleteFrom('actor').where('id', '=', id).execute()))
    const [namedPoll, secretPoll] = [await viewPoll(ada, polls[0] as Poll), await viewPoll(ada, polls[1] as Poll)]
    expect(namedPoll).toMatchObject({ voters: 4, results: { voters: 4, votes: [4, 0, 0] } })
    expect(secretPoll).toMatchObject({ voters: 6, results: { voters: 5, votes: [5, 0, 0] } })
    const remainingVoters = world.ctx.db.selectFrom('poll_voter').select('actor_id').where('actor_id', 'in', erasedIds)
    expect(await remainingVoters.execute()).toEqual([])
  })
})
