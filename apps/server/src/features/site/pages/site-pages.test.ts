import { beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsAdmin, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'

const { world, app, api } = useWorld()
const HOUR_MS = 3_600_000

const fields = (change: object = {}) => ({
  ...{ title: 'About us', slug: 'about', description: 'Who runs this site.' },
  ...{ body: '<p>We run this site.</p>', audience: 'everyone' as const, ...change },
})

let admin: SignedInClient

beforeEach(async () => {
  await world.ctx.db.deleteFrom('site_page').execute()
  admin = await joinAsAdmin(world, app, 'admin-content')
})

async function write(change: object = {}) {
  const reply = await admin.api('POST /api/v1/admin/site-pages', { body: fields(change) })
  if (!reply.result) throw new Error(JSON.stringify(reply.error))
  return reply.result
}

const save = (id: string, version: number, change: object = {}) =>
  admin.api('PUT /api/v1/admin/site-pages/{id}', { params: { id }, body: { version, ...fields(change) } })
const publish = (id: string, version: number, at: string | null = null) =>
  admin.api('PUT /api/v1/admin/site-pages/{id}/publication', { params: { id }, body: { version, at } })
const viewPage = (slug = 'about') => api('GET /api/v1/site-pages/{slug}', { params: { slug } })
/** Advances the clock and logs the admin in again. */
async function wait(hours: number): Promise<void> {
  world.clock.advance(hours * HOUR_MS)
  admin = await joinAsAdmin(world, app, 'admin-content')
}
const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * HOUR_MS).toISOString()

async function publishNewPage(change: object = {}) {
  const page = await write(change)
  await publish(page._id, page.version)
  return page
}

describe('a page of the installation', () => {
  test('is visible only to admins until it is published, and then shown to everyone, sanitised', async () => {
    const page = await write({ body: '<p onclick="x()">We run this site.</p><script>x()</script>' })
    expect(page).toMatchObject({ state: 'draft', changed: false, version: 1 })
    expect((await viewPage()).error?.code).toBe('site-page-not-found')
    expect((await publish(page._id, 1)).result).toMatchObject({ state: 'published', changed: false })
    expect((await viewPage()).result).toMatchObject({
      ...{ title: 'About us', body: '<p>We run this site.</p>', locked: null, description: 'Who runs this site.' },
    })
  })

  test('has a draft that stays hidden until it is published', async () => {
    const { _id } = await publishNewPage()
    const saveReply = await save(_id, 1, { title: 'About this site' })
    expect(saveReply.result).toMatchObject({ version: 2, state: 'published', changed: true })
    expect((await viewPage()).result?.title).toBe('About us')
    await publish(_id, 2)
    expect((await viewPage()).result?.title).toBe('About this site')
  })

  test('becomes public at its scheduled time, unless the schedule is canceled', async () => {
    const { _id } = await publishNewPage()
    await save(_id, 1, { title: 'From tomorrow' })
    expect((await publish(_id, 2, inHours(24))).result).toMatchObject({ state: 'published', changed: false })
    expect((await viewPage()).result?.title).toBe('About us')
    await wait(24)
    expect((await viewPage()).result?.title).toBe('From tomorrow')

    await save(_id, 2, { title: 'Never' })
    await publish(_id, 3, inHours(1))
    const cancelReply = await admin.api('DELETE /api/v1/admin/site-pages/{id}/schedule', { params: { id: _id } })
    expect(cancelReply.result).toMatchObject({ state: 'published', scheduledFor: null, changed: true })
    await wait(2)
    expect((await viewPage()).result?.title).toBe('From tomorrow')
  })

  test('can be unpublished, which cancels its schedule, and published again', async () => {
    const { _id } = await publishNewPage()
    await publish(_id, 1, inHours(1))
    const unpublishReply = await admin.api('DELETE /api/v1/admin/site-pages/{id}/publication', { params: { id: _id } })
    expect(unpublishReply.result).toMatchObject({ state: 'draft', scheduledFor: null })
    await wait(2)
    expect((await viewPage()).status).toBe(404)
    await publish(_id, 1)
    expect((await viewPage()).status).toBe(200)
  })

  test('redirects from a former public address, which stays reserved', async () => {
    const { _id } = await publishNewPage()
    await save(_id, 1, { slug: 'about-us' })
    expect((await viewPage('about')).result?.slug).toBe('about-us')
    const other = await admin.api('POST /api/v1/admin/site-pages', { body: fields() })
    expect([other.status, other.error?.code, other.error?.fields?.['body.slug']]).toEqual([
      ...[409, 'site-address-taken', 'Another page has or had this address. Choose a different one.'],
    ])
  })

  test('keeps its former public addresses while it is withdrawn', async () => {
    const { _id } = await publishNewPage()
    await save(_id, 1, { slug: 'about-us' })
    await admin.api('DELETE /api/v1/admin/site-pages/{id}/publication', { params: { id: _id } })
    await save(_id, 2, { slug: 'who-we-are' })
    await publish(_id, 3)
    expect((await viewPage('about')).result?.slug).toBe('who-we-are')
    expect((await viewPage('about-us')).result?.slug).toBe('who-we-are')
  })

  test('can’t be saved or published by an admin who saw an older draft', async () => {
    const { _id } = await publishNewPage()
    const replies = await Promise.all([save(_id, 1, { title: 'One' }), save(_id, 1, { title: 'Two' })])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await publish(_id, 1)).error?.code).toBe('site-page-changed')
  })

  test('gets one version from ten simultaneous requests to publish it', async () => {
    const { _id } = await write()
    const replies = await Promise.all(Array.from({ length: 10 }, () => publish(_id, 1)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    const versions = await admin.api('GET /api/v1/admin/site-pages/{id}/versions', { params: { id: _id } })
    expect(versions.result).toMatchObject([{ number: 1, live: true }])
  })

  test('can be restored to an earlier version', async () => {
    const { _id } = await publishNewPage()
    await save(_id, 1, { body: '<p>Second</p>' })
    await publish(_id, 2)
    const params = { id: _id, number: 1 }
    const oldVersion = await admin.api('GET /api/v1/admin/site-pages/{id}/versions/{number}', { params })
    expect(oldVersion.result?.body).toBe('<p>We run this site.</p>')
    const restore = 'POST /api/v1/admin/site-pages/{id}/versions/{number}/restore'
    expect((await admin.api(restore, { params, body: { version: 1 } })).error?.code).toBe('site-page-changed')
    const restoreReply = await admin.api(restore, { params, body: { version: 2 } })
    expect(restoreReply.result).toMatchObject({ version: 3, changed: true, body: '<p>We run this site.</p>' })
    expect((await viewPage()).result?.body).toBe('<p>Second</p>')
    const missingVersionReply = await admin.api(restore, { params: { id: _id, number: 9 }, body: { version: 3 } })
    expect(missingVersionReply.error?.code).toBe('site-version-not-found')
  })

  test('can be deleted, which is recorded', async () => {
    const { _id } = await publishNewPage()
    await admin.api('DELETE /api/v1/admin/site-pages/{id}', { params: { id: _id } })
    expect((await viewPage()).status).toBe(404)
    expect((await admin.api('GET /api/v1/admin/site-pages', {})).result).toEqual([])
    const acts = await world.ctx.db.selectFrom('admin_act').select('act').where('subject_id', '=', _id).execute()
    expect(acts.map(({ act }) => act).toSorted()).toEqual([
      ...['site-page.deleted', 'site-page.published', 'site-page.written'],
    ])
  })

  test('shows only its first lines to people outside its audience', async () => {
    await publishNewPage({ audience: 'members', description: '' })
    expect((await viewPage()).result).toMatchObject({ locked: 'sign-in', body: '', description: 'We run this site.' })
    const member = await joinAsProfessional(world, app)
    const reply = await member.api('GET /api/v1/site-pages/{slug}', { params: { slug: 'about' } })
    expect(reply.result).toMatchObject({ locked: null, body: '<p>We run this site.</p>' })
  })

  test('is recorded in the timeline with its changes', async () => {
    const { _id } = await publishNewPage()
    await save(_id, 1, { title: 'About this site', body: '<p>New words.</p>' })
    const acts = world.ctx.db.selectFrom('admin_act').select(['before', 'after']).where('act', '=', 'site-page.changed')
    expect(await acts.where('subject_id', '=', _id).execute()).toEqual([
      {
        before: { title: 'About us', text: 'We run this site.', characters: 24 },
        after: { title: 'About this site', text: 'New words.', characters: 17 },
      },
    ])
  })
})

