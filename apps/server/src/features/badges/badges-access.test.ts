import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinTeam, slugOf } from '../companies/companies.factory.ts'
import { setListed } from '../professionals/story/stories.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  PASSWORD,
  type SignedInClient,
  send,
} from '../session/accounts.factory.ts'
import { eraseAccounts } from '../session/index.ts'
import { addCases, addMembers, badgesOf, checkBadges, followAll } from './badges.factory.ts'

const { world, app } = useWorld()

beforeAll(async () => {
  await world.mailbox.all('nobody@example.com')
})

const storySlug = async ({ call }: SignedInClient): Promise<string> =>
  (await call('GET', '/api/v1/story')).json().result.slug
async function readBadges(path: string, viewer?: SignedInClient) {
  const reply = await send(app, 'GET', `/api/v1/${path}/badges`, { token: viewer?.token })
  return { status: reply.statusCode, result: reply.json().result }
}

test('everyone sees a professional’s earned badges, newest first; only the owner sees the remaining ones and their progress', async () => {
  const [ada, bob, employer] = [
    await joinAsProfessional(world, app),
    await joinAsProfessional(world, app),
    await joinAsEmployer(world, app),
  ]
  const admin = await joinAsAdmin(world, app)
  const path = `professionals/${await storySlug(ada)}`
  await checkBadges(world, [ada.id])
  world.clock.advance(60_000)
  await addCases(world, ada.id, 3)
  await followAll(world, await addMembers(world, 2), [ada.id])
  await checkBadges(world, [ada.id])
  for (const viewer of [undefined, bob, employer, admin]) {
    const { status, result } = await readBadges(path, viewer)
    expect(status).toBe(200)
    expect(result).toMatchObject({
      ...{ _id: ada.id, name: 'Ada Lovelace', noindex: false },
      earned: [
        { slug: 'show-dont-tell', group: 'Story', earnedAt: world.clock.now().toISOString() },
        { slug: 'first-light', name: 'First light', description: expect.stringContaining('email address') },
      ],
    })
    expect(result.toEarn).toBeUndefined()
    const story = await send(app, 'GET', `/api/v1/${path}/story`, { token: viewer?.token })
    expect(story.json().result.badges).toEqual(result.earned)
  }
  const badgesToEarn: { slug: string; progress?: unknown }[] = (await readBadges(path, ada)).result.toEarn
  const progressOf = (slug: string) => badgesToEarn.find((badge) => badge.slug === slug)?.progress
  expect(badgesToEarn.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['open-book', 'gallery', 'lighthouse', 'connector', 'bridge-builder', 'anniversary']),
  )
  expect(progressOf('open-book')).toMatchObject({ have: 8, need: 100, unit: 'percent' })
  expect(progressOf('gallery')).toMatchObject({ have: 3, need: 5 })
  expect(progressOf('connector')).toMatchObject({ have: 0, need: 25 })
  expect(progressOf('anniversary')).toBeUndefined()
  expect(badgesToEarn).toContainEqual(
    expect.objectContaining({ slug: 'gallery', beginsAt: { label: 'Write a case', path: '/professional/portfolio' } }),
  )
})

test('badges at a former address come with the current one, and an unknown address gets the same error as for a story', async () => {
  const ada = await joinAsProfessional(world, app)
  const formerSlug = await storySlug(ada)
  expect((await ada.api('PUT /api/v1/story/address', { body: { slug: 'lamps-of-ada' } })).status).toBe(200)
  expect((await readBadges(`professionals/${formerSlug}`)).result.slug).toBe('lamps-of-ada')
  expect((await ada.api('PUT /api/v1/story/address', { body: { slug: 'badges' } })).error?.code).toBe('address-taken')
  const unknownReply = await readBadges('professionals/nobody-here')
  expect([unknownReply.status, unknownReply.result.code]).toEqual([404, 'story-not-found'])
  expect((await readBadges('professionals/%00')).status).toBeGreaterThanOrEqual(400)
})

