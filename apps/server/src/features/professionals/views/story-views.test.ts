import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  type SignedInClient,
  send,
} from '../../session/accounts.factory.ts'
import { forgetStoryViews } from './forget-story-views.task.ts'

const DAY_MS = 86_400_000
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'

const { world, app, api } = useWorld()

async function professional(options: Parameters<typeof joinAsProfessional>[2] = {}) {
  const client = await joinAsProfessional(world, app, options)
  return Object.assign(client, { slug: (await client.api('GET /api/v1/story')).result.slug as string })
}

/** Advances the clock and logs the given members in again. */
async function pass(ms: number, ...clients: SignedInClient[]): Promise<void> {
  world.clock.advance(ms)
  for (const client of clients) client.token = (await logInAs(app, client.email)).token
}

function look(viewer: SignedInClient | undefined, slug: string, userAgent = BROWSER) {
  const headers = { 'user-agent': userAgent }
  return send(app, 'POST', `/api/v1/professionals/${slug}/views`, { token: viewer?.token, headers })
}

async function viewersOf({ call }: SignedInClient, page = 1) {
  const reply = await call('GET', `/api/v1/story/viewers?page=${page}`)
  return reply.statusCode === 200 ? reply.json().result : reply.statusCode
}

async function countRecordedViews(id: string): Promise<number> {
  const rows = await world.ctx.db
    .selectFrom('activity')
    .select('data')
    .where('kind', '=', 'professional.viewed')
    .execute()
  return rows.filter(({ data }) => (data as { professionalId: string }).professionalId === id).length
}

