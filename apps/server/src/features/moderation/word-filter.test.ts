import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { age, comment } from '../discussion/discussion.factory.ts'
import { publishEvent } from '../events/events.factory.ts'
import { POSTS, postOf, publishPost } from '../feed/feed.factory.ts'
import { publishArticle } from '../headlines/headlines.factory.ts'
import { settled } from '../notifications/notifications.factory.ts'
import { answer, ask, joinAsCreator } from '../real-talk/real-talk.factory.ts'
import { joinAsAdmin, joinAsProfessional } from '../session/accounts.factory.ts'
import { decide, firstOf } from './moderation.factory.ts'
import { reviewHeld } from './on-content-held.ts'

const { world, app, api } = useWorld()
beforeAll(() => world.backend.queue.work(world.ctx))

const join = (firstName: string) => joinAsProfessional(world, app, { firstName, lastName: 'Reed' })
const waitForHeldContent = async () => settled(world, [{ ...reviewHeld({} as never), react: async () => undefined }])

describe('the word filter', () => {
  test('is edited by admins with the content permission', async () => {
    const [content, support] = [
      await joinAsAdmin(world, app, 'admin-content'),
      await joinAsAdmin(world, app, 'admin-support'),
    ]
    const rule = { words: 'Snake  oil', act: 'refuse', reason: 'No miracles here.' } as const
    expect((await support.api('POST /api/v1/admin/word-rules', { body: rule })).status).toBe(404)
    await content.api('POST /api/v1/admin/word-rules', { body: rule })
    await content.api('POST /api/v1/admin/word-rules', { body: { ...rule, words: 'snake oil' } })
    const { items } = (await content.api('GET /api/v1/admin/word-rules')).result
    expect(items).toMatchObject([{ words: 'Snake oil', act: 'refuse' }])
    await content.api('DELETE /api/v1/admin/word-rules/{id}', { params: { id: items[0]?._id ?? '' } })
    expect((await content.api('GET /api/v1/admin/word-rules')).result.items).toEqual([])
    const acts = await world.ctx.db
      .selectFrom('admin_act')
      .select(['act', 'subject_name', 'before', 'after'])
      .where('thing', '=', 'word-rule')
      .execute()
    const refusalRule = { act: 'refuse', reason: 'No miracles here.' }
    // Entries with the same time have no fixed order.
    expect(acts).toHaveLength(3)
    expect(acts).toEqual(
      expect.arrayContaining([
        { act: 'word-rule.set', subject_name: 'Snake oil', before: null, after: refusalRule },
        { act: 'word-rule.set', subject_name: 'snake oil', before: refusalRule, after: refusalRule },
        { act: 'word-rule.removed', subject_name: 'Snake oil', before: refusalRule, after: null },
      ]),
    )
  })

  test('refuses words with the reason, whatever separates their characters, and accepts others', async () => {
    const [content, ada] = [await joinAsAdmin(world, app), await join('Ada')]
    const rule = { words: 'golden goose', act: 'refuse', reason: 'No geese here.' } as const
    await content.api('POST /api/v1/admin/word-rules', { body: rule })
    const refusal = await ada.call('POST', POSTS, postOf({ body: '<p>Buy my <strong>GOLDEN</strong>—goose!</p>' }))
    expect([refusal.statusCode, refusal.json().result.code]).toEqual([409, 'words-refused'])
    expect(refusal.json().result.fields).toEqual({ 'body.body': 'No geese here.' })
    const post = await publishPost(ada, { body: '<p>A golden mongoose.</p>' })
    expect((await comment(ada, post._id, 'golden\u200b goose')).error?.code).toBe('words-refused')
  })

  test('holds words for review: until then only their author sees them, and no one is notified', async () => {
    const [admin, ada, bob] = [await joinAsAdmin(world, app), await join('Ada'), await join('Bob')]
    await age(world)
    await admin.api('POST /api/v1/admin/word-rules', { body: { words: 'lottery', act: 'hold' } })
    const post = await publishPost(bob)
    const hiddenComment = (await comment(ada, post._id, 'I won the lottery.')).result
    expect(hiddenComment.hidden).toBe(true)
    await waitForHeldContent()
    const thread = async () =>
      (await bob.api('GET /api/v1/discussions/{id}/comments', { params: { id: post._id }, query: {} })).result
    expect((await thread()).items).toEqual([])
    expect((await bob.api('GET /api/v1/notifications', { query: {} })).result.items).toEqual([])
    const review = await firstOf(admin)
    expect(review).toMatchObject({ kind: 'comment', held: 'It has “lottery”.', reports: 0, sentReports: [] })
    expect(review.copies[0]?.lines[0]?.text).toBe('I won the lottery.')
    await decide(admin, review._id, { decision: 'dismiss' })
    expect((await thread()).items).toMatchObject([{ text: 'I won the lottery.', hidden: false }])
  })
})

