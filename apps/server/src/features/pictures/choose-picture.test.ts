import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  type SignedInClient,
  send,
} from '../session/accounts.factory.ts'
import { drawPicture, upload } from './pictures.factory.ts'
import { removeUnusedPictures } from './remove-unused.task.ts'

const PHOTO = '/api/v1/account/photo'
const COVER = '/api/v1/account/cover'
const PICTURES = '/api/v1/account/pictures'
const DAY_MS = 86_400_000

const { world, app } = useWorld()
let square: Buffer
let wide: Buffer

beforeAll(async () => {
  square = await drawPicture(140, 140)
  wide = await drawPicture(640, 160)
})

async function uploadFor({ token }: SignedInClient, purpose: 'photo' | 'cover' = 'photo'): Promise<string> {
  const reply = await upload(app, purpose === 'photo' ? square : wide, { purpose, token })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().result._id
}

const codeOf = (reply: { statusCode: number; json(): { result: { code: string } } }) => [
  reply.statusCode,
  reply.json().result.code,
]

function rowOf(id: string) {
  const picture = world.ctx.db.selectFrom('picture').select(['uses', 'state', 'unused_since'])
  return picture.where('id', '=', id).executeTakeFirst()
}

async function isServed(id: string): Promise<boolean> {
  return (await app.inject(`/pictures/${id}/128.webp`)).statusCode === 200
}

