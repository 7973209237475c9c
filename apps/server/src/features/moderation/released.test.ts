import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { age, comment } from '../discussion/discussion.factory.ts'
import { publishPost } from '../feed/feed.factory.ts'
import { settled } from '../notifications/notifications.factory.ts'
import { answer, ask, joinAsCreator } from '../real-talk/real-talk.factory.ts'
import { joinAsAdmin, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { decide, heldReviewOf, joinReporters, reportFrom, undoDecision } from './moderation.factory.ts'
import { reviewHeld } from './on-content-held.ts'

const { world, app } = useWorld()
let admin: SignedInClient

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
  admin = await joinAsAdmin(world, app)
  await admin.api('POST /api/v1/admin/word-rules', { body: { words: 'lottery', act: 'hold' } })
})

const join = (firstName: string) => joinAsProfessional(world, app, { firstName, lastName: 'Reed' })
const waitForNotifications = () => settled(world, [{ ...reviewHeld({} as never), react: async () => undefined }])

/** Names of notifications to ignore: moderation’s own, and badges. */
const ignoredNames = new Set<string>(['moderation-notice', 'new-badge'])
async function notificationNames({ api }: SignedInClient): Promise<string[]> {
  await waitForNotifications()
  const { items } = (await api('GET /api/v1/notifications', { query: {} })).result
  return items.map(({ name }) => name).filter((name) => !ignoredNames.has(name))
}

async function reviewOf(author: SignedInClient) {
  await waitForNotifications()
  return heldReviewOf(admin, author)
}

const DAY_MS = 86_400_000
async function writtenBefore(id: string, days: number): Promise<void> {
  const created_at = new Date(world.clock.now().getTime() - days * DAY_MS)
  await world.ctx.db.updateTable('post').set({ created_at }).where('id', '=', id).execute()
}
async function timeOf(id: string): Promise<number> {
  const post = world.ctx.db.selectFrom('post').select('created_at').where('id', '=', id)
  return (await post.executeTakeFirstOrThrow()).created_at.getTime()
}

const dismiss = (id: string) => decide(admin, id, { decision: 'dismiss' })

describe('held content, when published,', () => {
  test('notifies the author of the content that it replies to, once', async () => {
    const [ada, bob] = [await join('Ada'), await join('Bob')]
    await age(world)
    const post = await publishPost(bob)
    await comment(ada, post._id, 'I won the lottery.')
    expect(await notificationNames(bob)).toEqual([])
    const { _id } = await reviewOf(ada)
    const dismissedReview = (await dismiss(_id)).result
    expect(await notificationNames(bob)).toEqual(['comment:new'])
    const entries = () => world.ctx.db.selectFrom('notification').selectAll().where('member_id', '=', bob.id).execute()
    const [before] = await entries()
    await undoDecision(admin, dismissedReview)
    await dismiss(_id)
    expect(await notificationNames(bob)).toEqual(['comment:new'])
    expect(await entries()).toEqual([before])
  })

  test('notifies the author of an answered question, and the members that a post mentions', async () => {
    const [ada, bob, eve] = [await joinAsCreator(world, app), await join('Bob'), await join('Eve')]
    const question = await ask(ada)
    await answer(bob, question.slug, 'By the lottery.')
    expect(await notificationNames(ada)).toEqual([])
    await dismiss((await reviewOf(bob))._id)
    expect(await notificationNames(ada)).toEqual(['icebreaker-answer'])
    await publishPost(eve, { body: `<p><a data-mention="${bob.id}">@Bob</a> won the lottery.</p>` })
    expect(await notificationNames(bob)).toEqual([])
    await dismiss((await reviewOf(eve))._id)
    expect(await notificationNames(bob)).toEqual(['mention'])
  })

  test('notifies subscribers of the author’s posts, and appears at the top of its readers’ feeds', async () => {
    const [ada, bob] = [await join('Ada'), await join('Bob')]
    await bob.api('PUT /api/v1/connections/alerts/{userId}', { params: { userId: ada.id } })
    const post = await publishPost(ada, { body: '<p>My lottery.</p>' })
    await reviewOf(ada)
    await writtenBefore(post._id, 2)
    const laterPost = await publishPost(await join('Eve'))
    await writtenBefore(laterPost._id, 1)
    await dismiss((await reviewOf(ada))._id)
    await expect.poll(() => notificationNames(bob)).toEqual(['new-post'])
    const { items } = (await (await join('Zoe')).api('GET /api/v1/posts', { query: { tab: 'newest' } })).result
    const ids = items.flatMap((item) => (item.type === 'post' ? [item._id] : []))
    expect(ids.filter((id) => id === post._id || id === laterPost._id)).toEqual([post._id, laterPost._id])
  })
})

