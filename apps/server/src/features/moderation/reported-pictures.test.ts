import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { attach, befriend, convoOf, removeUnused, write } from '../convos/convos.factory.ts'
import { removeUnusedPictures } from '../pictures/index.ts'
import { drawPicture, upload } from '../pictures/pictures.factory.ts'
import { joinAsAdmin, joinAsProfessional, logInAs, type SignedInClient } from '../session/accounts.factory.ts'
import { decide, firstOf, joinReporters, report, reportFrom, undoDecision } from './moderation.factory.ts'

const { world, app } = useWorld()
beforeAll(() => world.backend.queue.work(world.ctx))

const DAY_MS = 86_400_000

async function showPortrait(member: SignedInClient): Promise<string> {
  const reply = await upload(app, await drawPicture(640, 480), { token: member.token, purpose: 'photo', alt: 'Me' })
  const id: string = reply.json().result._id
  await member.call('PUT', '/api/v1/account/photo', { pictureId: id })
  return id
}

const addressOf = (id: string) => `/pictures/${id}/128.webp`
const statusOfPicture = async (id: string) => (await app.inject(addressOf(id))).statusCode

test('a picture can be reported on its own, is copied and hidden, and is shown again if hiding it is undone', async () => {
  const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  const admin = await joinAsAdmin(world, app, 'admin-support')
  const id = await showPortrait(ada)
  expect((await report(ada, { kind: 'picture', id })).error?.code).toBe('own-thing')
  expect((await report(bob, { kind: 'picture', id: ada.id })).status).toBe(404)
  expect((await report(bob, { kind: 'picture', id })).status).toBe(200)
  const review = await firstOf(admin)
  expect(review).toMatchObject({
    kind: 'picture',
    author: { _id: ada.id },
    possible: ['dismiss', 'hide', 'warn', 'slow', 'suspend'],
  })
  const decisionReply = await decide(admin, review._id, { decision: 'hide' })
  expect(await statusOfPicture(id)).toBe(404)
  expect((await ada.api('GET /api/v1/check')).result.photo).toBeNull()
  const evidence = decisionReply.result.copies[0]?.lines[0]?.picture?.sources[0]?.url ?? ''
  expect((await app.inject(evidence)).statusCode).toBe(200)
  expect((await app.inject(evidence.replace(/\.(?=[^/]*\/)/, '.x'))).statusCode).toBe(404)
  await undoDecision(admin, decisionReply.result)
  expect(await statusOfPicture(id)).toBe(200)
  expect((await ada.api('GET /api/v1/check')).result.photo).toBe(addressOf(id))
})

test('five reports hide a picture, and the moderators’ copy outlives its removal', async () => {
  const ada = await joinAsProfessional(world, app)
  const id = await showPortrait(ada)
  const reporters = await joinReporters(world, app, 5)
  for (const [place, reporter] of reporters.entries()) {
    expect(await statusOfPicture(id)).toBe(200)
    await reportFrom(app, `198.51.${place}.1`, reporter, { kind: 'picture', id })
  }
  expect(await statusOfPicture(id)).toBe(404)
  await ada.call('PUT', '/api/v1/account/photo', { pictureId: null })
  world.clock.advance(2 * DAY_MS)
  await removeUnusedPictures.handle(world.ctx, {})
  const admin = await joinAsAdmin(world, app, 'admin-support')
  const { items } = (await admin.api('GET /api/v1/admin/reviews', { query: {} })).result
  const ownReview = items.find(({ kind, author }) => kind === 'picture' && author._id === ada.id)
  expect(ownReview?.hidden).toBe(true)
  const reviewReply = await admin.api('GET /api/v1/admin/reviews/{id}', { params: { id: ownReview?._id ?? '' } })
  expect((await app.inject(reviewReply.result.copies[0]?.lines[0]?.picture?.sources[0]?.url ?? '')).statusCode).toBe(
    200,
  )
})

test('a reported picture in a message is kept for moderators until its author’s account is erased', async () => {
  const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  const admin = await joinAsAdmin(world, app, 'admin-support')
  await befriend(ada, bob)
  const { _id: fileId } = await attach(app, ada, await drawPicture(640, 480), 'harbour.png')
  await write(ada, bob, { text: 'Look at this', fileId })
  const { _id: id } = await convoOf(bob, ada)
  expect((await report(bob, { kind: 'message', id: `${id}:1` })).status).toBe(200)
  await ada.api('DELETE /api/v1/convos/{id}/messages/{seq}', { params: { id, seq: 1 } })
  world.clock.advance(2 * DAY_MS)
  await removeUnused(world)
  const moderator = await logInAs(app, admin.email)
  const { items } = (await moderator.api('GET /api/v1/admin/reviews', { query: {} })).result
  const reviewId = items.find(({ kind }) => kind === 'message')?._id ?? ''
  const open = async () => {
    const reviewReply = await moderator.api('GET /api/v1/admin/reviews/{id}', { params: { id: reviewId } })
    return reviewReply.result.copies[0]?.lines[0]
  }
  const line = await open()
  expect(line?.text).toBe('Look at this\n[harbour.png]')
  const address = line?.picture?.sources[0]?.url ?? ''
  expect((await app.inject(address)).statusCode).toBe(200)
  expect((await app.inject(address.replace(/\.(?=[^/]*\/)/, '.x'))).statusCode).toBe(404)
  await sql`select end_convos_of(${ada.id})`.execute(world.ctx.db)
  await removeUnused(world)
  expect((await open())?.picture).toBeNull()
  expect((await app.inject(address)).statusCode).toBe(404)
})