describe('the viewers of a story', () => {
  test('are listed once each, latest first, and recorded once a day, even after fifty simultaneous views', async () => {
    const ada = await professional()
    const eve = await joinAsProfessional(world, app, { firstName: 'Eve', lastName: 'Stone' })
    const shop = await joinAsEmployer(world, app, { companyName: 'Corner Shop' })
    await Promise.all(Array.from({ length: 50 }, () => look(eve, ada.slug)))
    world.clock.advance(60_000)
    await look(shop, ada.slug)
    const viewers = await viewersOf(ada)
    expect(viewers.items).toMatchObject([
      { name: 'Corner Shop', role: 'employer' },
      { name: 'Eve Stone', role: 'professional', headline: null },
    ])
    expect(viewers).toMatchObject({ total: 2, unseen: false, unnamed: 0 })
    expect(viewers).toMatchObject({ everyone: 2, companies: 1 })
    expect(await countRecordedViews(ada.id)).toBe(2)

    await pass(DAY_MS, ada, eve)
    await look(eve, ada.slug)
    expect((await viewersOf(ada)).items).toMatchObject([{ name: 'Eve Stone' }, { name: 'Corner Shop' }])
    expect(await countRecordedViews(ada.id)).toBe(3)
  })

  test('include guests as a number, but not robots, admins or the owner', async () => {
    const ada = await professional()
    const admin = await joinAsAdmin(world, app)
    await look(undefined, ada.slug)
    await look(undefined, ada.slug)
    await look(undefined, ada.slug, `${BROWSER} other`)
    for (const machine of ['Googlebot/2.1', 'curl/8', '', 'Slackbot-LinkExpanding 1.0']) {
      expect((await look(undefined, ada.slug, machine)).statusCode).toBe(200)
    }
    await look(ada, ada.slug)
    await look(admin, ada.slug)
    expect(await viewersOf(ada)).toMatchObject({ total: 0, items: [], unnamed: 2 })
    expect(await countRecordedViews(ada.id)).toBe(0)
    const marks = await world.ctx.db
      .selectFrom('story_view_unnamed')
      .selectAll()
      .where('story_id', '=', ada.id)
      .execute()
    expect(JSON.stringify(marks)).not.toContain('127.0.0.1')
  })

  test('include at most five guests per network, whatever their user agents', async () => {
    const ada = await professional()
    const lookFrom = (remoteAddress: string, userAgent: string) =>
      app.inject({
        method: 'POST',
        url: `/api/v1/professionals/${ada.slug}/views`,
        remoteAddress,
        headers: { 'user-agent': userAgent },
      })
    const flood = Array.from({ length: 50 }, (_, index) => lookFrom('198.51.100.91', `${BROWSER} ${index}`))
    expect((await Promise.all(flood)).every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(await viewersOf(ada)).toMatchObject({ unnamed: 5 })
    await lookFrom('203.0.113.91', BROWSER)
    expect(await viewersOf(ada)).toMatchObject({ unnamed: 6 })
  })

  test('are marked if the owner follows them, and can be filtered to companies', async () => {
    const ada = await professional()
    const bob = await joinAsProfessional(world, app, { firstName: 'Bob', lastName: 'Lane' })
    const shop = await joinAsEmployer(world, app, { companyName: 'Corner Shop' })
    for (const viewer of [bob, shop]) await look(viewer, ada.slug)
    await ada.call('POST', `/api/v1/professionals/${ada.id}/follow/${bob.id}`)
    const nameAndFollowing = ({ name, isFollowing }: { name: string; isFollowing: boolean }) => [name, isFollowing]
    expect((await viewersOf(ada)).items.map(nameAndFollowing).toSorted()).toEqual([
      ['Bob Lane', true],
      ['Corner Shop', false],
    ])
    const { result } = await ada.api('GET /api/v1/story/viewers', { query: { of: 'employer' } })
    expect(result).toMatchObject({ total: 1, everyone: 2, companies: 1, items: [{ name: 'Corner Shop' }] })
    expect((await ada.call('GET', '/api/v1/story/viewers?of=robots')).statusCode).toBe(400)
  })

  test('exclude private viewers, even for earlier views, and are hidden from private viewers', async () => {
    const [ada, eve] = [await professional(), await professional({ firstName: 'Eve' })]
    await look(eve, ada.slug)
    await look(ada, eve.slug)
    const choose = (unseen: boolean) => eve.api('PUT /api/v1/view-privacy', { body: { unseen } })
    expect((await choose(true)).result).toEqual({ unseen: true })
    expect((await choose(true)).status).toBe(200)
    await pass(DAY_MS, ada, eve)
    await look(eve, ada.slug)
    expect(await viewersOf(ada)).toMatchObject({ total: 0, unnamed: 2 })
    expect(await viewersOf(eve)).toMatchObject({ items: [], unseen: true, unnamed: 0 })
    expect(await countRecordedViews(ada.id)).toBe(1)

    expect((await choose(false)).result).toEqual({ unseen: false })
    expect((await viewersOf(eve)).items).toHaveLength(1)
    expect((await eve.api('GET /api/v1/view-privacy')).result).toEqual({ unseen: false })
  })

  test('exclude pending members, and members no longer listed', async () => {
    const ada = await professional()
    const pendingMember = await joinAsProfessional(world, app, { confirmed: false })
    const unlistedMember = await joinAsProfessional(world, app, { firstName: 'Gone' })
    await look(pendingMember, ada.slug)
    await look(unlistedMember, ada.slug)
    await world.ctx.db.updateTable('actor').set({ listed: false }).where('id', '=', unlistedMember.id).execute()
    expect(await viewersOf(ada)).toMatchObject({ total: 0, unnamed: 1 })
  })

  test('are listed in pages of twenty; a page past the end gets a 404', async () => {
    const ada = await professional()
    const { db, newId, clock } = world.ctx
    const now = clock.now()
    const ids = Array.from({ length: 21 }, () => newId())
    await db
      .insertInto('actor')
      .values(
        ids.map((id) => ({ id, kind: 'professional' as const, slug: id, plan: 'free' as const, created_at: now })),
      )
      .execute()
    const looks = ids.map((id) => ({ story_id: ada.id, viewer_id: id, day: '2026-06-20', viewed_at: now }))
    await db.insertInto('story_view').values(looks).execute()
    expect(await viewersOf(ada)).toMatchObject({ total: 21, pages: 2 })
    expect((await viewersOf(ada, 2)).items).toHaveLength(1)
    expect(await viewersOf(ada, 3)).toBe(404)
    expect(await viewersOf(ada, 0)).toBe(400)
  })

  test('are deleted after ninety days', async () => {
    const ada = await professional()
    await look(undefined, ada.slug)
    await look(await joinAsProfessional(world, app), ada.slug)
    await pass(91 * DAY_MS, ada)
    expect(await viewersOf(ada)).toMatchObject({ total: 0, unnamed: 0 })
    await forgetStoryViews.handle(world.ctx, {})
    const remainingRows = await world.ctx.db
      .selectFrom('story_view')
      .select('story_id')
      .where('story_id', '=', ada.id)
      .execute()
    expect(remainingRows).toEqual([])
  })

  test('can’t be recorded for an unknown story', async () => {
    expect((await look(undefined, 'nobody-at-all')).statusCode).toBe(404)
  })
})

describe('private viewing', () => {
  test('is available to every member, but not to admins or guests', async () => {
    const employer = await joinAsEmployer(world, app)
    const body = { unseen: true }
    expect((await employer.api('PUT /api/v1/view-privacy', { body })).status).toBe(200)
    const admin = await joinAsAdmin(world, app)
    expect((await admin.api('PUT /api/v1/view-privacy', { body })).status).toBe(403)
    expect((await api('PUT /api/v1/view-privacy', { body })).status).toBe(401)
    expect((await employer.call('PUT', '/api/v1/view-privacy', { unseen: 'yes' })).json().result.fields).toHaveProperty(
      'body.unseen',
    )
  })
})
