import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { befriend, convoOf, write } from '../convos/convos.factory.ts'
import { age, comment } from '../discussion/discussion.factory.ts'
import { publishPost } from '../feed/feed.factory.ts'
import { publishArticle } from '../headlines/headlines.factory.ts'
import { settled } from '../notifications/notifications.factory.ts'
import { answer, ask, joinAsCreator } from '../real-talk/real-talk.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  type SignedInClient,
} from '../session/accounts.factory.ts'
import { endSuspensions } from '../session/index.ts'
import { forgetCopies } from './forget-copies.task.ts'
import { decide, firstOf, joinReporters, report, reportFrom, undoDecision } from './moderation.factory.ts'

const { world, app, api } = useWorld()

beforeAll(() => world.backend.queue.work(world.ctx))

const DAY_MS = 86_400_000

const join = (firstName: string) => joinAsProfessional(world, app, { firstName, lastName: 'Reed', plan: 'Creator' })
const moderator = () => joinAsAdmin(world, app, 'admin-support')

async function notificationTexts(member: SignedInClient) {
  await settled(world)
  const { result } = await member.api('GET /api/v1/notifications', { query: {} })
  return result.items.map(({ text }) => text)
}

describe('a report', () => {
  test('keeps a copy of the post, comment, answer, headline, page or message as its reporter sees it', async () => {
    const [ada, bob, rita, admin] = [
      await join('Ada'),
      await join('Bob'),
      await joinAsEmployer(world, app, { companyName: 'Harbour Works' }),
      await moderator(),
    ]
    await age(world)
    const post = await publishPost(ada, { body: '<p>Buy my lamps.</p>' })
    const newComment = (await comment(ada, post._id, 'Do buy them.')).result
    const question = await ask(await joinAsCreator(world, app))
    const newAnswer = await answer(ada, question.slug, 'By lamps.')
    const headline = await publishArticle(ada, { title: 'Lamps and how to read them', body: '<p>All about lamps.</p>' })
    await befriend(ada, bob)
    for (let place = 1; place <= 13; place += 1) await write(ada, bob, `Message ${place}`)
    const convo = await convoOf(bob, ada)
    const reportableContent = [
      { kind: 'post', id: post._id, text: 'Buy my lamps.' },
      { kind: 'comment', id: newComment._id, text: 'Do buy them.' },
      { kind: 'answer', id: newAnswer._id, text: 'By lamps.' },
      { kind: 'headline', id: headline._id, text: 'All about lamps.' },
      { kind: 'professional', id: ada.id, text: 'Ada Reed' },
      { kind: 'company', id: rita.id, text: 'Harbour Works' },
      { kind: 'message', id: `${convo._id}:7`, text: 'Message 7' },
    ] as const
    for (const { kind, id } of reportableContent) expect((await report(bob, { kind, id })).status, kind).toBe(200)
    const { items } = (await admin.api('GET /api/v1/admin/reviews', { query: {} })).result
    const openReviews = await Promise.all(
      items.map(async ({ _id }) => (await admin.api('GET /api/v1/admin/reviews/{id}', { params: { id: _id } })).result),
    )
    for (const { kind, text } of reportableContent) {
      const lines = openReviews.find((one) => one.kind === kind)?.copies[0]?.lines ?? []
      expect(lines.find(({ reported }) => reported)?.text, kind).toContain(text)
    }
    const message = openReviews.find(({ kind }) => kind === 'message')
    expect(message?.copies[0]?.lines.map(({ text }) => text)).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((place) => `Message ${place}`),
    )
    expect(JSON.stringify(items)).not.toContain('Message 7')
  })

  test('is stored once if sent 25 times simultaneously, and refused for hidden, deleted or own content', async () => {
    const [ada, bob, eve] = [await join('Ada'), await join('Bob'), await join('Eve')]
    const post = await publishPost(ada)
    const reportInput = { kind: 'post', id: post._id } as const
    const reportReplies = await Promise.all(Array.from({ length: 25 }, () => report(bob, reportInput)))
    expect(reportReplies.map(({ status }) => status)).toEqual(reportReplies.map(() => 200))
    const { count } = await world.ctx.db
      .selectFrom('report')
      .innerJoin('review', 'review.id', 'report.review_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('review.thing_id', '=', post._id)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1)
    expect((await report(ada, reportInput)).error?.code).toBe('own-thing')
    expect((await report(bob, { kind: 'post', id: randomUUID() })).error?.code).toBe('thing-not-found')
    expect((await report(bob, { kind: 'comment', id: post._id })).status).toBe(404)
    await eve.call('PUT', `/api/v1/connections/blocked/${ada.id}`)
    expect((await report(eve, reportInput)).status).toBe(404)
    await ada.call('DELETE', `/api/v1/posts/${post._id}`)
    expect((await report(await join('Mia'), reportInput)).status).toBe(404)
    expect((await api('POST /api/v1/reports', { body: { ...reportInput, reason: 'spam' } })).status).toBe(401)
  })

  test('of a message is possible only for its participants, and shows nothing written later', async () => {
    const [ada, bob, eve, admin] = [await join('Ada'), await join('Bob'), await join('Eve'), await moderator()]
    await befriend(ada, bob)
    await write(ada, bob, 'Pay me first.')
    const { _id } = await convoOf(bob, ada)
    const reportInput = { kind: 'message', id: `${_id}:1` } as const
    expect((await report(eve, reportInput)).status).toBe(404)
    expect((await report(ada, reportInput)).error?.code).toBe('own-thing')
    await report(bob, reportInput)
    await write(bob, ada, 'A secret of ours.')
    const { items } = (await admin.api('GET /api/v1/admin/reviews', { query: {} })).result
    const ownReviews = items.filter(({ kind, author }) => kind === 'message' && author._id === ada.id)
    const reviewReply = await admin.api('GET /api/v1/admin/reviews/{id}', { params: { id: ownReviews[0]?._id ?? '' } })
    expect(JSON.stringify(reviewReply.result)).toContain('Pay me first.')
    expect(JSON.stringify(reviewReply.result)).not.toContain('A secret of ours.')
  })
})

