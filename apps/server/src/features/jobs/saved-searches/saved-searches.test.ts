import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { settled } from '../../notifications/notifications.factory.ts'
import {
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  type SignedInClient,
  send,
} from '../../session/accounts.factory.ts'
import { addCompanies, addJobs } from '../search/searched-jobs.factory.ts'
import { lookForNewJobs, lookForNewJobsAtOnce } from './look-for-new-jobs.task.ts'

const { world, app } = useWorld()
const DAY_MS = 86_400_000
let ada: SignedInClient
let companies: ReadonlyMap<string, string>

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
  companies = await addCompanies(world.ctx, ['Harbour Works'])
})
beforeEach(async () => {
  ada = await joinAsProfessional(world, app)
})

async function save(body: object = {}, client = ada) {
  const reply = await client.call('POST', '/api/v1/saved-searches', {
    name: 'Riggers',
    filter: { keyword: 'rigger' },
    ...body,
  })
  return { status: reply.statusCode, result: reply.json().result }
}
const searches = async () => (await ada.api('GET /api/v1/saved-searches')).result
const addJob = (title: string) => addJobs(world.ctx, [{ title, company: 'harbour-works' }], companies)

/** Logs in again, because sessions expire as the days pass. */
async function pass(days: number): Promise<void> {
  world.clock.advance(days * DAY_MS)
  ada = await logInAs(app, ada.email)
}
async function notifications() {
  await lookForNewJobs.handle(world.ctx, {})
  await settled(world)
  return (await ada.call('GET', '/api/v1/notifications'))
    .json()
    .result.items.map(({ text, to }: never) => ({ text, to }))
}

