import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { removeUnusedPictures } from '../../pictures/index.ts'
import { drawPicture, upload } from '../../pictures/pictures.factory.ts'
import { joinAsEmployer, type SignedInClient, send } from '../../session/accounts.factory.ts'
import { joinTeam, slugOf } from '../companies.factory.ts'

const DAY_MS = 86_400_000
const unknownId = '00000000-0000-7000-8000-000000000000'
const { world, app } = useWorld()
let smallPicture: Buffer
let owner: SignedInClient
let gallery: string

beforeAll(async () => {
  // Loads the email templates before the first request, because loading takes a while.
  await world.mailbox.all('nobody@example.com')
  smallPicture = await drawPicture(60, 40)
})
beforeEach(async () => {
  owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  gallery = `/api/v1/companies/${await slugOf(owner)}/gallery`
})

async function uploadFor({ token }: SignedInClient = owner, purpose = 'gallery'): Promise<string> {
  const reply = await upload(app, smallPicture, { purpose, token })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().result._id
}

/** Inserts a picture without encoding it, for tests that need many. */
async function uploadPicture(): Promise<string> {
  const id = world.ctx.newId()
  const now = world.ctx.clock.now()
  const size = { width: 60, height: 40, widths: [60] }
  const row = {
    id,
    actor_id: owner.id,
    purpose: 'gallery',
    alt: '',
    ...size,
    state: 'ready',
    unused_since: now,
  } as const
  await world.ctx.db
    .insertInto('picture')
    .values({ ...row, created_at: now })
    .execute()
  return id
}

const add = (pictureId: string, alt?: string) => owner.call('POST', gallery, { pictureId, ...(alt && { alt }) })
const usesOf = (id: string) =>
  world.ctx.db.selectFrom('picture').select(['uses', 'unused_since']).where('id', '=', id).executeTakeFirst()

async function galleryNow(): Promise<[string, string][]> {
  const page = (await app.inject(gallery.replace('/gallery', ''))).json().result
  return page.gallery.map(({ _id, alt }: { _id: string; alt: string }) => [_id, alt])
}

test('a team can add, describe, move and remove pictures, and the page shows the result', async () => {
  const editor = await joinTeam(world, app, owner, 'editor')
  const [crane, office] = [await uploadFor(), await uploadFor(editor)]
  const addReply = await add(crane, 'A crane at dusk')
  expect(addReply.json().result).toMatchObject([{ _id: crane, alt: 'A crane at dusk', width: 60, height: 40 }])
  await editor.call('POST', gallery, { pictureId: office })
  expect(await galleryNow()).toEqual([
    [crane, 'A crane at dusk'],
    [office, ''],
  ])
  await editor.call('PATCH', `${gallery}/${office}`, { alt: 'Where we draw' })
  const orderReply = await owner.call('PUT', `${gallery}-order`, { pictures: [office, crane] })
  expect(orderReply.statusCode, orderReply.body).toBe(200)
  expect(await galleryNow()).toEqual([
    [office, 'Where we draw'],
    [crane, 'A crane at dusk'],
  ])
  const desk = await owner.call('GET', gallery.replace('/gallery', '/desk'))
  expect(desk.json().result.gallery.map(({ _id }: { _id: string }) => _id)).toEqual([office, crane])
  expect((await owner.call('DELETE', `${gallery}/${office}`)).json().result).toMatchObject([{ _id: crane }])
  expect(await galleryNow()).toEqual([[crane, 'A crane at dusk']])
  const activityRows = await world.ctx.db
    .selectFrom('activity')
    .select('data')
    .where('actor_id', '=', owner.id)
    .where('kind', '=', 'company.gallery-changed')
    .execute()
  const changeKinds = activityRows.map(({ data }) => (data as { did: string }).did)
  expect(changeKinds.toSorted()).toEqual(['added', 'added', 'described', 'moved', 'removed'])
})

test('a picture added twice is in the gallery once, and a removed one is deleted with its files after a day', async () => {
  const picture = await uploadFor()
  await Promise.all(Array.from({ length: 10 }, () => add(picture)))
  expect(await galleryNow()).toEqual([[picture, '']])
  expect(await usesOf(picture)).toEqual({ uses: 1, unused_since: null })
  const removeReplies = await Promise.all(
    Array.from({ length: 5 }, () => owner.call('DELETE', `${gallery}/${picture}`)),
  )
  expect(removeReplies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404, 404])
  expect(await usesOf(picture)).toMatchObject({ uses: 0 })
  world.clock.advance(DAY_MS)
  await removeUnusedPictures.handle(world.ctx, {})
  expect(await usesOf(picture)).toBeUndefined()
  expect((await app.inject(`/pictures/${picture}/60.webp`)).statusCode).toBe(404)
})

