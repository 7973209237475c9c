import type { InputOf } from '@rise/contract/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsAdmin, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'

const { world, app, api } = useWorld()
const HOUR_MS = 3_600_000

let admin: SignedInClient

beforeEach(async () => {
  await world.ctx.db.deleteFrom('site_announcement').execute()
  await world.ctx.db.updateTable('site_footer').set({ links: '[]' }).execute()
  admin = await joinAsAdmin(world, app, 'admin-content')
})

const frame = async () => (await api('GET /api/v1/site-frame', {})).result
const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * HOUR_MS).toISOString()

type Body = InputOf<'POST /api/v1/admin/site-announcements'>['body']

const fields = (change: Partial<Body> = {}): Body => ({
  ...{ text: 'We move on Sunday.', link: null, audience: 'everyone', tone: 'info' },
  ...{ from: inHours(0), until: null, ...change },
})
const write = (change: Partial<Body> = {}) =>
  admin.api('POST /api/v1/admin/site-announcements', { body: fields(change) })

describe('the footer', () => {
  const link = (label: string, to = '/pages/about') => ({ label, to })
  const footer = async () => (await admin.api('GET /api/v1/admin/site-footer', {})).result
  const save = async (links: readonly ReturnType<typeof link>[], version?: number) =>
    admin.api('PUT /api/v1/admin/site-footer', {
      body: { version: version ?? (await footer())?.version ?? 0, links: [...links] },
    })

  test('has the installation’s links in their order', async () => {
    const links = [link('Press', 'https://press.example/'), link('About')]
    expect((await save(links)).result?.links).toEqual(links)
    expect((await frame())?.links).toEqual(links)
  })

  test('does not overwrite another admin’s change', async () => {
    const version = (await footer())?.version ?? 0
    const replies = await Promise.all([save([link('One')], version), save([link('Two')], version)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.error?.code).toBe('footer-changed')
  })

  test.for([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'http://press.example',
    'https://a:b@c.example',
    '',
  ])('can’t have a link to %s', async (to) => {
    expect((await save([link('Press', to)])).status).toBe(400)
  })

  test('has at most twelve links', async () => {
    expect((await save(Array.from({ length: 13 }, () => link('About')))).status).toBe(400)
  })
})

describe('an announcement', () => {
  const texts = async () => (await frame())?.announcements.map(({ text }) => text)

  test('is shown from its beginning to its end', async () => {
    await write({ from: inHours(1), until: inHours(2) })
    expect(await texts()).toEqual([])
    world.clock.advance(HOUR_MS)
    expect(await texts()).toEqual(['We move on Sunday.'])
    world.clock.advance(HOUR_MS)
    expect(await texts()).toEqual([])
  })

  test('is shown only to viewers for whom it is the newest', async () => {
    await write({ text: 'Old', from: inHours(-3) })
    await write({ text: 'Members', audience: 'members', from: inHours(-2) })
    await write({ text: 'Employers', audience: 'employers', from: inHours(-1) })
    expect((await frame())?.announcements).toMatchObject([
      { text: 'Employers', viewers: ['employer'] },
      { text: 'Members', viewers: ['professional', 'admin'] },
      { text: 'Old', viewers: ['guest'] },
    ])
  })

  test('can be edited and deleted, unless another admin has changed it meanwhile', async () => {
    const { _id: id = '' } = (await write({ link: { label: 'Read more', to: '/pages/move' } })).result ?? {}
    const change = (text: string) =>
      admin.api('PUT /api/v1/admin/site-announcements/{id}', {
        params: { id },
        body: { ...fields({ text }), version: 1 },
      })
    const replies = await Promise.all([change('One'), change('Two')])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await admin.api('DELETE /api/v1/admin/site-announcements/{id}', { params: { id } })).status).toBe(200)
    expect(await texts()).toEqual([])
    const reply = await admin.api('DELETE /api/v1/admin/site-announcements/{id}', { params: { id } })
    expect(reply.error?.code).toBe('announcement-not-found')
    const acts = await world.ctx.db.selectFrom('admin_act').select('act').where('subject_id', '=', id).execute()
    expect(acts.map(({ act }) => act).toSorted()).toEqual([
      ...['announcement.changed', 'announcement.deleted', 'announcement.written'],
    ])
  })

  test('needs a text, an end after its beginning, and a link to the web or this site', async () => {
    for (const change of [
      { text: ' ' },
      { text: 'x'.repeat(161) },
      { until: inHours(-1) },
      { link: { label: 'Press', to: 'javascript:alert(1)' } },
    ]) {
      expect((await write(change)).status).toBe(400)
    }
  })

  test('can’t be managed by members', async () => {
    const member = await joinAsProfessional(world, app)
    expect((await member.api('GET /api/v1/admin/site-announcements', {})).status).toBe(404)
    expect((await member.api('POST /api/v1/admin/site-announcements', { body: fields() })).status).toBe(404)
    expect((await api('PUT /api/v1/admin/site-footer', { body: { version: 1, links: [] } })).status).toBe(401)
  })
})
