import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import {
  joinAsEmployer,
  joinAsProfessional,
  newEmail,
  PASSWORD,
  type SignedInClient,
  send,
} from '../accounts.factory.ts'
import { forgetVisits } from './note-visit.ts'

const { world, app, api } = useWorld()

const pageViews = () => world.ctx.db.selectFrom('page_view').selectAll().orderBy('path').execute()

describe('visits', () => {
  test('record the source that led the visitor here', async () => {
    const body = { referral: 'newsletter 12', source: 'mail' }
    expect((await api('POST /api/v1/trackUserConversions', { body })).reply).toEqual({
      success: true,
      result: {},
    })
    const rows = await world.ctx.db.selectFrom('conversion').selectAll().execute()
    expect(rows).toMatchObject([body])
  })

  test('are recorded with the account, unless its owner has opted out', async () => {
    const member = await joinAsProfessional(world, app)
    const view = (path: string, token?: string) =>
      send(app, 'POST', '/api/v1/page-views', { token, body: { path, utmSource: 'heyoJobs' } })

    await view('/jobs')
    await view('/jobs/a', member.token)
    await world.ctx.db.updateTable('login').set({ page_views: false }).where('email', '=', member.email).execute()
    await view('/jobs/b', member.token)

    const storedViews = (await pageViews()).map(({ path, login_id, utm_source }) => [
      path,
      login_id !== null,
      utm_source,
    ])
    expect(storedViews).toEqual([
      ['/jobs', false, 'heyoJobs'],
      ['/jobs/a', true, 'heyoJobs'],
      ['/jobs/b', false, 'heyoJobs'],
    ])
  })

  test('count as a guest’s if the session has just ended', async () => {
    const member = await joinAsProfessional(world, app)
    await send(app, 'DELETE', '/api/v1/account/sessions', { token: member.token })
    const reply = await send(app, 'POST', '/api/v1/page-views', { token: member.token, body: { path: '/left' } })
    expect(reply.statusCode).toBe(200)
    expect((await pageViews()).find(({ path }) => path === '/left')).toMatchObject({ login_id: null })
  })

  test('are limited per network, and more strictly per page, without affecting other networks', async () => {
    const view = (path: string, remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/api/v1/page-views', remoteAddress, payload: { path } })
    const countViews = async () => (await pageViews()).filter(({ path }) => path.startsWith('/flood')).length
    const replies = await Promise.all(Array.from({ length: 50 }, () => view('/flood', '198.51.100.90')))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await countViews()).toBe(20)
    for (let page = 0; page < 320; page += 1) await view(`/flood/${page}`, '198.51.100.90')
    expect(await countViews()).toBe(300)
    await view('/flood', '203.0.113.90')
    expect(await countViews()).toBe(301)
  })

  test('count a browser as one visitor per day, without a cookie', async () => {
    const view = async (path: string, browser: string, remoteAddress = '198.51.100.7') => {
      const headers = { 'user-agent': browser }
      const reply = await app.inject({
        method: 'POST',
        url: '/api/v1/page-views',
        headers,
        remoteAddress,
        payload: { path },
      })
      expect(reply.headers['set-cookie']).toBeUndefined()
      return (await pageViews()).find((row) => row.path === path)?.visitor
    }
    const first = await view('/visitor/1', 'Firefox')
    expect(first).toEqual(expect.any(Number))
    expect(await view('/visitor/2', 'Firefox')).toBe(first)
    expect(await view('/visitor/3', 'Safari')).not.toBe(first)
    expect(await view('/visitor/4', 'Firefox', '203.0.113.7')).not.toBe(first)
    world.clock.advance(86_400_000)
    expect(await view('/visitor/5', 'Firefox')).not.toBe(first)
  })

  test.for(['https://elsewhere.example/', '/jobs?token=secret', 'jobs', `/${'x'.repeat(500)}`])(
    'are refused with the path %s',
    async (path) => {
      expect((await api('POST /api/v1/page-views', { body: { path } })).status).toBe(400)
    },
  )

  test('are deleted after 30 days, and the key that identifies visitors is deleted after its day', async () => {
    world.clock.advance(31 * 86_400_000)
    await api('POST /api/v1/page-views', { body: { path: '/newest' } })
    await forgetVisits.handle(world.ctx, {})
    expect((await pageViews()).map(({ path }) => path)).toEqual(['/newest'])
    expect(await world.ctx.db.selectFrom('conversion').selectAll().execute()).toEqual([])
    // Only this day's key is left, so no earlier visitor can be identified.
    expect(await world.ctx.db.selectFrom('visit_key').select('key').execute()).toHaveLength(1)
  })
})