test('fifty simultaneous additions never make more than twelve pictures, and the refusal says what to do', async () => {
  const pictures: string[] = []
  for (let count = 0; count < 50; count += 1) pictures.push(await uploadPicture())
  const replies = await Promise.all(pictures.map((id) => add(id)))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(12)
  const refusals = replies.filter(({ statusCode }) => statusCode === 409)
  expect(refusals).toHaveLength(38)
  expect(refusals[0]?.json().result).toMatchObject({
    code: 'gallery-full',
    message: 'A gallery can have up to 12 pictures. Remove one first.',
    fields: { 'body.pictureId': expect.any(String) },
  })
  const galleryIds = (await galleryNow()).map(([id]) => id)
  expect(galleryIds).toHaveLength(12)
  expect((await owner.call('DELETE', `${gallery}/${galleryIds[4]}`)).statusCode).toBe(200)
  const unusedPicture = pictures.find((id) => !galleryIds.includes(id)) ?? ''
  expect((await add(unusedPicture)).json().result.map(({ _id }: { _id: string }) => _id)).toEqual([
    ...galleryIds.toSpliced(4, 1),
    unusedPicture,
  ])
})

test('an order that doesn’t list each picture exactly once is refused', async () => {
  const [one, two] = [await uploadPicture(), await uploadPicture()]
  await add(one)
  await add(two)
  for (const pictures of [[one], [one, one], [one, two, unknownId], [one, unknownId]]) {
    const reply = await owner.call('PUT', `${gallery}-order`, { pictures })
    expect([reply.statusCode, reply.json().result.code]).toEqual([409, 'gallery-changed'])
  }
  expect((await galleryNow()).map(([id]) => id)).toEqual([one, two])
})

test('a recruiter, another company, someone else’s picture and one for another purpose are refused', async () => {
  const recruiter = await joinTeam(world, app, owner, 'recruiter')
  const otherEmployer = await joinAsEmployer(world, app, { companyName: 'Elsewhere' })
  const [own, theirs, cover] = [
    await uploadPicture(),
    await uploadFor(otherEmployer),
    await uploadFor(owner, 'content'),
  ]
  for (const stranger of [recruiter, otherEmployer]) {
    const reply = await stranger.call('POST', gallery, { pictureId: own })
    expect([reply.statusCode, reply.json().result.code]).toEqual([403, 'forbidden'])
  }
  expect((await send(app, 'POST', gallery, { body: { pictureId: own } })).statusCode).toBe(401)
  const codes = [(await add(theirs)).json().result.code, (await add(cover)).json().result.code]
  expect(codes).toEqual(['picture-not-found', 'picture-not-for-this'])
  expect(await galleryNow()).toEqual([])
})

test.for([
  ['POST', '', { pictureId: 'x' }, 'body.pictureId'],
  ['POST', '', { pictureId: unknownId, alt: 'x'.repeat(301) }, 'body.alt'],
  ['PATCH', `/${unknownId}`, {}, 'body.alt'],
  ['PATCH', '/x', { alt: '' }, 'params.id'],
  ['PUT', '-order', { pictures: ['x'] }, 'body.pictures[0]'],
  ['PUT', '-order', { pictures: Array(13).fill(unknownId) }, 'body.pictures'],
] as const)('%s gallery%s with %j is refused with the name of its field', async ([method, path, body, field]) => {
  const reply = await owner.call(method, `${gallery}${path}`, body)
  expect([reply.statusCode, Object.keys(reply.json().result.fields)]).toEqual([400, [field]])
})

test('the download of an account’s data lists the pictures that it added', async () => {
  const picture = await uploadFor()
  await add(picture, 'A crane at dusk')
  const { companies } = (await owner.call('GET', '/api/v1/account/data')).json().result
  expect(companies.gallery).toMatchObject([{ picture_id: picture, alt: 'A crane at dusk' }])
})

test('a page that is erased leaves no picture behind', async () => {
  const picture = await uploadFor()
  await add(picture)
  await world.ctx.db.deleteFrom('actor').where('id', '=', owner.id).execute()
  await removeUnusedPictures.handle(world.ctx, {})
  expect(await usesOf(picture)).toBeUndefined()
})
