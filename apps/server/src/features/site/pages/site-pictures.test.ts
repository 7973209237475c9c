import type { Picture } from '@rise/contract/pictures/shapes'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { removeUnusedPictures } from '../../pictures/index.ts'
import { drawPicture, upload } from '../../pictures/pictures.factory.ts'
import { joinAsAdmin, joinAsProfessional, loginIdOf, type SignedInClient } from '../../session/accounts.factory.ts'

const { world, app } = useWorld()
const DAY_MS = 86_400_000

let content: Buffer
let admin: SignedInClient

beforeAll(async () => {
  content = await drawPicture(600, 300)
})
beforeEach(async () => {
  admin = await joinAsAdmin(world, app, 'admin-content')
})

const sendPicture = (token: string | undefined, alt = '', file: Uint8Array = content) =>
  upload(app, file, { url: '/api/v1/admin/site-pictures', alt, token })

async function uploadPicture(): Promise<Picture> {
  const reply = await sendPicture(admin.token)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().result
}

const webpOf = ({ sources }: Picture) => sources.findLast(({ type }) => type === 'image/webp')?.url ?? ''
const tagOf = (picture: Picture, alt = 'Our office') =>
  `<p>Here we work.</p><img src="${webpOf(picture)}" alt="${alt}">`
const publicPath = ({ _id, width }: Picture) => `/site-pictures/${_id}/${width}.webp`
const status = async (url: string) => (await app.inject(url)).statusCode
/** Returns the replies at the picture's public address and at the admin's link. */
const seenBy = async (picture: Picture) => ({
  everyone: await status(publicPath(picture)),
  admin: await status(webpOf(picture)),
})

let pages = 0
const fields = (body: string) => ({
  ...{ title: 'About us', slug: `about-${pages}`, description: '', body, audience: 'everyone' as const },
})

async function writeNewPage(body: string) {
  pages += 1
  const reply = await admin.api('POST /api/v1/admin/site-pages', { body: fields(body) })
  if (!reply.result) throw new Error(JSON.stringify(reply.error))
  return reply.result
}

async function save(id: string, version: number, body: string) {
  const reply = await admin.api('PUT /api/v1/admin/site-pages/{id}', {
    params: { id },
    body: { ...fields(body), version },
  })
  if (!reply.result) throw new Error(JSON.stringify(reply.error))
  return reply.result
}

async function publish(id: string, version: number, at: string | null = null) {
  const reply = await admin.api('PUT /api/v1/admin/site-pages/{id}/publication', {
    params: { id },
    body: { version, at },
  })
  if (!reply.result) throw new Error(JSON.stringify(reply.error))
}

const withdraw = (id: string) => admin.api('DELETE /api/v1/admin/site-pages/{id}/publication', { params: { id } })
const readDraft = (id: string, by = admin) => by.api('GET /api/v1/admin/site-pages/{id}', { params: { id } })

async function isKept({ _id }: Picture): Promise<boolean> {
  world.clock.advance(DAY_MS + 1000)
  await removeUnusedPictures.handle(world.ctx, {})
  admin = await joinAsAdmin(world, app, 'admin-content')
  const row = await world.ctx.db.selectFrom('picture').select('id').where('id', '=', _id).executeTakeFirst()
  return row !== undefined
}

