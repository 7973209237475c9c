import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { settled } from '../../notifications/notifications.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  type SignedInClient,
  send,
} from '../../session/accounts.factory.ts'
import { closeDuePolls, inHours, POLLS, pollOf, voteFor } from '../polls.factory.ts'
import { openSitePolls } from './open-site-polls.task.ts'

const { world, app, api } = useWorld()
const URL = '/api/v1/admin/polls'
let admin: SignedInClient
beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
  admin = await joinAsAdmin(world, app, 'admin-content')
})

const formOf = (change: object = {}) => {
  const poll = pollOf(world)
  return { ...poll, question: `Which lamp is ${poll.id}?`, ...change }
}
async function ask(change: object = {}) {
  const { statusCode, body, json } = await admin.call('POST', URL, formOf(change))
  if (statusCode !== 200) throw new Error(body)
  return json().result
}
const listedPolls = async (state: string, q: string) =>
  (await admin.call('GET', `${URL}?state=${state}&q=${q}`)).json().result
const viewPoll = (id: string) => api('GET /api/v1/polls/{id}', { params: { id } })
const actsOn = async (id: string) => {
  const rows = await world.ctx.db
    .selectFrom('admin_act')
    .select(['act', 'login_id'])
    .where('subject_id', '=', id)
    .orderBy('created_at')
    .execute()
  return rows.map(({ act }) => act)
}

describe('a site poll', () => {
  test('is public immediately, without an author, and members can vote', async () => {
    const poll = await ask()
    expect(poll).toMatchObject({ author: null, opensAt: null, results: { voters: 0 }, version: 1 })
    const bob = await joinAsProfessional(world, app)
    expect((await voteFor(bob, poll)).result).toMatchObject({ voters: 1, results: { voters: 1 } })
    expect((await viewPoll(poll._id)).result).toMatchObject({ author: null, voters: 1, results: null, noindex: false })
    const { result } = await api('GET /api/v1/polls', { query: {} })
    expect(result.items.map(({ _id }) => _id)).toContain(poll._id)
    expect((await app.inject('/sitemaps/polls-1.xml')).body).toContain(`/polls/${poll._id}<`)
    expect(await listedPolls('open', poll._id)).toMatchObject({
      total: 1,
      items: [{ voters: 1, results: { votes: [1, 0, 0] } }],
    })
    const row = await world.ctx.db.selectFrom('poll').select('actor_id').where('id', '=', poll._id).executeTakeFirst()
    expect(row).toEqual({ actor_id: null })
    expect(await actsOn(poll._id)).toEqual(['poll.asked'])
  })

  test('opens at its scheduled time, and is hidden until then', async () => {
    const opensAt = inHours(world, 2)
    const poll = await ask({ opensAt, closesAt: inHours(world, 26) })
    expect(poll).toMatchObject({ opensAt })
    const bob = await joinAsProfessional(world, app)
    const statuses = async () => [
      (await viewPoll(poll._id)).status,
      (await voteFor(bob, poll)).status,
      (await admin.call('GET', `${POLLS}/${poll._id}`)).statusCode,
    ]
    expect(await statuses()).toEqual([404, 404, 404])
    expect((await app.inject('/sitemaps/polls-1.xml')).body).not.toContain(poll._id)
    await openSitePolls.handle(world.ctx, {})
    expect(await statuses()).toEqual([404, 404, 404])
    expect(await listedPolls('scheduled', poll._id)).toMatchObject({ items: [{ _id: poll._id }] })
    world.clock.advance(2 * 3_600_000)
    admin = await joinAsAdmin(world, app, 'admin-content')
    await Promise.all([openSitePolls.handle(world.ctx, {}), openSitePolls.handle(world.ctx, {})])
    expect((await viewPoll(poll._id)).result).toMatchObject({ closed: false, publishedAt: opensAt, editedAt: null })
    const openings = await world.ctx.db
      .selectFrom('activity')
      .select('id')
      .where('kind', '=', 'poll.published')
      .where('data', '@>', JSON.stringify({ pollId: poll._id }) as never)
      .execute()
    expect(openings).toHaveLength(1)
  })

  test('is created only once by fifty simultaneous requests', async () => {
    const poll = formOf()
    const replies = await Promise.all(Array.from({ length: 50 }, () => admin.call('POST', URL, poll)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await listedPolls('open', poll.id)).total).toBe(1)
    const member = await joinAsEmployer(world, app)
    const formPoll = pollOf(world)
    await member.call('POST', POLLS, formPoll)
    expect((await admin.call('POST', URL, formOf({ id: formPoll.id }))).statusCode).toBe(404)
  })

  test('can be managed only by admins with the content permission', async () => {
    const { _id } = await ask()
    const support = await joinAsAdmin(world, app, 'admin-support')
    const member = await joinAsProfessional(world, app)
    for (const stranger of [support, member]) {
      expect((await stranger.call('POST', URL, formOf())).statusCode).toBe(404)
      expect((await stranger.call('GET', URL)).statusCode).toBe(404)
      expect((await stranger.call('DELETE', `${URL}/${_id}`)).statusCode).toBe(404)
      expect((await stranger.call('PUT', `${URL}/${_id}/end`)).statusCode).toBe(404)
    }
    expect((await send(app, 'GET', URL)).statusCode).toBe(401)
    expect((await member.call('DELETE', `${POLLS}/${_id}`)).statusCode).toBe(403)
    expect((await admin.call('GET', `${URL}/${randomUUID()}`)).statusCode).toBe(404)
  })

  test('must open within 90 days, and stay open for at least an hour', async () => {
    const refusalOf = async (change: object) => (await admin.call('POST', URL, formOf(change))).json().result.fields
    for (const opensAt of [inHours(world, -1), inHours(world, 91 * 24)]) {
      expect(await refusalOf({ opensAt })).toHaveProperty(['body.opensAt'])
    }
    expect(await refusalOf({ opensAt: inHours(world, 48), closesAt: inHours(world, 48.5) })).toHaveProperty([
      'body.closesAt',
    ])
    expect(await refusalOf({ opensAt: 'soon' })).toHaveProperty(['body.opensAt'])
  })
})