describe('invitation links', () => {
  const inviterOf = (slug: string) => api('GET /api/v1/invitations/{slug}', { params: { slug } })

  test('name the inviting person or company', async () => {
    await joinAsProfessional(world, app, { firstName: 'Mary', lastName: 'Somerville' })
    await joinAsEmployer(world, app, { companyName: 'Difference Engines' })

    expect((await inviterOf('mary-somerville')).result).toEqual({
      slug: 'mary-somerville',
      name: 'Mary Somerville',
      shortName: 'Mary',
      role: 'professional',
      photo: null,
      headline: null,
      acquaintances: [],
    })
    const { result: company } = await inviterOf('difference-engines')
    expect(company).toMatchObject({ name: 'Difference Engines', shortName: 'Difference Engines' })
  })

  test('show the inviter’s headline', async () => {
    const inviter = await joinAsProfessional(world, app, { firstName: 'Ines', lastName: 'Sentence' })
    const change = { version: 0, resume: { basics: { label: 'Ward manager' } } }
    await send(app, 'PATCH', '/api/v1/story', { token: inviter.token, body: change })
    expect((await inviterOf('ines-sentence')).result).toMatchObject({ headline: 'Ward manager' })
  })

  test('name two people that the inviter follows and who follow back, as long as guests can see them', async () => {
    const join = (firstName: string) => joinAsProfessional(world, app, { firstName, lastName: 'Circle' })
    const [inviter, ...others] = [
      await join('Center'),
      await join('First'),
      await join('Second'),
      await join('Third'),
      await join('Onesided'),
    ] as const
    const [first, second, third] = others
    const follow = (one: SignedInClient, other: SignedInClient) =>
      send(app, 'POST', `/api/v1/professionals/${one.id}/follow/${other.id}`, { token: one.token })
    for (const other of others) await follow(inviter, other)
    for (const other of [first, second, third]) await follow(other, inviter)
    const namesOf = async () =>
      (await inviterOf('center-circle')).result.acquaintances.map(({ name }) => name).toSorted()

    expect(await namesOf()).toHaveLength(2)
    expect(await namesOf()).not.toContain('Onesided Circle')
    await world.ctx.db.updateTable('actor').set({ listed: false }).where('id', '=', third.id).execute()
    expect(await namesOf()).toEqual(['First Circle', 'Second Circle'])
    await world.ctx.db.updateTable('actor').set({ listed: false }).where('id', '=', first.id).execute()
    expect(await namesOf()).toEqual(['Second Circle'])
  })

  test('don’t work for unknown and pending members', async () => {
    await joinAsProfessional(world, app, { firstName: 'Not', lastName: 'Confirmed', confirmed: false })
    expect((await inviterOf('not-confirmed')).status).toBe(404)
    expect((await inviterOf('nobody-at-all')).status).toBe(404)
  })

  test('are recorded with the account of the invited member', async () => {
    const inviter = await joinAsProfessional(world, app, { firstName: 'Inviting', lastName: 'Person' })
    const email = newEmail('invited')
    const user = { email, password: PASSWORD, firstName: 'New', invitedBy: 'inviting-person' }
    await api('POST /api/v1/professionals/register', { body: { user } })
    const row = await world.ctx.db
      .selectFrom('sign_up')
      .innerJoin('login', 'login.id', 'sign_up.login_id')
      .select('invited_by')
      .where('email', '=', email)
      .executeTakeFirst()
    expect(row?.invited_by).toBe(inviter.id)
  })
})