describe('a picture of a site page', () => {
  test('is visible to admins while the page is a draft, and to everyone once it is published', async () => {
    const picture = await uploadPicture()
    expect(await seenBy(picture)).toEqual({ everyone: 404, admin: 200 })
    const page = await writeNewPage(tagOf(picture))
    expect(page.body).toContain(`<img src="${webpOf(picture)}"`)
    expect(await seenBy(picture)).toEqual({ everyone: 404, admin: 200 })
    await publish(page._id, page.version)
    expect(await seenBy(picture)).toEqual({ everyone: 200, admin: 200 })
    const reply = await app.inject(`/api/v1/site-pages/${page.slug}`)
    expect(reply.json().result.body).toBe(
      `<p>Here we work.</p><img src="${publicPath(picture)}" srcset="/site-pictures/${picture._id}/480.webp 480w, ${publicPath(picture)} 600w" width="600" height="300" sizes="min(100vw, 600px)" alt="Our office" loading="lazy" decoding="async">`,
    )
  })

  test('appears at its version’s scheduled time', async () => {
    const picture = await uploadPicture()
    const page = await writeNewPage(tagOf(picture))
    await publish(page._id, page.version, new Date(world.clock.now().getTime() + DAY_MS).toISOString())
    expect((await seenBy(picture)).everyone).toBe(404)
    world.clock.advance(DAY_MS)
    expect((await seenBy(picture)).everyone).toBe(200)
  })

  test('is no longer public once the page is unpublished or shows another picture, but stays with its version', async () => {
    const [first, second] = [await uploadPicture(), await uploadPicture()]
    const page = await writeNewPage(tagOf(first))
    await publish(page._id, 1)
    await save(page._id, 1, tagOf(second))
    expect([await seenBy(first), await seenBy(second)]).toMatchObject([{ everyone: 200 }, { everyone: 404 }])
    await publish(page._id, 2)
    expect([await seenBy(first), await seenBy(second)]).toEqual([
      { everyone: 404, admin: 200 },
      { everyone: 200, admin: 200 },
    ])
    const number = { id: page._id, number: 1 }
    const oldVersion = await admin.api('GET /api/v1/admin/site-pages/{id}/versions/{number}', { params: number })
    const [, link = ''] = /<img src="([^"]*)"/.exec(oldVersion.result?.body ?? '') ?? []
    expect([link.includes(first._id), await status(link)]).toEqual([true, 200])
    await withdraw(page._id)
    expect(await seenBy(second)).toEqual({ everyone: 404, admin: 200 })
  })

  test('keeps its description and aspect ratio, and loses its metadata', async () => {
    const taggedPicture = await drawPicture(400, 200, (p) => p.jpeg().withExif({ IFD0: { Make: 'Spycam' } }))
    const reply = await sendPicture(admin.token, 'The team', taggedPicture)
    const picture: Picture = reply.json().result
    expect(picture).toMatchObject({ alt: 'The team', width: 400, height: 200 })
    const servedPicture = await app.inject(webpOf(picture))
    expect([servedPicture.headers['content-type'], servedPicture.rawPayload.includes('Spycam')]).toEqual([
      'image/webp',
      false,
    ])
    const page = await writeNewPage(tagOf(picture, 'A &quot;team&quot; at /site-pictures/x/1.webp'))
    expect(page.body).toContain('alt="A &quot;team&quot; at /site-pictures/x/1.webp"')
  })

  test('belongs to no one, so it stays when the admin who uploaded it is erased', async () => {
    const picture = await uploadPicture()
    const page = await writeNewPage(tagOf(picture))
    await publish(page._id, 1)
    const loginId = await loginIdOf(world, admin)
    await world.ctx.db.deleteFrom('login').where('id', '=', loginId).execute()
    expect(await isKept(picture)).toBe(true)
    expect(await status(publicPath(picture))).toBe(200)
    const row = world.ctx.db.selectFrom('picture').select(['actor_id', 'login_id']).where('id', '=', picture._id)
    expect(await row.executeTakeFirst()).toEqual({ actor_id: null, login_id: null })
  })

  test('is deleted a day after its upload if no page uses it', async () => {
    const picture = await uploadPicture()
    expect(await isKept(picture)).toBe(false)
    expect(await seenBy(picture)).toEqual({ everyone: 404, admin: 404 })
  })

  test('is kept while the draft or any version shows it, and deleted one day later', async () => {
    const picture = await uploadPicture()
    const page = await writeNewPage(tagOf(picture))
    await publish(page._id, 1)
    await save(page._id, 1, '<p>Words only.</p>')
    await publish(page._id, 2)
    expect(await isKept(picture)).toBe(true)
    const params = { id: page._id, number: 1 }
    const restore = 'POST /api/v1/admin/site-pages/{id}/versions/{number}/restore'
    expect((await admin.api(restore, { params, body: { version: 2 } })).result?.body).toContain(picture._id)
    await admin.api('DELETE /api/v1/admin/site-pages/{id}', { params: { id: page._id } })
    expect(await isKept(picture)).toBe(false)
  })

  test('is deleted after a canceled schedule once the draft no longer shows it', async () => {
    const picture = await uploadPicture()
    const page = await writeNewPage(tagOf(picture))
    await publish(page._id, 1, new Date(world.clock.now().getTime() + 30 * DAY_MS).toISOString())
    await save(page._id, 1, '<p>Words only.</p>')
    expect(await isKept(picture)).toBe(true)
    await admin.api('DELETE /api/v1/admin/site-pages/{id}/schedule', { params: { id: page._id } })
    expect(await isKept(picture)).toBe(false)
  })

  test('can be used on several pages, even if one of them is saved twice at the same time', async () => {
    const picture = await uploadPicture()
    const page = await writeNewPage(tagOf(picture))
    const other = await writeNewPage(tagOf(picture))
    const change = {
      params: { id: page._id },
      body: { ...fields(tagOf(picture, 'Twice')), slug: page.slug, version: 1 },
    }
    const replies = await Promise.all([1, 2].map(() => admin.api('PUT /api/v1/admin/site-pages/{id}', change)))
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409])
    const uses = world.ctx.db.selectFrom('picture').select('uses').where('id', '=', picture._id)
    expect(await uses.executeTakeFirst()).toEqual({ uses: 2 })
    await admin.api('DELETE /api/v1/admin/site-pages/{id}', { params: { id: other._id } })
    expect(await isKept(picture)).toBe(true)
  })

  test('has its own link for each admin who views the draft', async () => {
    const picture = await uploadPicture()
    const { _id } = await writeNewPage(tagOf(picture))
    const colleague = await joinAsAdmin(world, app)
    const { body = '' } = (await readDraft(_id, colleague)).result ?? {}
    const [, link = ''] = /<img src="([^"]*)"/.exec(body) ?? []
    expect([link === webpOf(picture), await status(link)]).toEqual([false, 200])
    const saveReply = await colleague.api('PUT /api/v1/admin/site-pages/{id}', {
      params: { id: _id },
      body: { ...fields(body), version: 1 },
    })
    expect(saveReply.result).toMatchObject({ version: 1, body })
  })
})