describe('a saved search', () => {
  test('is stored once, however often it is saved, and only its owner can change or remove it', async () => {
    const saveReplies = await Promise.all(Array.from({ length: 50 }, () => save()))
    expect(new Set(saveReplies.map(({ status }) => status))).toEqual(new Set([200]))
    const [one, ...others] = await searches()
    expect([one?.name, one?.rhythm, others]).toEqual(['Riggers', 'weekly', []])
    const eve = await joinAsProfessional(world, app)
    const path = `/api/v1/saved-searches/${one?._id}`
    expect((await eve.call('PATCH', path, { rhythm: 'daily' })).json().result.code).toBe('search-not-found')
    await eve.call('DELETE', path)
    expect((await ada.call('PATCH', path, { rhythm: 'daily' })).json().result.rhythm).toBe('daily')
    expect((await ada.call('PATCH', path, { rhythm: 'hourly' })).statusCode).toBe(400)
    for (const _time of [1, 2]) expect((await ada.call('DELETE', path)).statusCode).toBe(200)
    expect(await searches()).toEqual([])
  })

  test('is only for professionals, is validated, and is limited to twenty per member', async () => {
    const body = { name: 'Riggers', filter: {} }
    expect((await send(app, 'POST', '/api/v1/saved-searches', { body })).statusCode).toBe(401)
    expect((await save({}, await joinAsEmployer(world, app))).status).toBe(403)
    expect(Object.keys((await save({ name: ' ' })).result.fields)).toEqual(['body.name'])
    expect(Object.keys((await save({ filter: { payFrom: 10 } })).result.fields)).toEqual(['body.filter.payCurrency'])
    expect((await save({ filter: { location: 'atlantis' } })).result.code).toBe('place-not-found')
    const many = await Promise.all(
      Array.from({ length: 25 }, (_, index) => save({ filter: { keyword: `rigger ${index}` } })),
    )
    expect(many.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(new Set(many.filter(({ status }) => status !== 200).map(({ result }) => result.code))).toEqual(
      new Set(['too-many-searches']),
    )
  })

  test('notifies of new jobs at its frequency, with the total of its list, in the app and by email', async () => {
    await save({ rhythm: 'daily' })
    await save({ rhythm: 'weekly', name: 'Welders', filter: { keyword: 'welder' } })
    await addJob('Rigger at sea')
    await addJob('Rigger on land')
    expect(await notifications()).toEqual([])
    await pass(1)
    await addJob('Rigger in the air')
    const [first, ...others] = await notifications()
    expect([first.text, others]).toEqual(['3 new jobs for “Riggers”', []])
    const query = Object.fromEntries(new URL(first.to, 'https://rise.example').searchParams)
    expect(query).toMatchObject({ q: 'rigger', postedWithin: '1', sort: 'newest' })
    const list = (await ada.api('GET /api/v1/jobs', { query: { keyword: 'rigger', postedWithin: 1 } })).result
    expect(list.total).toBe(3)
    const mail = await world.mailbox.latest(ada.email, 'notification')
    expect(mail.subject).toContain('3 new jobs for “Riggers”')
    expect(mail.link).toContain('/jobs?q=rigger')
    // A second run on the same morning sends nothing.
    expect(await notifications()).toHaveLength(1)

    await pass(7)
    await addJob('Welder')
    expect((await notifications())[0]).toEqual({
      text: '1 new job for “Welders”',
      to: expect.stringContaining('postedWithin=7'),
    })
  })

  test('notifies of new jobs immediately, by email each time, and only if a job has been added since the last time', async () => {
    await save({ rhythm: 'at-once', filter: { keyword: 'sailmaker' } })
    const mails = async () => (await world.mailbox.all(ada.email)).filter(({ name }) => name === 'notification').length
    const notificationsAfter = async (minutes: number) => {
      await pass(minutes / (24 * 60))
      await lookForNewJobsAtOnce.handle(world.ctx, {})
      return notifications()
    }
    expect(await notificationsAfter(15)).toEqual([])
    await addJob('Sailmaker')
    await addJob('Sailmaker of spinnakers')
    expect((await notificationsAfter(15))[0]?.text).toBe('2 new jobs for “Riggers”')
    expect([(await notificationsAfter(15)).length, await mails()]).toEqual([1, 1])
    await addJob('Sailmaker of jibs')
    expect((await notificationsAfter(15))[0]?.text).toBe('3 new jobs for “Riggers”')
    expect(await mails()).toBe(2)
    const list = await ada.api('GET /api/v1/jobs', { query: { keyword: 'sailmaker', postedWithin: 1 } })
    expect(list.result.total).toBe(3)
  })

  test('saved before keywords could name places is searched literally until its owner lists jobs with its keyword', async () => {
    const { result } = await save({ rhythm: 'daily', filter: { keyword: 'golang' } })
    const literal = async () => {
      const { db } = world.ctx
      const rows = await db.selectFrom('saved_search').select('is_literal').where('id', '=', result._id).execute()
      return rows[0]?.is_literal
    }
    expect(await literal()).toBe(false)
    await world.ctx.db.updateTable('saved_search').set({ is_literal: true }).where('id', '=', result._id).execute()
    await addJob('Go Developer')
    await pass(1)
    expect(await notifications()).toEqual([])
    await addJob('Golang Developer')
    await pass(1)
    const [first] = await notifications()
    expect(first.text).toBe('1 new job for “Riggers”')
    expect(new URL(first.to, 'https://rise.example').searchParams.get('q')).toBe('"golang"')
    expect((await searches())[0]?.filter.keyword).toBe('golang')

    const eve = await joinAsProfessional(world, app)
    await eve.api('GET /api/v1/jobs', { query: { keyword: 'golang' } })
    await ada.api('GET /api/v1/jobs', { query: { keyword: 'rigger' } })
    expect(await literal()).toBe(true)
    await ada.api('GET /api/v1/jobs', { query: { keyword: 'golang' } })
    expect(await literal()).toBe(false)
    await addJob('Go Engineer')
    await addJob('Go Programmer')
    await pass(1)
    expect((await notifications())[0]?.text).toBe('2 new jobs for “Riggers”')
  })

  test('doesn’t notify when set to never, nor of jobs of a hidden company', async () => {
    const { result } = await save({ rhythm: 'daily', filter: { keyword: 'painter' } })
    await addJob('Painter')
    const params = { id: companies.get('harbour-works') ?? '' }
    await ada.api('PUT /api/v1/hidden-companies/{id}', { params })
    await pass(1)
    await addJob('Painter of ships')
    expect(await notifications()).toEqual([])
    await ada.api('DELETE /api/v1/hidden-companies/{id}', { params })
    await ada.call('PATCH', `/api/v1/saved-searches/${result._id}`, { rhythm: 'never' })
    await pass(1)
    await addJob('Painter of cranes')
    expect(await notifications()).toEqual([])
  })
})