test('content that was visible before it was hidden causes no second notification, and keeps its time', async () => {
  const [ada, bob, ...reporters] = await joinReporters(world, app, 7)
  if (!ada || !bob) throw new Error('too few')
  const post = await publishPost(ada, { body: `<p>With <a data-mention="${bob.id}">@Bob</a>.</p>` })
  expect(await notificationNames(bob)).toEqual(['mention'])
  const rows = () => world.ctx.db.selectFrom('notification').selectAll().where('member_id', '=', bob.id).execute()
  const before = await rows()
  for (const [at, reporter] of reporters.entries()) {
    await reportFrom(app, `10.${at}.0.1`, reporter, { kind: 'post', id: post._id })
  }
  const { items } = (await admin.api('GET /api/v1/admin/reviews', { query: {} })).result
  const hiddenReview = items.find(({ author, hidden }) => hidden && author._id === ada.id)
  await waitForNotifications()
  await writtenBefore(post._id, 1)
  expect((await dismiss(hiddenReview?._id ?? '')).status).toBe(200)
  await waitForNotifications()
  expect(await rows()).toEqual(before)
  expect(await timeOf(post._id)).toBe(world.clock.now().getTime() - DAY_MS)
})

describe('the author of hidden content', () => {
  const noticesOf = async (member: SignedInClient) => {
    await waitForNotifications()
    return (await member.api('GET /api/v1/notices')).result.items
  }

  test('is notified that it waits for review, then that it was published, with the moderator’s message', async () => {
    const ada = await join('Ada')
    expect((await publishPost(ada, { body: '<p>All about the lottery.</p>' })).hidden).toBe(true)
    const review = await reviewOf(ada)
    const [waitingNotice] = await noticesOf(ada)
    expect(waitingNotice).toMatchObject({
      _id: review._id,
      decision: null,
      held: true,
      why: 'words',
      kind: 'post',
      lifted: false,
    })
    const appeal = { params: { id: review._id }, body: { text: 'But I won.' } }
    expect((await ada.api('POST /api/v1/notices/{id}/appeal', appeal)).error?.code).toBe('notice-not-found')
    const decisionReply = (await decide(admin, review._id, { decision: 'dismiss', words: 'Well done.' })).result
    const [publishedNotice, ...others] = await noticesOf(ada)
    expect(others).toEqual([])
    expect(publishedNotice).toMatchObject({ decision: 'dismiss', held: true, words: 'Well done.' })
    const appealInput = { ...appeal, params: { id: publishedNotice?._id ?? '' } }
    expect((await ada.api('POST /api/v1/notices/{id}/appeal', appealInput)).error?.code).toBe('notice-not-found')
    const newNotices = async () => {
      const { items } = (await ada.api('GET /api/v1/notifications', { query: {} })).result
      return items.filter(({ name }) => name === 'moderation-notice')
    }
    expect(await newNotices()).toMatchObject([{ name: 'moderation-notice', message: 'Well done.' }])
    await undoDecision(admin, decisionReply)
    expect(await noticesOf(ada)).toMatchObject([{ decision: null, held: true }])
    expect(await newNotices()).toEqual([])
  })

  test('is notified which post waits, and that the reason is a link by a new account', async () => {
    const eve = await joinAsProfessional(world, app, { firstName: 'Eve' })
    const post = await publishPost(eve, { body: '<p>See <a href="https://a.example">a</a>.</p>' })
    expect(post.hidden).toBe(true)
    expect(await noticesOf(eve)).toMatchObject([{ thingId: post._id, held: true, why: 'link' }])
    const { newUntil } = (await eve.api('GET /api/v1/check')).result
    expect(Date.parse(newUntil ?? '')).toBeGreaterThan(world.clock.now().getTime())
  })

  test('sees a notice while reports hide it, and none once they are dismissed', async () => {
    const [ada, ...reporters] = await joinReporters(world, app, 6)
    if (!ada) throw new Error('too few')
    const post = await publishPost(ada)
    for (const [at, reporter] of reporters.entries()) {
      await reportFrom(app, `10.${at}.7.1`, reporter, { kind: 'post', id: post._id })
    }
    const [notice] = await noticesOf(ada)
    expect(notice).toMatchObject({ decision: null, held: false, kind: 'post' })
    await dismiss(notice?._id ?? '')
    expect(await noticesOf(ada)).toEqual([])
  })
})
