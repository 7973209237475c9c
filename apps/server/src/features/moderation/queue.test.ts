import { REPORT_DAYS, REPORTER_AGE_DAYS } from '@rise/contract/moderation/limits'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { publishPost } from '../feed/feed.factory.ts'
import { publishArticle } from '../headlines/headlines.factory.ts'
import { joinAsCreator } from '../real-talk/real-talk.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  type SignedInClient,
} from '../session/accounts.factory.ts'
import { decide, joinReporters, reportFrom } from './moderation.factory.ts'

const { world, app, api } = useWorld()

beforeAll(() => world.backend.queue.work(world.ctx))
beforeEach(async () => {
  await world.ctx.db.deleteFrom('review').execute()
})

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
let network = 0

const guestReads = async (id: string) => (await api('GET /api/v1/posts/{id}', { params: { id } })).status

/** Reports content as several members, each from a separate network. */
async function reportAll(
  reporters: readonly SignedInClient[],
  kind: 'post' | 'professional' | 'company' | 'headline',
  id: string,
) {
  for (const reporter of reporters) {
    network += 1
    const reply = await reportFrom(app, `10.1.${network >> 8}.${network & 255}`, reporter, { kind, id })
    expect(reply.statusCode, reply.body).toBe(200)
  }
}

async function reviewOf(admin: SignedInClient, id: string) {
  const { items } = (await admin.api('GET /api/v1/admin/reviews', { query: {} })).result
  const reviews = await Promise.all(
    items.map(({ _id }) => admin.api('GET /api/v1/admin/reviews/{id}', { params: { id: _id } })),
  )
  const matchingReview = reviews.find(({ result }) => result.path.includes(id) || result.author._id === id)
  if (!matchingReview) throw new Error('It is not in the queue.')
  return matchingReview.result
}

test('the queue lists the oldest report first, and its figures show how many wait and how long decisions took', async () => {
  const [ada, admin, content] = [
    await joinAsProfessional(world, app),
    await joinAsAdmin(world, app, 'admin-support'),
    await joinAsAdmin(world, app, 'admin-content'),
  ]
  const reporters = await joinReporters(world, app, 2)
  const [first, second, third] = [await publishPost(ada), await publishPost(ada), await publishPost(ada)]
  for (const { _id } of [second, first, third]) {
    await reportAll(reporters.slice(0, 1), 'post', _id)
    world.clock.advance(60_000)
  }
  // Another report of the same content joins its entry in the queue, which keeps its position.
  await reportAll(reporters.slice(1), 'post', third._id)
  const queue = async () => (await admin.api('GET /api/v1/admin/reviews', { query: {} })).result.items
  expect((await queue()).map(({ reports }) => reports)).toEqual([1, 1, 2])
  const numbers = async () => (await admin.api('GET /api/v1/admin/reviews/numbers')).result
  expect(await numbers()).toEqual({ open: 3, appeals: 0, medianHours: null })
  const openedTimes = (await queue()).map(({ openedAt }) => Date.parse(openedAt))
  expect(openedTimes).toEqual(openedTimes.toSorted())
  const moderator = await logInAs(app, admin.email)
  for (const [place, { _id: id }] of (await queue()).entries()) {
    const at = (openedTimes[place] ?? 0) + ([1, 2, 9][place] ?? 0) * HOUR_MS
    world.clock.advance(Math.max(0, at - world.clock.now().getTime()))
    const moderatorSession = await logInAs(app, moderator.email)
    expect((await decide(moderatorSession, id, { decision: 'dismiss', words: '' })).status).toBe(200)
  }
  const adminSession = await logInAs(app, admin.email)
  const { open, medianHours } = (await adminSession.api('GET /api/v1/admin/reviews/numbers')).result
  expect([open, medianHours]).toEqual([0, 2])
  const editor = await logInAs(app, content.email)
  expect((await editor.api('GET /api/v1/admin/reviews', { query: {} })).status).toBe(404)
  expect((await editor.api('GET /api/v1/admin/reviews/numbers')).status).toBe(404)
})

