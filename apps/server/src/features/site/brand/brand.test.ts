import type { Templates } from '@rise/contract/page-renderer'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildWebApp } from '../../../../test/built-web-app.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { drawPicture } from '../../pictures/pictures.factory.ts'
import { joinAsAdmin, joinAsProfessional, loginIdOf, type SignedInClient } from '../../session/accounts.factory.ts'
import { brandSheet } from './brand-styles.ts'
import { readBrand, refreshBrand } from './read-brand.ts'

const { world, app, api } = useWorld()

let admin: SignedInClient

beforeEach(async () => {
  await world.ctx.db
    .updateTable('site_brand')
    .set((row) => ({ name: null, color: null, version: row('version', '+', 1) }))
    .set({ logo_hash: null, logo_width: null, logo_height: null, logo_png: null })
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

describe('the product name', () => {
  test('replaces the configured name immediately in feeds, API replies, emails and the settings', async () => {
    const feed = () => app.inject({ url: '/jobs/feed.rss' })
    const oldFeed = await feed()
    expect(oldFeed.body).toContain('| Rise</title>')
    expect((await rename('  Søren & Co.  ')).result).toMatchObject({ name: 'Søren & Co.', configuredName: 'Rise' })
    const newFeed = await feed()
    expect(newFeed.body).toContain('| Søren &amp; Co.</title>')
    expect(newFeed.headers.etag).not.toBe(oldFeed.headers.etag)
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

  test('appears on the next page, despite the page cache', async () => {
    let settings = () => ({ productName: '' })
    const builtApp = await buildWebApp(async () => ({ status: 200, html: `<title>${settings().productName}</title>` }))
    const web = {
      ...builtApp,
      createPageRenderer: (templates: Templates, read: typeof settings) => {
        settings = read
        return builtApp.createPageRenderer(templates, () => {
          throw new Error('The renderer of the test reads nothing.')
        })
      },
    }
    const pages = await world.app({ web })
    const page = async () => (await pages.inject({ url: '/jobs' })).body
    expect(await page()).toContain('Rise')
    await rename('Ascend')
    expect(await page()).toContain('Ascend')
    await builtApp.remove()
  })

  test('can be reset to the configured name', async () => {
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

  test('changes nothing if it equals the current name', async () => {
    const { version } = await brand()
    expect((await rename('Rise')).result).toMatchObject({ name: null, version })
    expect(await acts()).toEqual([])
  })

  test('does not overwrite another admin’s change', async () => {
    const { version } = await brand()
    const replies = await Promise.all([rename('One', version), rename('Two', version)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.error?.code).toBe('brand-changed')
  })

  test.for(['', '   ', 'a'.repeat(41), 'Rise\u202eesiR', 'Rise\u0007'])('can’t be %j', async (name) => {
    expect((await rename(name)).status).toBe(400)
  })

  test('is a single line, so that a line break can’t add a header to emails', async () => {
    expect((await rename('Rise\r\nBcc: all@name.example')).result?.name).toBe('Rise Bcc: all@name.example')
  })
})

describe('the brand color', () => {
  const paint = async (color: string, version?: number) =>
    admin.api('PUT /api/v1/admin/brand/color', { body: { version: version ?? (await brand()).version, color } })
  const sheet = () => {
    const sheet = brandSheet(world.ctx.brand.choices)
    if (!sheet) throw new Error('There is no sheet.')
    return sheet
  }

  test('is in an immutable style sheet whose address changes with the color', async () => {
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

  test('is served right after another process has set it', async () => {
    await world.ctx.db
      .updateTable('site_brand')
      .set((row) => ({ color: '#7b2fbf', version: row('version', '+', 1) }))
      .execute()
    const choices = await readBrand(world.ctx.db)
    const path = brandSheet(choices)?.path ?? ''
    expect((await app.inject({ url: path })).statusCode).toBe(200)
  })

  test('can be reset to the built-in color, which needs no style sheet', async () => {
    await paint('#7b2fbf')
    const { version } = await brand()
    expect((await admin.api('DELETE /api/v1/admin/brand/color', { query: { version } })).result?.color).toBeNull()
    expect((await paint('#0f6b62')).result?.color).toBeNull()
    expect(await acts()).toMatchObject([
      { act: 'brand.recolored', before: { color: '#0f6b62' }, after: { color: '#7b2fbf' } },
      { act: 'brand.recolored', before: { color: '#7b2fbf' }, after: { color: '#0f6b62' } },
    ])
  })

  test.for(['red', '#fff', '#12345', '#0f6b62;}body{display:none', ''])('can’t be %j', async (color) => {
    expect((await paint(color)).status).toBe(400)
  })

  test('does not overwrite another admin’s change', async () => {
    const { version } = await brand()
    const replies = await Promise.all([paint('#7b2fbf', version), paint('#1f4fd8', version)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('the logo', () => {
  const choose = async (content: Uint8Array, version?: number, token = admin.token) => {
    const form = new FormData()
    form.append('version', String(version ?? (await brand()).version))
    form.append('picture', new Blob([content as Uint8Array<ArrayBuffer>]), 'logo.png')
    const request = new Request('http://localhost/', { method: 'POST', body: form })
    return app.inject({
      method: 'PUT',
      url: '/api/v1/admin/brand/logo',
      headers: { 'content-type': request.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  const drawLogo = (width: number, height: number) => drawPicture(width, height, (picture) => picture.png())

  test('replaces the built-in mark on pages and in emails, is served at its own address, and can be removed', async () => {
    const choiceReply = await choose(await drawLogo(800, 200))
    expect([choiceReply.statusCode, choiceReply.json().result.logo]).toEqual([
      200,
      { url: expect.stringMatching(/^\/brand\/[0-9a-f]{16}\.png$/), width: 384, height: 96 },
    ])
    const { url } = choiceReply.json().result.logo
    const file = await app.inject({ url })
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png'])
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const sheet = brandSheet(world.ctx.brand.choices)
    expect((await app.inject({ url: sheet?.path ?? '' })).body).toContain(`background:url(${url})`)
    // A wide logo contains the name, which stays for screen readers.
    expect(sheet?.css).toContain('width:112px;height:28px')
    expect(sheet?.css).toContain('clip-path')

    await joinAsProfessional(world, app, { email: 'logo@name.example' })
    const letter = await world.mailbox.latest('logo@name.example')
    expect(letter.html).toContain('src="cid:logo@mail"')
    expect(letter.pictures.map(({ cid, type }) => [cid, type])).toEqual([['logo@mail', 'image/png']])
    expect(letter.html).toContain('alt="Rise"')
    expect(await acts()).toMatchObject([{ act: 'brand.pictured', before: { logo: false }, after: { logo: true } }])

    const { version } = await brand()
    expect((await admin.api('DELETE /api/v1/admin/brand/logo', { query: { version } })).result?.logo).toBeNull()
    expect((await app.inject({ url })).statusCode).toBe(404)
    expect(brandSheet(world.ctx.brand.choices)).toBeUndefined()
  })

  test('has the name next to it if it is square', async () => {
    await choose(await drawLogo(60, 60))
    expect(brandSheet(world.ctx.brand.choices)?.css).not.toContain('clip-path')
  })

  test('is served right after another process has set it, and survives a change of the name', async () => {
    const { url } = (await choose(await drawLogo(64, 64))).json().result.logo
    world.ctx.brand.hold({ name: null, color: null, logo: null, version: world.ctx.brand.version }, null)
    expect((await app.inject({ url })).statusCode).toBe(200)
    expect((await rename('Ascend')).result?.logo?.url).toBe(url)
    expect((await app.inject({ url })).statusCode).toBe(200)
  })

  test.for([
    ['a text', async () => Buffer.from('<svg onload="alert(1)"/>'), 415],
    ['half a picture', async () => (await drawLogo(300, 300)).subarray(0, 1_000), 400],
    ['a tiny one', () => drawLogo(8, 8), 400],
  ] as const)('can’t be %s', async ([, content, status]) => {
    expect((await choose(await content())).statusCode).toBe(status)
    expect((await brand()).logo).toBeNull()
  })

  test('does not overwrite another admin’s change, and requires the permission', async () => {
    const { version } = await brand()
    const content = await drawLogo(64, 64)
    const replies = await Promise.all([choose(content, version), choose(await drawLogo(80, 64), version)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const support = await joinAsAdmin(world, app, 'admin-support')
    expect((await choose(content, version, support.token)).statusCode).toBe(404)
  })
})

test('emails have the brand color in both themes, and no placeholders', async () => {
  const html = async () =>
    (await world.ctx.mail.render('log-in-link', { firstName: 'Ada', url: 'https://a.example' })).html
  const defaultHtml = await html()
  expect(defaultHtml).toContain('background-color:#0f6b62')
  expect(defaultHtml).toContain('#3fc9b5')
  await admin.api('PUT /api/v1/admin/brand/color', { body: { version: (await brand()).version, color: '#7b2fbf' } })
  const ownPage = await html()
  expect(ownPage).toContain('background-color:#7b2fbf')
  expect(ownPage).not.toMatch(/#0f6b62|#3fc9b5/)
  expect(defaultHtml + ownPage).not.toMatch(/\uF8FF/)
})

test('only admins with the permission can see and change the appearance', async () => {
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