describe('an answer and a headline', () => {
  test('wait for review when the filter holds them, new or edited, and an answer can be refused', async () => {
    const [admin, ada, bob] = [await joinAsAdmin(world, app), await joinAsCreator(world, app), await join('Bob')]
    await admin.api('POST /api/v1/admin/word-rules', { body: { words: 'roulette', act: 'hold' } })
    await admin.api('POST /api/v1/admin/word-rules', { body: { words: 'blackjack', act: 'refuse' } })
    const question = await ask(ada)
    expect((await answer(bob, question.slug, 'By work. See https://lamps.example')).hidden).toBe(false)
    expect((await answer(bob, question.slug, 'By roulette.')).hidden).toBe(true)
    const body = { text: 'By blackjack.' }
    const refusal = await bob.api('PUT /api/v1/questions/{slug}/answer', { params: question, body })
    expect(refusal.error?.code).toBe('words-refused')
    const acceptable = await publishArticle(ada, {
      title: 'Lamps and how to read them',
      body: '<p>All about lamps.</p>',
    })
    const read = (slug: string) => api('GET /api/v1/headlines/{slug}', { params: { slug } })
    expect((await read(acceptable.slug)).status).toBe(200)
    expect(acceptable.hidden).toBe(false)
    const heldArticle = await publishArticle(ada, {
      title: 'Numbers and how to read them',
      body: '<p>Play roulette.</p>',
    })
    expect(heldArticle.hidden).toBe(true)
    expect((await read(heldArticle.slug)).status).toBe(404)
    const { version, title, audience } = acceptable
    const change = { version, title, slug: acceptable.slug, audience, coverId: null, body: '<p>Roulette, too.</p>' }
    await ada.call('PUT', `/api/v1/headlines/${acceptable.slug}`, change)
    expect((await read(acceptable.slug)).status).toBe(404)
  })
})

test('an event that the filter holds waits for review, and only its author sees it until then', async () => {
  const [admin, ada] = [await joinAsAdmin(world, app), await joinAsCreator(world, app)]
  await admin.api('POST /api/v1/admin/word-rules', { body: { words: 'casino', act: 'hold' } })
  expect((await publishEvent(ada, { title: 'An evening with lamps' })).hidden).toBe(false)
  const heldEvent = await publishEvent(ada, { title: 'An evening at the casino' })
  expect(heldEvent.hidden).toBe(true)
  const params = { slug: heldEvent.slug }
  expect((await api('GET /api/v1/events/{slug}', { params })).status).toBe(404)
  expect((await ada.api('GET /api/v1/events/{slug}', { params })).result.hidden).toBe(true)
})

test('a story’s headline with refused words can’t be saved, unless it was saved before the rule', async () => {
  const [admin, ada] = [await joinAsAdmin(world, app), await join('Ada')]
  const save = async (version: number, label: string, summary: string) => {
    const resume = { basics: { label, summary } }
    return ada.api('PATCH /api/v1/story', { body: { version, resume } })
  }
  await save(0, 'Pyramid seller', '')
  await admin.api('POST /api/v1/admin/word-rules', { body: { words: 'pyramid', act: 'refuse' } })
  expect((await save(1, 'Pyramid seller', 'I sell.')).status).toBe(200)
  const refusal = await save(2, 'Seller of pyramid schemes', 'I sell.')
  expect(refusal.error).toMatchObject({
    code: 'words-refused',
    fields: { 'body.resume.basics.label': expect.any(String) },
  })
})

describe('a link', () => {
  test('waits for review if its author is a new member, and otherwise doesn’t', async () => {
    const ada = await join('Ada')
    const body = '<p>See <a href="https://lamps.example">my lamps</a>.</p>'
    const first = await publishPost(ada, { body })
    expect(first.hidden).toBe(true)
    expect((await api('GET /api/v1/posts/{id}', { params: { id: first._id } })).status).toBe(404)
    const acceptable = await publishPost(ada, { body: '<p>No lamps.</p>' })
    expect(acceptable.hidden).toBe(false)
    const change = { version: acceptable.version, body, audience: 'everyone', link: null }
    expect((await ada.call('PUT', `${POSTS}/${acceptable._id}`, change)).json().result.hidden).toBe(true)
    await age(world)
    const laterPost = await publishPost(ada, {
      id: randomUUID(),
      body: '<p>See <a href="https://lamps.example/2">more</a>.</p>',
    })
    expect(laterPost.hidden).toBe(false)
  })
})
