import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { POSTS, postOf, publishPost } from '../feed/feed.factory.ts'
import { POLLS, pollOf, publishPoll, questionOf } from '../polls/polls.factory.ts'
import { ask, joinAsCreator, QUESTIONS } from '../real-talk/real-talk.factory.ts'
import { joinAsAdmin, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { decide, joinReporters, report, reportFrom, undoDecision } from './moderation.factory.ts'

const { world, app, api } = useWorld()
let admin: SignedInClient

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
  admin = await joinAsAdmin(world, app)
  await admin.api('POST /api/v1/admin/word-rules', { body: { words: 'lottery', act: 'hold' } })
  const refusalRule = { words: 'golden goose', act: 'refuse', reason: 'No geese here.' } as const
  await admin.api('POST /api/v1/admin/word-rules', { body: refusalRule })
})

const join = (firstName: string) => joinAsProfessional(world, app, { firstName, lastName: 'Reed' })
const poll = (id: string, viewer?: SignedInClient) => (viewer?.api ?? api)('GET /api/v1/polls/{id}', { params: { id } })
const question = (slug: string, viewer?: SignedInClient) =>
  (viewer?.api ?? api)('GET /api/v1/questions/{slug}', { params: { slug } })
const polls = async () => (await api('GET /api/v1/polls', { query: {} })).result.items.map(({ _id }) => _id)
const questions = async () => (await api('GET /api/v1/questions', { query: {} })).result.items.map(({ _id }) => _id)

describe('the word filter', () => {
  test('checks polls, new and edited', async () => {
    const ada = await join('Ada')
    const pollBody = pollOf(world, { options: ['Oil', 'A golden goose'] })
    const refusal = (await ada.call('POST', POLLS, pollBody)).json().result
    expect([refusal.code, refusal.fields]).toEqual(['words-refused', { 'body.question': 'No geese here.' }])
    expect((await poll(pollBody.id)).status).toBe(404)
    const heldPoll = await publishPoll(world, ada, { question: 'Who won the lottery?' })
    expect(heldPoll.hidden).toBe(true)
    expect([(await poll(heldPoll._id)).status, (await poll(heldPoll._id, ada)).status]).toEqual([404, 200])
    expect(await polls()).not.toContain(heldPoll._id)
    const acceptable = await publishPoll(world, ada)
    const { version, audience, options, multiple, anonymous, closesAt } = acceptable
    const change = { version, audience, multiple, anonymous, closesAt, question: 'Who plays the lottery?' }
    const body = { ...change, options: options.map(({ text }) => text) }
    expect((await ada.call('PUT', `${POLLS}/${acceptable._id}`, body)).json().result.hidden).toBe(true)
    expect((await poll(acceptable._id)).status).toBe(404)
  })

  test('checks a post’s poll with the post, and hides both', async () => {
    const ada = await join('Ada')
    const refusedPoll = questionOf(world, { question: 'Who has the golden goose?' })
    const refusal = (await ada.call('POST', POSTS, postOf({ body: '<p>One.</p>', poll: refusedPoll }))).json().result
    expect(refusal.fields).toEqual({ 'body.poll.question': 'No geese here.' })
    const post = await publishPost(ada, { poll: questionOf(world, { options: ['A lottery', 'Work'] }) })
    expect(post.hidden).toBe(true)
    expect((await poll(post.poll._id)).status).toBe(404)
    expect(await polls()).not.toContain(post.poll._id)
    expect((await poll(post.poll._id, ada)).status).toBe(200)
  })

  test('checks questions, new and edited', async () => {
    const ada = await joinAsCreator(world, app)
    const form = { text: 'What would you do with a golden goose?', background: '' }
    expect((await ada.call('POST', QUESTIONS, form)).json().result.code).toBe('words-refused')
    const heldQuestion = await ask(ada, 'Have you won the lottery before?')
    expect(heldQuestion.hidden).toBe(true)
    expect([(await question(heldQuestion.slug)).status, (await question(heldQuestion.slug, ada)).status]).toEqual([
      404, 200,
    ])
    const acceptable = await ask(ada)
    const change = { text: acceptable.text, background: 'I play the lottery.' }
    expect((await ada.call('PUT', `${QUESTIONS}/${acceptable.slug}`, change)).json().result.hidden).toBe(true)
    expect(await questions()).not.toContain(acceptable._id)
    const relatedReply = await api('GET /api/v1/related-questions', { query: { words: 'lottery before' } })
    expect(relatedReply.result.map(({ slug }) => slug)).not.toContain(heldQuestion.slug)
  })
})

describe('polls and questions', () => {
  test('can be reported, hidden by a moderator, and shown again', async () => {
    const [ada, bob] = [await joinAsCreator(world, app), await join('Bob')]
    const [newQuestion, newPoll] = [await ask(ada), await publishPoll(world, ada)]
    const status = { poll: () => poll(newPoll._id, bob), question: () => question(newQuestion.slug, bob) }
    for (const [kind, id] of [
      ['poll', newPoll._id],
      ['question', newQuestion._id],
    ] as const) {
      expect((await report(ada, { kind, id })).error?.code).toBe('own-thing')
      expect((await report(bob, { kind, id })).status).toBe(200)
      const { items } = (await admin.api('GET /api/v1/admin/reviews', { query: {} })).result
      const openReview = items.find((one) => one.kind === kind && one.author._id === ada.id && one.held === null)
      const decisionReply = await decide(admin, openReview?._id ?? '', { decision: 'hide' })
      expect((await status[kind]()).status, kind).toBe(404)
      await undoDecision(admin, decisionReply.result)
      expect((await status[kind]()).status, kind).toBe(200)
    }
  })

  test('are hidden after five reports', async () => {
    const [ada, ...reporters] = await joinReporters(world, app, 6)
    if (!ada) throw new Error('too few')
    const newPoll = await publishPoll(world, ada)
    for (const [at, reporter] of reporters.entries()) {
      await reportFrom(app, `10.${at}.9.1`, reporter, { kind: 'poll', id: newPoll._id })
    }
    expect((await poll(newPoll._id)).status).toBe(404)
    expect(await polls()).not.toContain(newPoll._id)
    expect((await poll(newPoll._id, ada)).result.hidden).toBe(true)
  })
})