test('reports by new accounts, or older than a week, don’t hide a post', async () => {
  const ada = await joinAsProfessional(world, app)
  const [youngPost, oldPost, latePost] = [await publishPost(ada), await publishPost(ada), await publishPost(ada)]
  const reporters = await joinReporters(world, app, 5)
  const [newestReporter] = reporters
  const joinDate = (days: number) => new Date(world.ctx.clock.now().getTime() - days * DAY_MS)
  const setJoined = (at: Date) =>
    world.ctx.db
      .updateTable('login')
      .set({ created_at: at })
      .where('email', '=', newestReporter?.email ?? '')
      .execute()
  await setJoined(joinDate(REPORTER_AGE_DAYS - 1))
  await reportAll(reporters, 'post', youngPost._id)
  expect(await guestReads(youngPost._id)).toBe(200)
  await setJoined(joinDate(REPORTER_AGE_DAYS + 1))
  await reportAll(reporters.slice(0, 4), 'post', latePost._id)
  world.clock.advance(REPORT_DAYS * DAY_MS)
  const reporterSessions = await Promise.all(reporters.map(({ email }) => logInAs(app, email)))
  await reportAll(reporterSessions.slice(4), 'post', latePost._id)
  expect(await guestReads(latePost._id)).toBe(200)
  await reportAll(reporterSessions, 'post', oldPost._id)
  expect(await guestReads(oldPost._id)).toBe(404)
})

test('a post cleared by a moderator can be hidden again once its author has edited it', async () => {
  const [ada, admin] = [await joinAsProfessional(world, app), await joinAsAdmin(world, app, 'admin-support')]
  const post = await publishPost(ada)
  const reporters = await joinReporters(world, app, 10)
  await reportAll(reporters.slice(0, 1), 'post', post._id)
  const { _id: id } = await reviewOf(admin, post._id)
  await decide(admin, id, { decision: 'dismiss', words: '' })
  await reportAll(reporters.slice(1, 6), 'post', post._id)
  expect(await guestReads(post._id)).toBe(200)
  world.clock.advance(1_000)
  const body = { version: post.version, body: '<p>Something else altogether.</p>' }
  await ada.api('PUT /api/v1/posts/{id}', { params: { id: post._id }, body })
  await reportAll(reporters.slice(6, 7), 'post', post._id)
  expect(await guestReads(post._id)).toBe(404)
})

test('reports add members, companies and headlines to the queue, but don’t hide them', async () => {
  const [ada, mill] = [
    await joinAsCreator(world, app),
    await joinAsEmployer(world, app, { companyName: 'Lantern Mill' }),
  ]
  const article = await publishArticle(ada)
  const reporters = await joinReporters(world, app, 6)
  await reportAll(reporters, 'professional', ada.id)
  world.clock.advance(1_000)
  await reportAll(reporters, 'company', mill.id)
  world.clock.advance(1_000)
  await reportAll(reporters, 'headline', article._id)
  const { slug } = (await ada.api('GET /api/v1/check')).result
  expect((await api('GET /api/v1/professionals/{slug}/story', { params: { slug } })).status).toBe(200)
  expect((await api('GET /api/v1/companies/{slug}', { params: { slug: 'lantern-mill' } })).status).toBe(200)
  expect((await api('GET /api/v1/headlines/{slug}', { params: { slug: article.slug } })).status).toBe(200)
  const admin = await joinAsAdmin(world, app, 'admin-support')
  const { items } = (await admin.api('GET /api/v1/admin/reviews', { query: {} })).result
  expect(items.map(({ kind, reports, hidden }) => [kind, reports, hidden])).toEqual([
    ['professional', 6, false],
    ['company', 6, false],
    ['headline', 6, false],
  ])
})
