import type { Poll } from '@rise/contract/polls/shapes'
import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { reactionUrl } from '../discussion/discussion.factory.ts'
import { setListed } from '../professionals/story/stories.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  type SignedInClient,
  send,
} from '../session/accounts.factory.ts'
import { inHours, POLLS, pollOf, publishPoll, questionOf, voteFor } from './polls.factory.ts'

const { world, app, api } = useWorld()

const professional = () => joinAsProfessional(world, app)
const codeOf = (reply: { json(): { result: { code: string } } }) => reply.json().result.code
const ids = (items: readonly Poll[]) => items.map(({ _id }) => _id)
const fifty = <T>(act: (n: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, n) => act(n)))

function viewPoll(viewer: SignedInClient | undefined, id: string) {
  return (viewer?.api ?? api)('GET /api/v1/polls/{id}', { params: { id } })
}

async function listPollIds(viewer?: SignedInClient, query: object = {}) {
  return (await (viewer?.api ?? api)('GET /api/v1/polls', { query })).result
}

describe('a poll', () => {
  test('is public immediately, without results', async () => {
    const ada = await professional()
    const { _id } = await publishPoll(world, ada, { question: '  Tea,  or coffee? ', options: ['Tea', ' Coffee ', ''] })
    const { status, result } = await viewPoll(undefined, _id)
    expect(status).toBe(200)
    expect(result).toMatchObject({
      ...{ question: 'Tea, or coffee?', multiple: false, anonymous: false, closed: false, post: null, noindex: false },
      ...{ voters: 0, voted: false, chosen: [], results: null, version: 1, editedAt: null, comments: 0 },
      author: { _id: ada.id, role: 'professional' },
    })
    expect(result.options.map(({ text }) => text)).toEqual(['Tea', 'Coffee'])
    expect(ids((await listPollIds()).items)).toContain(_id)
    expect((await app.inject('/sitemaps/polls-1.xml')).body).toContain(`/polls/${_id}<`)
    expect((await ada.call('PUT', reactionUrl(_id), { reaction: 'love' })).statusCode).toBe(200)
    expect((await viewPoll(undefined, _id)).result.reactions.counts).toEqual({ love: 1 })
  })

  test('belongs to the company when an employer publishes it', async () => {
    const rita = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
    expect((await publishPoll(world, rita)).author).toMatchObject({ role: 'employer', companyName: 'Harbour Works' })
  })

  test('requires guests to log in if it is for members', async () => {
    const ada = await professional()
    const { _id } = await publishPoll(world, ada, { audience: 'members', question: 'Who is quorlishly there?' })
    expect((await viewPoll(undefined, _id)).status).toBe(401)
    const bob = await professional()
    for (const member of [ada, bob, await joinAsAdmin(world, app)]) {
      expect((await viewPoll(member, _id)).result).toMatchObject({ audience: 'members', noindex: true })
    }
    expect(ids((await listPollIds()).items)).not.toContain(_id)
    expect(ids((await listPollIds(bob)).items)).toContain(_id)
    expect((await app.inject('/sitemaps/polls-1.xml')).body).not.toContain(_id)
    const isListed = async (client?: SignedInClient) =>
      (await (client?.api ?? api)('GET /api/v1/palette', { query: { q: 'quorlish' } })).result.groups
    expect(await isListed()).toEqual([])
    expect(await isListed(bob)).toMatchObject([
      { kind: 'polls', hits: [{ detail: 'Open · 0 votes', to: `/polls/${_id}` }] },
    ])
  })

  test('is not found if its author is hidden from the viewer', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const poll = await publishPoll(world, bob)
    await ada.call('PUT', `/api/v1/connections/blocked/${bob.id}`)
    expect([(await viewPoll(ada, poll._id)).status, (await voteFor(ada, poll)).status]).toEqual([404, 404])
    expect(ids((await listPollIds(ada)).items)).not.toContain(poll._id)
    const eve = await professional()
    await eve.call('PUT', `/api/v1/connections/muted/${bob.id}`)
    expect(ids((await listPollIds(eve)).items)).not.toContain(poll._id)
    await setListed(world, bob, false)
    expect((await viewPoll(undefined, poll._id)).status).toBe(404)
  })

  test('is refused with the field’s name for invalid values', async () => {
    const ada = await professional()
    const refusalOf = async (change: object) => {
      const reply = await ada.call('POST', POLLS, pollOf(world, change))
      expect(reply.statusCode).not.toBe(200)
      return reply.json().result.fields
    }
    expect(await refusalOf({ question: 'Why' })).toHaveProperty(['body.question'])
    expect(await refusalOf({ options: ['Only this', ' '] })).toEqual({ 'body.options': 'Enter at least 2 options.' })
    expect(await refusalOf({ options: ['Yes', 'YES'] })).toEqual({
      'body.options': 'Two options are the same. Change one of them.',
    })
    expect(await refusalOf({ options: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] })).toHaveProperty(['body.options'])
    expect(await refusalOf({ options: ['a', 'x'.repeat(81)] })).toBeDefined()
    expect(await refusalOf({ audience: 'friends' })).toHaveProperty(['body.audience'])
    for (const closesAt of [inHours(world, 0.9), inHours(world, -1), inHours(world, 30 * 24 + 1), 'tomorrow']) {
      expect(await refusalOf({ closesAt }), closesAt).toHaveProperty(['body.closesAt'])
    }
  })

  test('shows scripts as plain text', async () => {
    const ada = await professional()
    const question = 'Is <script>alert(1)</script> a good idea?'
    const { _id } = await publishPoll(world, ada, { question, options: ['<b>Yes</b>', 'No'] })
    expect((await viewPoll(undefined, _id)).result).toMatchObject({ question, options: [{ text: '<b>Yes</b>' }, {}] })
  })
})

