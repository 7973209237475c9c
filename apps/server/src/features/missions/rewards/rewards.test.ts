import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { settled } from '../../notifications/notifications.factory.ts'
import { drawPicture, upload } from '../../pictures/pictures.factory.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { givePoints } from '../missions.factory.ts'

const { world, app } = useWorld()
beforeAll(() => world.backend.queue.work(world.ctx))

const parts = {
  ...{ head: 'afro', face: 'smile', facialHair: 'none', accessories: 'glasses', skinColor: 'ae5d29' },
  ...{ headContrastColor: '2c1b18', clothingColor: '78e185' },
} as const
const coachingWish = {
  times: ['2026-07-01T10:00', '2026-07-02T16:30'],
  zone: 'Europe/Lisbon',
  words: 'My first résumé.',
}
const spotlight = { headline: 'From baker to engineer', words: 'How I changed careers.' }

async function professionalWith(points: number): Promise<SignedInClient> {
  const member = await joinAsProfessional(world, app)
  await givePoints(world, member.id, points)
  return member
}
const rewardsOf = async ({ api }: SignedInClient) => (await api('GET /api/v1/rewards')).result
const openOf = async (member: SignedInClient) =>
  (await rewardsOf(member))?.rewards.flatMap(({ gift, open }) => (open ? [gift] : []))
const claim = (member: SignedInClient, gift: string, body: object) =>
  member.call('POST', `/api/v1/rewards/${gift}`, body)
/** Returns the pending claims. */
async function claimsOf({ api }: SignedInClient, memberId: string) {
  const { items } = (await api('GET /api/v1/admin/reward-claims', { query: {} })).result
  return items.filter(({ member }) => member._id === memberId)
}
const claimIdOf = async (admin: SignedInClient, memberId: string) => (await claimsOf(admin, memberId))[0]?._id ?? ''

describe('a reward', () => {
  test('is not open at 49 points but at 100, can be claimed once, and claiming it costs no points', async () => {
    expect(await openOf(await professionalWith(49))).toEqual([])
    const ada = await professionalWith(100)
    expect(await openOf(ada)).toEqual(['points50', 'points75', 'points100'])
    expect((await claim(ada, 'points75', coachingWish)).statusCode).toBe(200)
    expect(await openOf(ada)).toEqual(['points50'])
    const again = await claim(ada, 'points75', coachingWish)
    expect([again.statusCode, again.json().result.code]).toEqual([409, 'reward-not-open'])
    expect((await claim(ada, 'points100', spotlight)).statusCode, 'only with nothing claimed').toBe(409)
    const { result } = await ada.api('GET /api/v1/check')
    expect(result.mission).toEqual({ points: 100, claimedGifts: ['points75'] })
  })

  test('is claimed once by three hundred simultaneous claims', async () => {
    const ada = await professionalWith(100)
    const replies = await Promise.all(Array.from({ length: 300 }, () => claim(ada, 'points100', spotlight)))
    const count = (status: number) => replies.filter(({ statusCode }) => statusCode === status).length
    expect(count(200)).toBe(1)
    expect(count(409) + count(429)).toBe(299)
    const rows = await world.ctx.db.selectFrom('reward_claim').select('id').where('actor_id', '=', ada.id).execute()
    expect(rows).toHaveLength(1)
  })

  test('validates the details of a claim', async () => {
    const ada = await professionalWith(100)
    for (const [gift, body] of [
      ['points75', { ...coachingWish, times: coachingWish.times.slice(1) }],
      ['points75', { ...coachingWish, times: ['2026-07-01T10:00', '2026-07-01T10:00'] }],
      ['points75', { ...coachingWish, zone: 'Moon/Crater' }],
      ['points100', { ...spotlight, headline: ' ' }],
      ['points50', { style: 'ink', words: '' }],
      ['points50', { style: 'oil', words: '', photoId: ada.id }],
      ['points50/drawn', { ...parts, head: 'bear' }],
    ] as const) {
      expect((await claim(ada, gift, body)).statusCode, JSON.stringify(body)).toBe(400)
    }
    expect(await openOf(ada)).toHaveLength(3)
  })

  test('is not for guests, employers and admins', async () => {
    const company = await joinAsEmployer(world, app)
    await givePoints(world, company.id, 100)
    expect((await claim(company, 'points100', spotlight)).statusCode).toBe(403)
    expect((await company.call('GET', '/api/v1/rewards')).statusCode).toBe(403)
    expect((await claim(await joinAsAdmin(world, app), 'points100', spotlight)).statusCode).toBe(403)
    expect((await app.inject({ method: 'GET', url: '/api/v1/rewards' })).statusCode).toBe(401)
  })
})