describe('choosing a photo and a cover', () => {
  test.for([
    ['a professional', joinAsProfessional],
    ['an employer, for the company', joinAsEmployer],
  ] as const)('shows the new pictures for %s, also in the reply with the signed-in user', async ([, join]) => {
    const client = await join(world, app)
    const [photo, cover] = [await uploadFor(client), await uploadFor(client, 'cover')]
    const photoReply = await client.call('PUT', PHOTO, { pictureId: photo })
    expect(photoReply.json().result).toMatchObject({ photo: { _id: photo, width: 140 }, cover: null })
    await client.call('PUT', COVER, { pictureId: cover })
    expect((await client.call('GET', PICTURES)).json().result).toMatchObject({
      photo: { _id: photo },
      cover: { _id: cover, width: 640, height: 160 },
    })
    const user = (await client.call('GET', '/api/v1/check')).json().result
    expect(user.photo).toBe(`/pictures/${photo}/128.webp`)
    expect((await app.inject(user.photo)).statusCode).toBe(200)
  })

  test('can be undone, and undoing it twice is harmless', async () => {
    const client = await joinAsProfessional(world, app)
    const photo = await uploadFor(client)
    await client.api('PUT /api/v1/account/photo', { body: { pictureId: photo } })
    for (const _time of [1, 2]) {
      const removalReply = await client.api('PUT /api/v1/account/photo', { body: { pictureId: null } })
      expect(removalReply.result).toEqual({ photo: null, cover: null })
    }
    expect((await client.api('GET /api/v1/check')).result.photo).toBeNull()
    expect(await rowOf(photo)).toMatchObject({ uses: 0, unused_since: world.clock.now() })
  })

  test('stores one photo and counts it once, even after fifty simultaneous requests', async () => {
    const client = await joinAsProfessional(world, app)
    const photos = [await uploadFor(client), await uploadFor(client)]
    const tries = Array.from({ length: 50 }, (_, at) => client.call('PUT', PHOTO, { pictureId: photos[at % 2] }))
    expect(new Set((await Promise.all(tries)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const uses = (await Promise.all(photos.map(rowOf))).map((row) => row?.uses)
    expect(uses.toSorted()).toEqual([0, 1])
  })

  test('records one activity for each change', async () => {
    const client = await joinAsProfessional(world, app)
    const photo = await uploadFor(client)
    for (const _time of [1, 2]) await client.api('PUT /api/v1/account/photo', { body: { pictureId: photo } })
    const recordedActivities = world.ctx.db.selectFrom('activity').select('data').where('kind', '=', 'picture.chosen')
    expect(await recordedActivities.where('actor_id', '=', client.id).execute()).toEqual([
      { data: { kind: 'photo', pictureId: photo } },
    ])
  })
})

describe('choosing a picture is refused', () => {
  test('for a stranger, an admin, and a recruiter of the company', async () => {
    const [admin, employer] = [await joinAsAdmin(world, app), await joinAsEmployer(world, app)]
    expect(codeOf(await send(app, 'PUT', PHOTO, { body: { pictureId: null } }))).toEqual([401, 'sign-in-required'])
    expect(codeOf(await admin.call('PUT', PHOTO, { pictureId: null }))).toEqual([403, 'forbidden'])
    const membership = world.ctx.db.updateTable('membership').where('actor_id', '=', employer.id)
    await membership.set({ role: 'recruiter' }).execute()
    expect(codeOf(await employer.call('PUT', COVER, { pictureId: null }))).toEqual([403, 'forbidden'])
    await membership.set({ role: 'editor' }).execute()
    expect((await employer.api('PUT /api/v1/account/cover', { body: { pictureId: null } })).status).toBe(200)
  })

  test('for another owner’s picture, which is reported as not found', async () => {
    const [owner, thief] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    const photo = await uploadFor(owner)
    expect(codeOf(await thief.call('PUT', PHOTO, { pictureId: photo }))).toEqual([404, 'picture-not-found'])
    const missingPictureReply = await thief.call('PUT', PHOTO, { pictureId: '01900000-0000-7000-8000-000000000000' })
    expect(codeOf(missingPictureReply)).toEqual([404, 'picture-not-found'])
  })

  test('for a picture with another purpose, and for an invalid id', async () => {
    const client = await joinAsProfessional(world, app)
    const photo = await uploadFor(client)
    expect(codeOf(await client.call('PUT', COVER, { pictureId: photo }))).toEqual([409, 'picture-not-for-this'])
    for (const body of [{}, { pictureId: 'x' }, { pictureId: 5 }]) {
      const reply = await client.call('PUT', PHOTO, body)
      expect(codeOf(reply)).toEqual([400, 'invalid-input'])
      expect(Object.keys(reply.json().result.fields)).toEqual(['body.pictureId'])
    }
  })
})

describe('an unused picture', () => {
  test('is deleted with its files after a day, while used pictures stay', async () => {
    const client = await joinAsProfessional(world, app)
    const [usedPicture, unusedPicture] = [await uploadFor(client), await uploadFor(client)]
    await client.api('PUT /api/v1/account/photo', { body: { pictureId: usedPicture } })
    world.clock.advance(DAY_MS - 1)
    await removeUnusedPictures.handle(world.ctx, {})
    expect(await isServed(unusedPicture)).toBe(true)
    world.clock.advance(1)
    for (const _time of [1, 2]) await removeUnusedPictures.handle(world.ctx, {})
    expect([await isServed(usedPicture), await isServed(unusedPicture)]).toEqual([true, false])
    expect([await rowOf(unusedPicture), (await rowOf(usedPicture))?.uses]).toEqual([undefined, 1])
  })

  test('can no longer be chosen once its deletion has begun', async () => {
    const client = await joinAsProfessional(world, app)
    const photo = await uploadFor(client)
    const row = world.ctx.db.updateTable('picture').where('id', '=', photo)
    await row.set({ state: 'removed' }).execute()
    expect(codeOf(await client.call('PUT', PHOTO, { pictureId: photo }))).toEqual([404, 'picture-not-found'])
    await removeUnusedPictures.handle(world.ctx, {})
    expect([await rowOf(photo), await isServed(photo)]).toEqual([undefined, false])
  })

  test('is deleted immediately when the account is erased, as used pictures are', async () => {
    const client = await joinAsProfessional(world, app)
    const [usedPicture, unusedPicture] = [await uploadFor(client), await uploadFor(client)]
    await client.api('PUT /api/v1/account/photo', { body: { pictureId: usedPicture } })
    await world.ctx.db.deleteFrom('actor').where('id', '=', client.id).execute()
    await removeUnusedPictures.handle(world.ctx, {})
    expect([await isServed(usedPicture), await isServed(unusedPicture)]).toEqual([false, false])
    expect([await rowOf(usedPicture), await rowOf(unusedPicture)]).toEqual([undefined, undefined])
  })
})

test('an account’s data download lists its pictures', async () => {
  const client = await joinAsProfessional(world, app)
  const photo = await uploadFor(client)
  const data = (await client.api('GET /api/v1/account/data')).result
  expect(data.pictures).toMatchObject([{ id: photo, purpose: 'photo' }])
})