describe('the queue', () => {
  test('is only for moderators, and records each opening of a review', async () => {
    const [ada, bob, admin] = [await join('Ada'), await join('Bob'), await moderator()]
    const post = await publishPost(ada)
    await report(bob, { kind: 'post', id: post._id })
    const { id } = await reviewOf(post._id)
    const strangers = [bob, await joinAsAdmin(world, app, 'admin-content')]
    for (const { api: call } of strangers) {
      expect((await call('GET /api/v1/admin/reviews', { query: {} })).status).toBe(404)
      expect((await call('GET /api/v1/admin/reviews/{id}', { params: { id } })).status).toBe(404)
    }
    expect((await admin.api('GET /api/v1/admin/reviews/{id}', { params: { id } })).status).toBe(200)
    const openings = await world.ctx.db.selectFrom('review_opening').selectAll().where('review_id', '=', id).execute()
    expect(openings).toHaveLength(1)
  })

  test('hides and removes a post, notifies the people concerned, and can undo hiding it', async () => {
    const [ada, bob, admin] = [await join('Ada'), await join('Bob'), await moderator()]
    await age(world)
    const post = await publishPost(ada)
    const read = (client: SignedInClient) => client.api('GET /api/v1/posts/{id}', { params: { id: post._id } })
    await report(bob, { kind: 'post', id: post._id })
    const { id } = await reviewOf(post._id)
    const hidingDecision = (await decide(admin, id, { decision: 'hide', words: 'This is an advertisement.' })).result
    expect((await read(bob)).status).toBe(404)
    expect((await read(ada)).result.hidden).toBe(true)
    expect((await comment(bob, post._id, 'Hm?')).status).toBe(404)
    const feed = (await bob.api('GET /api/v1/posts', { query: { tab: 'newest' } })).result.items
    expect(feed.map(({ _id }) => _id)).not.toContain(post._id)
    expect(await notificationTexts(bob)).toContainEqual(expect.stringContaining('We acted on the post you reported'))
    expect(await notificationTexts(ada)).toContainEqual(expect.stringContaining('A moderator hid your post'))
    expect((await decide(admin, id, { decision: 'dismiss' })).error?.code).toBe('already-decided')
    const undoReply = await undoDecision(admin, hidingDecision)
    expect(undoReply.result.decidedAt).toBeNull()
    expect((await read(bob)).result.hidden).toBe(false)
    await settled(world)
    expect(await notificationTexts(ada)).toEqual([])
    await decide(admin, id, { decision: 'remove' })
    expect((await read(ada)).status).toBe(404)
  })

  test('hides a comment from lists and counts, and an answer from its question', async () => {
    const [ada, bob, admin] = [await join('Ada'), await join('Bob'), await moderator()]
    await age(world)
    const post = await publishPost(bob)
    const newComment = (await comment(ada, post._id, 'Rubbish.')).result
    const question = await ask(await joinAsCreator(world, app))
    const newAnswer = await answer(ada, question.slug)
    for (const thing of [
      { kind: 'comment', id: newComment._id } as const,
      { kind: 'answer', id: newAnswer._id } as const,
    ]) {
      await report(bob, thing)
      await decide(admin, (await reviewOf(thing.id)).id, { decision: 'hide' })
    }
    const discussion = (client: SignedInClient) =>
      client.api('GET /api/v1/discussions/{id}/comments', { params: { id: post._id }, query: {} })
    expect((await discussion(bob)).result).toMatchObject({ count: 0, items: [] })
    expect((await discussion(ada)).result).toMatchObject({ count: 1, items: [{ hidden: true }] })
    const answers = await bob.api('GET /api/v1/questions/{slug}/answers', { params: question, query: {} })
    expect(answers.result).toMatchObject({ total: 0, items: [] })
    const questionReply = await bob.api('GET /api/v1/questions/{slug}', { params: question })
    expect(questionReply.result.answers).toBe(0)
  })

  test('refuses moderators a decision about content that they reported', async () => {
    const [ada, bob, admin] = [await join('Ada'), await join('Bob'), await moderator()]
    const post = await publishPost(ada)
    await report(bob, { kind: 'post', id: post._id })
    const { id } = await reviewOf(post._id)
    const { db } = world.ctx
    // The moderator had reported it with an earlier account.
    const ownLogin = db.selectFrom('login').select('id').where('email', '=', admin.email)
    await db.updateTable('report').set({ login_id: ownLogin }).where('review_id', '=', id).execute()
    expect((await decide(admin, id, { decision: 'dismiss' })).error?.code).toBe('own-case')
    expect((await admin.api('GET /api/v1/admin/reviews/{id}', { params: { id } })).error?.code).toBe('own-case')
  })

  test('suspends a member until a set time, and keeps the reporter secret from that member', async () => {
    const [ada, bob, admin] = [await join('Ada'), await join('Bob'), await moderator()]
    await report(bob, { kind: 'professional', id: ada.id, reason: 'harassment', words: 'Writes to me at night.' })
    const { id } = await reviewOf(ada.id)
    await decide(admin, id, { decision: 'suspend', words: 'Leave people alone.', days: 7 })
    const suspendedSession = await logInAs(app, ada.email)
    const user = (await suspendedSession.api('GET /api/v1/check')).result
    expect(user).toMatchObject({ standing: 'suspended', suspensionReason: 'Leave people alone.' })
    expect(user.suspendedUntil).toBe(new Date(world.clock.now().getTime() + 7 * DAY_MS).toISOString())
    expect((await suspendedSession.api('GET /api/v1/posts', { query: {} })).status).toBe(403)
    world.clock.advance(7 * DAY_MS)
    await endSuspensions.handle(world.ctx, {})
    const restoredSession = await logInAs(app, ada.email)
    const data = JSON.stringify((await restoredSession.api('GET /api/v1/account/data')).result)
    expect(data).toContain('Leave people alone.')
    expect(data).not.toContain(bob.id)
    expect(data).not.toContain('Writes to me at night.')
  })
})