describe('publishing a poll', () => {
  test('is possible only for confirmed members; pending members and admins can only read', async () => {
    const pendingMember = await joinAsProfessional(world, app, { confirmed: false })
    for (const refusedMember of [pendingMember, await joinAsAdmin(world, app)]) {
      expect((await refusedMember.call('POST', POLLS, pollOf(world))).statusCode).toBe(403)
      expect((await refusedMember.call('GET', POLLS)).statusCode).toBe(200)
    }
    expect((await send(app, 'POST', POLLS, { body: pollOf(world) })).statusCode).toBe(401)
  })

  test('creates one poll, even with fifty simultaneous or repeated requests', async () => {
    const ada = await professional()
    const poll = pollOf(world)
    const statusAndBody = (reply: Awaited<ReturnType<typeof ada.call>>) =>
      [reply.statusCode, reply.json().result._id].join()
    const replies = await fifty(() => ada.call('POST', POLLS, poll))
    expect(new Set(replies.map(statusAndBody))).toEqual(new Set([`200,${poll.id}`]))
    const again = await fifty(() => ada.call('POST', POLLS, pollOf(world)))
    expect(new Set(again.map(statusAndBody))).toEqual(new Set([`200,${poll.id}`]))
    expect(statusAndBody(await ada.call('POST', POLLS, pollOf(world, { options: ['Oil', 'Wax'] })))).not.toContain(
      poll.id,
    )
    expect((await (await professional()).call('POST', POLLS, poll)).statusCode).toBe(404)
  })

  test('is rate-limited for new accounts', async () => {
    const ada = await professional()
    const statuses = async (count: number) => {
      const replies = Array.from({ length: count }, (_, n) =>
        ada.call('POST', POLLS, pollOf(world, { question: `Number ${n}?` })),
      )
      return (await Promise.all(replies)).map(({ statusCode }) => statusCode).sort()
    }
    expect(await statuses(3)).toEqual([200, 200, 429])
    await world.ctx.db
      .updateTable('actor')
      .set({ created_at: new Date(0) })
      .where('id', '=', ada.id)
      .execute()
    expect(new Set(await statuses(9))).toEqual(new Set([200]))
  })
})

