import type { Picture } from '@rise/contract/pictures/shapes'
import { expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsProfessional, PASSWORD, type SignedInClient, send, tokenOf } from '../session/accounts.factory.ts'
import { drawPicture, upload } from './pictures.factory.ts'

const { world, app } = useWorld()

async function uploadedBy({ token }: SignedInClient): Promise<Picture> {
  const reply = await upload(app, await drawPicture(300, 300), { token })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().result
}

const choose = ({ api }: SignedInClient, pictureId: string | null) =>
  api('PUT /api/v1/account/photo', { body: { pictureId } })

/** Returns the replies at a picture's addresses, both without and with a cached copy to revalidate. */
async function statuses({ sources }: Picture): Promise<number[]> {
  const answers = new Set<number>()
  for (const { url } of sources) {
    answers.add((await app.inject(url)).statusCode)
    const tag = `"${url.slice(1)}"`
    answers.add((await app.inject({ url, headers: { 'if-none-match': tag } })).statusCode)
  }
  return [...answers]
}

test('a photo is served from its upload until its owner removes it', async () => {
  const ada = await joinAsProfessional(world, app)
  const [first, second] = [await uploadedBy(ada), await uploadedBy(ada)]
  expect(await statuses(first)).toEqual([200, 304])
  await choose(ada, first._id)
  expect(await statuses(first)).toEqual([200, 304])
  await choose(ada, second._id)
  expect(await statuses(first)).toEqual([404])
  await choose(ada, null)
  expect(await statuses(second)).toEqual([404])

  await choose(ada, first._id)
  expect(await statuses(first)).toEqual([200, 304])
})

test('a picture shown in two places is served until neither shows it', async () => {
  const ada = await joinAsProfessional(world, app)
  const picture = await uploadedBy(ada)
  await choose(ada, picture._id)
  const { db } = world.ctx
  await db.updateTable('picture').set({ uses: 2 }).where('id', '=', picture._id).execute()
  await choose(ada, null)
  expect(await statuses(picture)).toEqual([200, 304])
})

test('a deleted account’s pictures are no longer served, until it is restored', async () => {
  const ada = await joinAsProfessional(world, app)
  const picture = await uploadedBy(ada)
  await choose(ada, picture._id)
  await ada.call('DELETE', '/api/v1/account', { currentPassword: PASSWORD })
  expect(await statuses(picture)).toEqual([404])

  const { link } = await world.mailbox.latest(ada.email, 'account-deleted')
  await send(app, 'POST', '/api/v1/account-restorations', { body: { token: tokenOf(link) } })
  expect(await statuses(picture)).toEqual([200, 304])
})

test('a suspended account’s pictures are not served, but an unconfirmed account’s are', async () => {
  const [ada, nina] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app, { confirmed: false })]
  const [photo, pendingPhoto] = [await uploadedBy(ada), await uploadedBy(nina)]
  await choose(ada, photo._id)
  const { db } = world.ctx
  const set = { suspended_at: world.clock.now(), suspension_reason: 'Spam' }
  await db.updateTable('login').set(set).where('email', '=', ada.email).execute()
  await db.updateTable('actor').set({ listed: false }).where('id', '=', ada.id).execute()
  expect(await statuses(photo)).toEqual([404])
  expect((await ada.api('GET /api/v1/check', {})).result.photo).toBeNull()
  expect(await statuses(pendingPhoto)).toEqual([200, 304])
})

test('a malformed or unknown picture address gets a 404', async () => {
  for (const url of ['/pictures/x/64.webp', "/pictures/'%20or%20true--/64.webp", '/pictures/%00/64.webp']) {
    expect((await app.inject(url)).statusCode).toBe(404)
  }
})