describe('an appeal', () => {
  test('against a warning can be answered in the queue', async () => {
    const [ada, bob, admin] = [await join('Ada'), await join('Bob'), await moderator()]
    const post = await publishPost(ada)
    await report(bob, { kind: 'post', id: post._id })
    const { id } = await reviewOf(post._id)
    await decide(admin, id, { decision: 'warn', words: 'Be kind.' })
    const [notice] = (await ada.api('GET /api/v1/notices')).result.items
    expect(notice).toMatchObject({ decision: 'warn', words: 'Be kind.', appeal: null, lifted: false })
    const params = { id: notice?._id ?? '' }
    const body = { text: 'I was quoting someone.' }
    expect((await bob.api('POST /api/v1/notices/{id}/appeal', { params, body })).status).toBe(404)
    expect((await ada.api('POST /api/v1/notices/{id}/appeal', { params, body })).status).toBe(200)
    expect((await ada.api('POST /api/v1/notices/{id}/appeal', { params, body })).error?.code).toBe('notice-appealed')
    const { items } = (await admin.api('GET /api/v1/admin/appeals')).result
    expect(items).toContainEqual(expect.objectContaining({ of: 'warning', text: 'I was quoting someone.' }))
    const answerInput = { granted: true, words: 'You are right.' }
    await admin.api('POST /api/v1/admin/appeals/{id}/answer', { params, body: answerInput })
    expect((await ada.api('GET /api/v1/notices')).result.items[0]).toMatchObject({
      lifted: true,
      answer: 'You are right.',
    })
    const { items: decidedReviews } = (await admin.api('GET /api/v1/admin/reviews', { query: { part: 'decided' } }))
      .result
    expect(decidedReviews.find(({ _id }) => _id === id)).toMatchObject({ decision: 'warn', lifted: true })
    const { acts } = (await admin.api('GET /api/v1/admin/reviews/{id}', { params: { id } })).result
    expect(acts).toMatchObject([{ decision: 'warn', appeal: 'I was quoting someone.', answer: 'You are right.' }])
    const secondAnswer = await admin.api('POST /api/v1/admin/appeals/{id}/answer', { params, body: answerInput })
    expect(secondAnswer.error?.code).toBe('appeal-not-found')
  })

  test('against a lifted decision is refused with an error of its own', async () => {
    const [ada, bob, admin] = [await join('Ada'), await join('Bob'), await moderator()]
    const post = await publishPost(ada)
    await report(bob, { kind: 'post', id: post._id })
    const decisionReply = await decide(admin, (await reviewOf(post._id)).id, { decision: 'warn' })
    const [notice] = (await ada.api('GET /api/v1/notices')).result.items
    await undoDecision(admin, decisionReply.result)
    const appeal = { params: { id: notice?._id ?? '' }, body: { text: 'I was quoting someone.' } }
    const reply = await ada.api('POST /api/v1/notices/{id}/appeal', appeal)
    expect([reply.status, reply.error?.code]).toEqual([409, 'notice-lifted'])
  })

  test('that is granted also restores what reports had hidden before', async () => {
    const [ada, bob, admin] = [await join('Ada'), await join('Bob'), await moderator()]
    const post = await publishPost(ada)
    await report(bob, { kind: 'post', id: post._id })
    const { id } = await reviewOf(post._id)
    await world.ctx.db.updateTable('review').set({ hidden_at: world.clock.now() }).where('id', '=', id).execute()
    await decide(admin, id, { decision: 'hide' })
    const [notice] = (await ada.api('GET /api/v1/notices')).result.items
    const params = { id: notice?._id ?? '' }
    await ada.api('POST /api/v1/notices/{id}/appeal', { params, body: { text: 'It was a joke.' } })
    expect((await api('GET /api/v1/posts/{id}', { params: { id: post._id } })).status).toBe(404)
    await admin.api('POST /api/v1/admin/appeals/{id}/answer', { params, body: { granted: true } })
    expect((await api('GET /api/v1/posts/{id}', { params: { id: post._id } })).status).toBe(200)
  })

  test('against a suspension can be declined in the queue, with a reason', async () => {
    const [ada, bob, admin] = [await join('Ada'), await join('Bob'), await moderator()]
    await report(bob, { kind: 'professional', id: ada.id })
    await decide(admin, (await reviewOf(ada.id)).id, { decision: 'suspend', words: 'Spam.' })
    const suspendedSession = await logInAs(app, ada.email)
    await suspendedSession.api('POST /api/v1/account/appeal', { body: { text: 'It was my birthday.' } })
    const { items } = (await admin.api('GET /api/v1/admin/appeals')).result
    const waitingAppeal = items.find(({ text }) => text === 'It was my birthday.')
    const params = { id: waitingAppeal?._id ?? '' }
    await admin.api('POST /api/v1/admin/appeals/{id}/answer', {
      params,
      body: { granted: false, words: 'Still spam.' },
    })
    const user = (await suspendedSession.api('GET /api/v1/check')).result
    expect(user).toMatchObject({ standing: 'suspended', appealAnswer: 'Still spam.' })
  })

  test('against a suspension lifts the decision when granted', async () => {
    const [ada, bob, admin] = [await join('Ada'), await join('Bob'), await moderator()]
    await report(bob, { kind: 'professional', id: ada.id })
    const { id } = await reviewOf(ada.id)
    await decide(admin, id, { decision: 'suspend', words: 'Spam, it seems.' })
    const suspendedSession = await logInAs(app, ada.email)
    await suspendedSession.api('POST /api/v1/account/appeal', { body: { text: 'It was no spam.' } })
    const { items } = (await admin.api('GET /api/v1/admin/appeals')).result
    const params = { id: items.find(({ text }) => text === 'It was no spam.')?._id ?? '' }
    await admin.api('POST /api/v1/admin/appeals/{id}/answer', { params, body: { granted: true, words: 'Sorry.' } })
    const nextSession = await logInAs(app, ada.email)
    expect((await nextSession.api('GET /api/v1/notices')).result.items).toMatchObject([
      { decision: 'suspend', lifted: true },
    ])
    const { acts } = (await admin.api('GET /api/v1/admin/reviews/{id}', { params: { id } })).result
    expect(acts).toMatchObject([{ decision: 'suspend', undoneAt: expect.any(String) }])
  })
})