test('badges are hidden from members blocked by their owner; while the story is unlisted, only the owner sees them', async () => {
  const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  await checkBadges(world, [ada.id])
  const path = `professionals/${await storySlug(ada)}`
  await bob.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: ada.id } })
  expect((await readBadges(path, bob)).status).toBe(404)
  expect((await readBadges(path)).status).toBe(200)
  await setListed(world, ada, false)
  for (const viewer of [undefined, bob]) {
    const { status, result } = await readBadges(path, viewer)
    expect([status, result.code]).toEqual([404, 'story-not-found'])
  }
  expect((await readBadges(path, ada)).result).toMatchObject({ noindex: true, earned: [{ slug: 'first-light' }] })
  await world.ctx.db
    .updateTable('login')
    .set({ suspended_at: world.clock.now(), suspension_reason: 'Spam' })
    .where('email', '=', ada.email)
    .execute()
  expect((await readBadges(path, ada)).status).toBeGreaterThanOrEqual(400)
})

test('a pending professional sees the badges that they can earn', async () => {
  const ada = await joinAsProfessional(world, app, { confirmed: false })
  const path = `professionals/${await storySlug(ada)}`
  expect((await readBadges(path)).status).toBe(404)
  const { earned, toEarn } = (await readBadges(path, ada)).result
  expect(earned).toEqual([])
  expect(toEarn).toContainEqual(expect.objectContaining({ slug: 'first-light' }))
})

test('everyone sees a company’s earned badges, and its team also sees the remaining ones', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  const recruiter = await joinTeam(world, app, owner, 'recruiter')
  const otherEmployer = await joinAsEmployer(world, app, { companyName: 'Elsewhere' })
  const proofColumns = { verified_domain: 'harbour.example', verified_at: world.clock.now() }
  await world.ctx.db.updateTable('company').set(proofColumns).where('actor_id', '=', owner.id).execute()
  await checkBadges(world, [owner.id])
  const path = `companies/${await slugOf(owner)}`
  for (const viewer of [undefined, otherEmployer]) {
    const { result } = await readBadges(path, viewer)
    expect(result).toMatchObject({ name: 'Harbour Works', noindex: false, earned: [{ slug: 'real-deal' }] })
    expect(result.toEarn).toBeUndefined()
    const page = await send(app, 'GET', `/api/v1/${path}`, { token: viewer?.token })
    expect(page.json().result.badges).toEqual(result.earned)
  }
  for (const viewer of [owner, recruiter]) {
    expect((await readBadges(path, viewer)).result.toEarn).toMatchObject([
      { slug: 'open-door', beginsAt: { label: 'Go to your jobs', path: '/company/jobs' } },
      { slug: 'come-on-in', progress: { have: 0, need: 5 } },
      { slug: 'whole-picture', progress: { have: 1, need: 12 } },
      { slug: 'first-hundred', progress: { have: 0, need: 100 } },
    ])
  }
  await otherEmployer.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: owner.id } })
  expect((await readBadges(path, otherEmployer)).status).toBe(404)
  const formerSlug = await slugOf(owner)
  await owner.api('PUT /api/v1/companies/{slug}/address', {
    params: { slug: formerSlug },
    body: { slug: 'harbour-and-sons' },
  })
  expect((await readBadges(`companies/${formerSlug}`)).result.slug).toBe('harbour-and-sons')
  await setListed(world, owner, false)
  const hiddenReply = await readBadges(`companies/${formerSlug}`)
  expect([hiddenReply.status, hiddenReply.result.code]).toEqual([404, 'company-not-found'])
})

test('badges are in a member’s data download, and are deleted with the account', async () => {
  const ada = await joinAsProfessional(world, app)
  await checkBadges(world, [ada.id])
  const data = (await ada.api('GET /api/v1/account/data')).reply
  expect(data.result.badges).toEqual([{ slug: 'first-light', earned_at: world.clock.now().toISOString() }])
  expect((await ada.api('DELETE /api/v1/account', { body: { currentPassword: PASSWORD } })).status).toBe(200)
  world.clock.advance(31 * 86_400_000)
  await eraseAccounts.handle(world.ctx, {})
  expect(await badgesOf(world, ada.id)).toEqual([])
})
