import { beforeEach, describe, expect, test } from 'vitest'
import { buildWebApp } from '../../../../test/built-web-app.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsAdmin, joinAsProfessional, loginIdOf, type SignedInClient } from '../../session/accounts.factory.ts'
import { brandSheet } from './brand-styles.ts'
import { readBrand, refreshBrand } from './read-brand.ts'

const { world, app, api } = useWorld()

let admin: SignedInClient

beforeEach(async () => {
  await world.ctx.db
    .updateTable('site_brand')
    .set((row) => ({ name: null, color: null, version: row('version', '+', 1) }))
    .execute()
  await refreshBrand(world.ctx)
  admin = await joinAsAdmin(world, app)
})

const brand = async () => {
  const { result } = await admin.api('GET /api/v1/admin/brand', {})
  if (!result) throw new Error('The brand was not read.')
  return result
}
const rename = async (name: string, version?: number) =>
  admin.api('PUT /api/v1/admin/brand/name', { body: { version: version ?? (await brand()).version, name } })
const acts = async () =>
  world.ctx.db
    .selectFrom('admin_act')
    .select(['act', 'before', 'after'])
    .where('login_id', '=', await loginIdOf(world, admin))
    .orderBy('created_at')
    .execute()

describe('the name', () => {
  test('replaces the configured one at once: in feeds, calls, emails and the list of settings', async () => {
    const feed = () => app.inject({ url: '/jobs/feed.rss' })
    const old = await feed()
    expect(old.body).toContain('| Rise</title>')
    expect((await rename('  Søren & Co.  ')).result).toMatchObject({ name: 'Søren & Co.', configuredName: 'Rise' })
    const fresh = await feed()
    expect(fresh.body).toContain('| Søren &amp; Co.</title>')
    expect(fresh.headers.etag).not.toBe(old.headers.etag)
    expect((await app.inject({ url: '/llms.txt' })).body).toMatch(/^# Søren &/)
    expect((await app.inject({ url: '/api/openapi.json' })).json().info.title).toBe('Søren & Co. API')

    await joinAsProfessional(world, app, { email: 'grace@name.example' })
    const letter = await world.mailbox.latest('grace@name.example')
    expect(letter.subject).toContain('Søren & Co.')
    expect(letter.html).toContain('Søren &amp; Co.')

    const { result: installation } = await admin.api('GET /api/v1/admin/installation')
    expect(installation?.productName).toBe('Søren & Co.')
    expect(installation?.settings.find(({ name }) => name === 'PRODUCT_NAME')).toMatchObject({
      value: 'Søren & Co.',
      from: 'admin',
    })
  })

  test('is in the next page, though the last one is kept for seconds', async () => {
    let settings = () => ({ productName: '' })
    const built = await buildWebApp(async () => ({ status: 200, html: `<title>${settings().productName}</title>` }))
    const web = {
      ...built,
      createPageRenderer: (template: string, read: typeof settings) => {
        settings = read
        return built.createPageRenderer(template, () => {
          throw new Error('The renderer of the test reads nothing.')
        })
      },
    }
    const pages = await world.app({ web })
    const page = async () => (await pages.inject({ url: '/jobs' })).body
    expect(await page()).toContain('Rise')
    await rename('Ascend')
    expect(await page()).toContain('Ascend')
    await built.remove()
  })

  test('goes back to the configured one', async () => {
    await rename('Ascend')
    const { version } = await brand()
    const { result } = await admin.api('DELETE /api/v1/admin/brand/name', { query: { version } })
    expect(result).toMatchObject({ name: null, configuredName: 'Rise' })
    expect(world.ctx.brand.name).toBe('Rise')
    expect(await acts()).toMatchObject([
      { act: 'brand.renamed', before: { name: 'Rise' }, after: { name: 'Ascend' } },
      { act: 'brand.renamed', before: { name: 'Ascend' }, after: { name: 'Rise' } },
    ])
  })

  test('that is the present one changes nothing', async () => {
    const { version } = await brand()
    expect((await rename('Rise')).result).toMatchObject({ name: null, version })
    expect(await acts()).toEqual([])
  })

  test('is not saved over what another admin saved', async () => {
    const { version } = await brand()
    const replies = await Promise.all([rename('One', version), rename('Two', version)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.error?.code).toBe('brand-changed')
  })

  test.for(['', '   ', 'a'.repeat(41), 'Rise\u202eesiR', 'Rise\u0007'])('is not %j', async (name) => {
    expect((await rename(name)).status).toBe(400)
  })

  test('is one line: a line break cannot add a header to emails', async () => {
    expect((await rename('Rise\r\nBcc: all@name.example')).result?.name).toBe('Rise Bcc: all@name.example')
  })
})

describe('the color', () => {
  const paint = async (color: string, version?: number) =>
    admin.api('PUT /api/v1/admin/brand/color', { body: { version: version ?? (await brand()).version, color } })
  const sheet = () => {
    const found = brandSheet(world.ctx.brand.choices)
    if (!found) throw new Error('There is no sheet.')
    return found
  }

  test('is in a style sheet that is kept for good, under an address that changes with it', async () => {
    expect(brandSheet(world.ctx.brand.choices)).toBeUndefined()
    expect((await paint('#7B2FBF')).result?.color).toBe('#7b2fbf')
    const first = sheet().path
    const reply = await app.inject({ url: first })
    expect(reply.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(reply.body).toMatch(/^:root:root\{--brand:#7b2fbf;/)
    expect(reply.body).toMatch(/:root:root\[data-theme=dark\]\{--brand:#[0-9a-f]{6};/)
    await paint('#1f4fd8')
    expect(sheet().path).not.toBe(first)
    expect((await app.inject({ url: sheet().path })).statusCode).toBe(200)
    expect((await app.inject({ url: first })).statusCode).toBe(404)
  })

  test('that another process has just set is found', async () => {
    await world.ctx.db
      .updateTable('site_brand')
      .set((row) => ({ color: '#7b2fbf', version: row('version', '+', 1) }))
      .execute()
    const choices = await readBrand(world.ctx.db)
    const path = brandSheet(choices)?.path ?? ''
    expect((await app.inject({ url: path })).statusCode).toBe(200)
  })

  test('goes back to the built-in one, which needs no sheet', async () => {
    await paint('#7b2fbf')
    const { version } = await brand()
    expect((await admin.api('DELETE /api/v1/admin/brand/color', { query: { version } })).result?.color).toBeNull()
    expect((await paint('#0f6b62')).result?.color).toBeNull()
    expect(await acts()).toMatchObject([
      { act: 'brand.recolored', before: { color: '#0f6b62' }, after: { color: '#7b2fbf' } },
      { act: 'brand.recolored', before: { color: '#7b2fbf' }, after: { color: '#0f6b62' } },
    ])
  })

  test.for(['red', '#fff', '#12345', '#0f6b62;}body{display:none', ''])('is not %j', async (color) => {
    expect((await paint(color)).status).toBe(400)
  })

  test('is not saved over what another admin saved', async () => {
    const { version } = await brand()
    const replies = await Promise.all([paint('#7b2fbf', version), paint('#1f4fd8', version)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

test('only admins see and change the appearance', async () => {
  const body = { version: 1, name: 'Ascend' }
  expect((await api('GET /api/v1/admin/brand', {})).status).toBe(401)
  expect((await api('PUT /api/v1/admin/brand/name', { body })).status).toBe(401)
  const others = [
    await joinAsProfessional(world, app),
    await joinAsAdmin(world, app, 'admin-content'),
    await joinAsAdmin(world, app, 'admin-support'),
  ]
  for (const other of others) {
    expect((await other.api('GET /api/v1/admin/brand', {})).status).toBe(404)
    expect((await other.api('PUT /api/v1/admin/brand/name', { body })).status).toBe(404)
    expect((await other.api('DELETE /api/v1/admin/brand/name', { query: { version: 1 } })).status).toBe(404)
    expect((await other.api('PUT /api/v1/admin/brand/color', { body: { version: 1, color: '#7b2fbf' } })).status).toBe(
      404,
    )
  }
})