describe('an admin who changes a site poll', () => {
  const changeForm = (version: number, change: object = {}) => ({ ...formOf(), version, ...change })

  test('can move the opening while it is scheduled, and the timeline shows what changed', async () => {
    const poll = await ask({ opensAt: inHours(world, 5), closesAt: inHours(world, 50) })
    const url = `${URL}/${poll._id}`
    const opensAt = inHours(world, 9)
    const laterTimes = { opensAt, closesAt: inHours(world, 60) }
    expect((await admin.call('PUT', url, changeForm(1, laterTimes))).json().result).toMatchObject({
      opensAt,
      version: 2,
      editedAt: null,
    })
    expect((await admin.call('PUT', url, changeForm(1, laterTimes))).json().result.code).toBe('poll-changed')
    const now = await admin.call('PUT', url, changeForm(2, { opensAt: null }))
    expect(now.statusCode).toBe(200)
    await openSitePolls.handle(world.ctx, {})
    expect((await viewPoll(poll._id)).status).toBe(200)
    expect(await actsOn(poll._id)).toEqual(['poll.asked', 'poll.edited', 'poll.edited'])
  })

  test('can’t change the question once someone has voted', async () => {
    const poll = await ask()
    await voteFor(await joinAsProfessional(world, app), poll)
    const reply = await admin.call('PUT', `${URL}/${poll._id}`, changeForm(1))
    expect(reply.json().result).toMatchObject({ code: 'poll-has-votes' })
    const { question, options } = poll
    const same = { question, options: options.map(({ text }: { text: string }) => text), closesAt: inHours(world, 90) }
    expect((await admin.call('PUT', `${URL}/${poll._id}`, changeForm(1, same))).statusCode).toBe(200)
  })

  test('can close the poll, once, which notifies its voters', async () => {
    const poll = await ask()
    const bob = await joinAsProfessional(world, app)
    await voteFor(bob, poll)
    const ends = await Promise.all([1, 2, 3].map(() => admin.call('PUT', `${URL}/${poll._id}/end`)))
    expect(ends.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await viewPoll(poll._id)).result).toMatchObject({ closed: true, results: { voters: 1 } })
    expect(await actsOn(poll._id)).toEqual(['poll.asked', 'poll.ended'])
    expect(await listedPolls('closed', poll._id)).toMatchObject({ total: 1 })
    // Does nothing if the task queued by closing the poll has already run.
    await closeDuePolls(world)
    const notificationsOf = async () =>
      (await bob.api('GET /api/v1/notifications', { query: {} })).result.items.filter(
        ({ name }) => name === 'poll-closed',
      )
    await eventually(async () => expect(await notificationsOf()).not.toEqual([]))
    await settled(world)
    expect(await notificationsOf()).toMatchObject([
      { text: expect.stringContaining(poll.question), to: `/polls/${poll._id}` },
    ])
    const scheduledPoll = await ask({ opensAt: inHours(world, 5) })
    expect((await admin.call('PUT', `${URL}/${scheduledPoll._id}/end`)).json().result.code).toBe('poll-not-open')
  })

  test('can delete the poll, even through the endpoint of members’ polls', async () => {
    const [one, other] = [await ask(), await ask({ opensAt: inHours(world, 5), closesAt: inHours(world, 50) })]
    expect((await admin.call('DELETE', `${POLLS}/${one._id}`)).statusCode).toBe(200)
    expect((await admin.call('DELETE', `${URL}/${other._id}`)).statusCode).toBe(200)
    expect((await admin.call('DELETE', `${URL}/${other._id}`)).statusCode).toBe(404)
    expect([await actsOn(one._id), await actsOn(other._id)]).toEqual([
      ['poll.asked', 'poll.removed'],
      ['poll.asked', 'poll.removed'],
    ])
  })
})