describe('reports without a decision', () => {
  test('hide a post once five of them count, until a moderator dismisses them', async () => {
    const [ada, admin] = [await join('Ada'), await moderator()]
    const post = await publishPost(ada)
    const reportInput = { kind: 'post', id: post._id } as const
    const reporters = await joinReporters(world, app, 6)
    const guestReads = async () => (await api('GET /api/v1/posts/{id}', { params: { id: post._id } })).status
    const [first, ...others] = reporters
    if (!first) throw new Error('No one reports.')
    await reportFrom(app, '10.0.0.1', first, reportInput)
    // A second report from the same network doesn't count.
    for (const [place, other] of others.entries()) {
      expect(await guestReads(), `${place}`).toBe(200)
      await reportFrom(app, `10.0.0.${place === 0 ? 1 : place + 1}`, other, reportInput)
    }
    expect(await guestReads()).toBe(404)
    const { id } = await reviewOf(post._id)
    await decide(admin, id, { decision: 'dismiss' })
    expect(await guestReads()).toBe(200)
    // From now on, reports can't hide the post, and these reporters no longer count for any other content.
    for (const [place, other] of reporters.entries()) await reportFrom(app, `10.0.1.${place}`, other, reportInput)
    expect(await guestReads()).toBe(200)
    const second = await publishPost(ada)
    for (const [place, other] of reporters.entries()) {
      await reportFrom(app, `10.0.2.${place}`, other, { kind: 'post', id: second._id })
    }
    expect((await api('GET /api/v1/posts/{id}', { params: { id: second._id } })).status).toBe(200)
  })
})