describe('the server refuses', () => {
  test('to publish an empty draft, or at a time in the past or years ahead', async () => {
    const { _id } = await write({ body: '<p> </p>' })
    expect((await publish(_id, 1)).error?.code).toBe('site-page-empty')
    await save(_id, 1)
    expect((await publish(_id, 2, inHours(-1))).error?.code).toBe('site-time-passed')
    expect((await publish(_id, 2, inHours(24 * 400))).error?.code).toBe('site-time-passed')
  })

  test('to move the privacy page or restrict its audience', async () => {
    const { _id } = await write({ slug: 'privacy' })
    expect((await save(_id, 1, { slug: 'secrets' })).error?.code).toBe('site-address-fixed')
    expect((await save(_id, 1, { slug: 'privacy', audience: 'members' })).error?.code).toBe('site-audience-fixed')
    const { _id: other } = await write()
    expect((await save(other, 1, { slug: 'terms' })).error?.code).toBe('site-address-fixed')
  })

  test('an invalid address, title or text', async () => {
    for (const change of [{ slug: '../admin' }, { slug: 'a' }, { title: ' ' }, { body: 'x'.repeat(100_001) }]) {
      expect((await admin.api('POST /api/v1/admin/site-pages', { body: fields(change) })).status).toBe(400)
    }
  })

  test('an admin without the content permission', async () => {
    const member = await joinAsProfessional(world, app)
    expect((await member.api('GET /api/v1/admin/site-pages', {})).status).toBe(404)
    const support = await joinAsAdmin(world, app, 'admin-support')
    expect((await support.api('POST /api/v1/admin/site-pages', { body: fields() })).status).toBe(404)
    expect((await api('GET /api/v1/admin/site-pages', {})).status).toBe(401)
  })
})

test('the sitemap has the published pages that everyone can read, and the privacy page’s own address', async () => {
  await publishNewPage()
  const ownTexts = async () => (await api('GET /api/v1/site-frame', {})).result?.ownTexts
  expect(await ownTexts()).toEqual([])
  await publishNewPage({ slug: 'privacy', title: 'Privacy' })
  expect(await ownTexts()).toEqual(['privacy'])
  await publishNewPage({ slug: 'club', audience: 'members' })
  await write({ slug: 'draft' })
  const { body } = await app.inject('/sitemaps/site-pages-1.xml')
  const paths = Array.from(body.matchAll(/<loc>[^<]*?\/\/[^/]+([^<]*)/g), ([, path]) => path)
  expect(paths.toSorted()).toEqual(['/pages/about', '/privacy'])
})