describe('changing a poll', () => {
  const changeOf = (version: number, change: object = {}) => ({ version, ...questionOf(world), ...change })

  test('can affect anything before the first vote, and only the closing time and audience afterwards', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const poll = await publishPoll(world, ada)
    const url = `${POLLS}/${poll._id}`
    const second = (await ada.call('PUT', url, changeOf(1, { options: ['Oil', 'Wax'], anonymous: true }))).json().result
    expect(second).toMatchObject({ version: 2, anonymous: true, editedAt: expect.any(String) })
    expect((await voteFor(bob, poll)).error?.code, 'of options that are gone').toBe('poll-options-changed')
    expect((await voteFor(bob, second)).status).toBe(200)
    const unchangedFields = { question: second.question, options: ['Oil', 'Wax'], anonymous: true }
    for (const change of [
      { options: ['Oil', 'Gas'] },
      { question: 'Another?' },
      { anonymous: false },
      { multiple: true },
    ]) {
      const refusal = await ada.call('PUT', url, changeOf(2, { ...unchangedFields, ...change }))
      expect(codeOf(refusal)).toBe('poll-has-votes')
    }
    const lateTime = inHours(world, 72)
    const moveReply = await ada.call(
      'PUT',
      url,
      changeOf(2, { ...unchangedFields, closesAt: lateTime, audience: 'members' }),
    )
    expect(moveReply.json().result).toMatchObject({ version: 3, closesAt: lateTime, audience: 'members', voters: 1 })
    const tooLate = await ada.call('PUT', url, changeOf(3, { ...unchangedFields, closesAt: inHours(world, 31 * 24) }))
    expect(codeOf(tooLate)).toBe('poll-closing-time')
    expect(
      (await ada.call('PUT', url, changeOf(3, { ...unchangedFields, closesAt: inHours(world, 2) }))).statusCode,
    ).toBe(200)
  })

  test('stores only the first of several concurrent changes to one version', async () => {
    const ada = await professional()
    const { _id } = await publishPoll(world, ada)
    const replies = await fifty((n) => ada.call('PUT', `${POLLS}/${_id}`, changeOf(1, { question: `Number ${n}?` })))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const refusals = replies.filter(({ statusCode }) => statusCode !== 200)
    expect(new Set(refusals.map(codeOf))).toEqual(new Set(['poll-changed']))
  })

  test('and deleting it are possible only for its author and content admins', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const poll = await publishPoll(world, ada)
    const url = `${POLLS}/${poll._id}`
    await voteFor(bob, poll)
    for (const stranger of [bob, await joinAsEmployer(world, app), await joinAsAdmin(world, app, 'admin-support')]) {
      expect((await stranger.call('PUT', url, changeOf(1))).statusCode).toBe(403)
      expect((await stranger.call('DELETE', url)).statusCode).toBe(403)
    }
    expect((await send(app, 'DELETE', url)).statusCode).toBe(401)
    const admin = await joinAsAdmin(world, app, 'admin-content')
    const deletions = await fifty(() => admin.call('DELETE', url))
    expect(deletions.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect([(await viewPoll(ada, poll._id)).status, (await voteFor(bob, poll)).status]).toEqual([404, 404])
    expect((await ada.call('PUT', reactionUrl(poll._id), { reaction: 'love' })).statusCode).toBe(404)
  })
})

test('the list of polls has pages, newest first, without duplicates', async () => {
  const bob = await professional()
  await world.ctx.db
    .updateTable('actor')
    .set({ created_at: new Date(0) })
    .where('id', '=', bob.id)
    .execute()
  const ada = await joinAsEmployer(world, app)
  await world.ctx.db
    .updateTable('actor')
    .set({ created_at: new Date(0) })
    .where('id', '=', ada.id)
    .execute()
  const rita = await joinAsEmployer(world, app)
  await world.ctx.db
    .updateTable('actor')
    .set({ created_at: new Date(0) })
    .where('id', '=', rita.id)
    .execute()
  const publishedIds: string[] = []
  for (let n = 0; n < 24; n += 1) {
    world.clock.advance(1_000)
    publishedIds.unshift((await publishPoll(world, [ada, bob, rita][n % 3] ?? ada))._id)
  }
  const first = await listPollIds()
  expect(ids(first.items)).toEqual(publishedIds.slice(0, 20))
  const rest = await listPollIds(undefined, { before: first.next })
  expect(ids(rest.items).slice(0, 4)).toEqual(publishedIds.slice(20))
  expect(new Set([...ids(first.items), ...ids(rest.items)]).size).toBe(first.items.length + rest.items.length)
  expect((await ada.call('GET', `${POLLS}?before=yesterday`)).statusCode).toBe(400)
})