describe('the server refuses', () => {
  test('picture uploads by guests, members, and admins without the permission', async () => {
    const member = await joinAsProfessional(world, app)
    const support = await joinAsAdmin(world, app, 'admin-support')
    expect((await sendPicture(undefined)).statusCode).toBe(401)
    expect((await sendPicture(member.token)).statusCode).toBe(404)
    expect((await sendPicture(support.token)).statusCode).toBe(404)
  })

  test('a file that is not a picture, and a description that is too long', async () => {
    const reply = await sendPicture(admin.token, '', Buffer.from('<svg onload=alert(1)>'))
    expect([reply.statusCode, reply.json().result.code]).toEqual([415, 'picture-type'])
    const longReply = await sendPicture(admin.token, 'x'.repeat(301))
    expect([longReply.statusCode, Object.keys(longReply.json().result.fields)]).toEqual([400, ['body.alt']])
  })

  test('a draft picture’s link with another token, and any link of an admin who is suspended or lost the permission', async () => {
    const picture = await uploadPicture()
    const [other, link] = [await uploadPicture(), webpOf(picture)]
    const { db } = world.ctx
    const ownLogin = db.updateTable('login').where('id', '=', await loginIdOf(world, admin))
    expect(await status(link)).toBe(200)
    await ownLogin.set({ admin_role: 'admin-support' }).execute()
    expect(await status(link)).toBe(404)
    await ownLogin
      .set({ admin_role: 'admin-content', suspended_at: world.clock.now(), suspension_reason: 'Spam' })
      .execute()
    expect(await status(link)).toBe(404)
    await ownLogin.set({ suspended_at: null, suspension_reason: null }).execute()
    expect(await status(link)).toBe(200)
    for (const oddBody of [
      link.replace(picture._id, other._id),
      link.replace(/.\/600/, '_/600'),
      '/site-pictures/x/y/480.webp',
    ]) {
      expect(await status(oddBody)).toBe(404)
    }
  })

  test('a member’s picture on a site page, and a site page’s picture in a member’s text', async () => {
    const member = await joinAsProfessional(world, app, { plan: 'Creator' })
    const reply = await upload(app, content, { purpose: 'content', token: member.token })
    const membersPicture: Picture = reply.json().result
    pages += 1
    const forgedFields = fields(`<p>x</p><img src="/site-pictures/${membersPicture._id}/480.webp" alt="">`)
    const refusal = await admin.api('POST /api/v1/admin/site-pages', { body: forgedFields })
    expect([refusal.status, refusal.error?.code]).toEqual([404, 'picture-not-found'])
    const pageWithoutPicture = await writeNewPage(`<p>x</p><img src="${webpOf(membersPicture)}" alt="">`)
    expect(pageWithoutPicture.body).toBe('<p>x</p>')
    const sitePicture = await uploadPicture()
    const post = await member.call('POST', '/api/v1/headlines', {
      ...{ id: crypto.randomUUID(), title: 'What I learned this year', coverId: sitePicture._id },
      ...{ body: '<p>Much.</p>', audience: 'everyone' },
    })
    expect([post.statusCode, post.json().result.code]).toEqual([404, 'picture-not-found'])
    expect(await status(`/site-pictures/${membersPicture._id}/480.webp`)).toBe(404)
    expect(await status(`/pictures/${sitePicture._id}/480.webp`)).toBe(404)
  })

  test('a thirteenth picture on a page', async () => {
    pages += 1
    const tags = Array.from({ length: 13 }, () => `<img src="/site-pictures/${crypto.randomUUID()}/480.webp" alt="">`)
    const reply = await admin.api('POST /api/v1/admin/site-pages', { body: fields(tags.join('')) })
    expect([reply.status, reply.error?.code, reply.error?.fields?.['body.body']]).toEqual([
      ...[409, 'site-page-pictures', 'A page can have up to 12 pictures. Remove some.'],
    ])
  })
})