describe('an illustration', () => {
  test('composed of drawn parts is immediately set as the member’s own picture', async () => {
    const ada = await professionalWith(50)
    const drawingReply = await ada.call('POST', '/api/v1/rewards/points50/drawing', parts)
    expect(drawingReply.json().result.svg).toMatch(/^<svg/)
    expect((await claim(ada, 'points50/drawn', parts)).statusCode).toBe(200)
    const reward = (await rewardsOf(ada))?.rewards.find(({ gift }) => gift === 'points50')
    expect(reward?.claim).toMatchObject({ state: 'fulfilled', wish: { drawn: true }, picture: { width: 512 } })
    const picture = reward?.claim?.picture
    expect((await app.inject(picture?.sources[0]?.url ?? '')).statusCode).toBe(200)
    const photoReply = await ada.call('PUT', '/api/v1/account/photo', { pictureId: picture?._id })
    expect(photoReply.json().result.photo).toMatchObject({ _id: picture?._id })
  })

  test('by hand is drawn only from the member’s own photo', async () => {
    const [ada, bob] = [await professionalWith(50), await professionalWith(50)]
    const uploadReply = await upload(app, await drawPicture(480, 480), { purpose: 'content', token: bob.token })
    const photoId = uploadReply.json().result._id
    const wish = { photoId, style: 'retro', words: 'With my bicycle, please.' }
    expect((await claim(ada, 'points50', wish)).statusCode).toBe(404)
    expect((await claim(bob, 'points50', wish)).statusCode).toBe(200)
    const [queuedClaim] = await claimsOf(await joinAsAdmin(world, app), bob.id)
    expect(queuedClaim).toMatchObject({ gift: 'points50', wish: { style: 'retro' }, picture: { _id: photoId } })
  })
})

describe('admins', () => {
  test('fulfil a claim once, with a message that the member gets by email and in the app', async () => {
    const ada = await professionalWith(75)
    await claim(ada, 'points75', coachingWish)
    const admin = await joinAsAdmin(world, app)
    const id = await claimIdOf(admin, ada.id)
    const url = `/api/v1/admin/reward-claims/${id}`
    const words = 'See you on 2 July at 16:30.'
    const replies = await Promise.all([
      admin.call('PUT', `${url}/fulfilment`, { words, link: 'https://meet.example/ada' }),
      admin.call('PUT', `${url}/refusal`, { words: 'No one is free.' }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    await settled(world)
    await world.ctx.db
      .updateTable('reward_claim')
      .set({ state: 'waiting', decided_at: null, answer: '' })
      .where('id', '=', id)
      .execute()
    await admin.call('PUT', `${url}/fulfilment`, { words, link: 'https://meet.example/ada' })
    await settled(world)
    const reward = (await rewardsOf(ada))?.rewards.find(({ gift }) => gift === 'points75')
    expect(reward?.claim).toMatchObject({ state: 'fulfilled', answer: words, link: 'https://meet.example/ada' })
    const mails = (await world.mailbox.all(ada.email)).filter(({ name }) => name === 'reward-answered')
    // If the refusal was handled first, its notification may come first.
    const fulfilmentMail = mails.find(({ subject }) => subject === 'Your reward on Rise: Resume boost 1-on-1 coaching')
    expect(fulfilmentMail?.text).toContain(words)
    const { items } = (await ada.api('GET /api/v1/notifications', { query: {} })).result
    const answers = items.filter(({ name, text }) => name === 'reward:answered' && text.startsWith('Your reward'))
    expect(answers[0]).toMatchObject({ message: words })
    expect(answers[0]?.to).toMatch(/^\/professional\/.+\?reward=true$/)
    const acts = await world.ctx.db
      .selectFrom('admin_act')
      .select('act')
      .where('act', '=', 'reward.fulfilled')
      .execute()
    expect(acts.length).toBeGreaterThan(0)
  })

  test('decline a claim with a message, after which the member can claim the reward again', async () => {
    const ada = await professionalWith(75)
    await claim(ada, 'points75', coachingWish)
    const admin = await joinAsAdmin(world, app)
    const id = await claimIdOf(admin, ada.id)
    const url = `/api/v1/admin/reward-claims/${id}/refusal`
    expect((await admin.call('PUT', url, { words: '' })).statusCode).toBe(400)
    expect((await admin.call('PUT', url, { words: 'Offer times in the afternoon.' })).statusCode).toBe(200)
    const result = await rewardsOf(ada)
    expect(result).toMatchObject({ points: 75, claimedGifts: [] })
    expect(result?.rewards[1]).toMatchObject({ open: true, claim: { state: 'declined' } })
    expect((await claim(ada, 'points75', coachingWish)).statusCode).toBe(200)
    expect(await claimsOf(admin, ada.id)).toHaveLength(1)
  })

  test('decide about claims only with the content permission', async () => {
    const support = await joinAsAdmin(world, app, 'admin-support')
    for (const path of ['reward-claims', 'missions']) {
      expect((await support.call('GET', `/api/v1/admin/${path}`)).statusCode).toBe(404)
      expect((await (await professionalWith(0)).call('GET', `/api/v1/admin/${path}`)).statusCode).toBe(404)
    }
    const admin = await joinAsAdmin(world, app)
    const gone = `/api/v1/admin/reward-claims/${world.ctx.newId()}/refusal`
    expect((await admin.call('PUT', gone, { words: 'Not there.' })).statusCode).toBe(404)
  })
})