describe('a copy of reported content', () => {
  test('is deleted 180 days after the decision, and no longer names an erased member', async () => {
    const [ada, bob, admin] = [await join('Ada'), await join('Bob'), await moderator()]
    const post = await publishPost(ada, { body: '<p>Ada Reed wrote this.</p>' })
    await report(bob, { kind: 'post', id: post._id })
    const { id } = await reviewOf(post._id)
    await decide(admin, id, { decision: 'warn', words: 'Ada Reed, be kind.' })
    const open = async () => (await admin.api('GET /api/v1/admin/reviews/{id}', { params: { id } })).result
    await world.ctx.db.deleteFrom('activity').where('actor_id', '=', ada.id).execute()
    await world.ctx.db.deleteFrom('session').where('actor_id', '=', ada.id).execute()
    await world.ctx.db.deleteFrom('actor').where('id', '=', ada.id).execute()
    expect(JSON.stringify(await open())).not.toContain('Ada')
    expect((await open()).copies[0]?.lines[0]?.text).toBe('Deleted member wrote this.')
    world.clock.advance(180 * DAY_MS)
    await forgetCopies.handle(world.ctx, {})
    expect((await firstOf(await moderator(), 'decided').catch(() => undefined))?.copies ?? []).toEqual([])
  })

  test('without a decision loses an erased member’s text after 180 days, and keeps other members’ text', async () => {
    const [ada, bob] = [await join('Ada'), await join('Bob')]
    const post = await publishPost(ada, { body: '<p>Ada’s own words.</p>' })
    await report(bob, { kind: 'post', id: post._id })
    const { id } = await reviewOf(post._id)
    const { db } = world.ctx
    const lines = () =>
      db
        .selectFrom('report_line')
        .innerJoin('report', 'report.id', 'report_line.report_id')
        .select('report_line.text')
        .where('report.review_id', '=', id)
        .execute()
    const storedReport = await db
      .selectFrom('report')
      .select('id')
      .where('review_id', '=', id)
      .executeTakeFirstOrThrow()
    const erasedLine = { report_id: storedReport.id, author_id: null, text: 'Of someone erased.', reported: false }
    await db
      .insertInto('report_line')
      .values({ ...erasedLine, position: 9, created_at: world.clock.now() })
      .execute()
    await forgetCopies.handle(world.ctx, {})
    expect(await lines()).toHaveLength(2)
    world.clock.advance(180 * DAY_MS)
    await forgetCopies.handle(world.ctx, {})
    expect(await lines()).toEqual([{ text: 'Ada’s own words.' }])
  })
})

function reviewOf(thingId: string): Promise<{ id: string }> {
  return world.ctx.db
    .selectFrom('review')
    .select('id')
    .where('thing_id', 'in', [thingId])
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow()
}
