import { describe, expect, test } from 'vitest'
import { letIn, nextEvent, openSocket } from '../../../test/sockets.ts'
import { useLiveWorld } from '../../../test/use-world.ts'
import { addMembers } from '../badges/badges.factory.ts'
import { followUrl } from '../connections/connections.factory.ts'
import { settled } from '../notifications/notifications.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  type SignedInClient,
  send,
} from '../session/accounts.factory.ts'
import { answerQuestion } from './answer-question.ts'
import { answer, ask, joinAsCreator, QUESTIONS } from './real-talk.factory.ts'

const site = useLiveWorld()
const { world, app } = site

const professional = (options = {}) => joinAsProfessional(world, app, options)
const creator = (options = {}) => joinAsCreator(world, app, options)
const answersOf = async ({ call }: SignedInClient) => (await call('GET', '/api/v1/check')).json().result.answers
async function viewList(viewer: SignedInClient | undefined, path: string) {
  const reply = await send(app, 'GET', path, { token: viewer?.token })
  return reply.json().result
}

/** Creates a professional who may answer. */
const memberOf = (id: string) =>
  ({ kind: 'member', id, actorId: id, loginId: null, role: 'professional', plan: 'free', standing: 'active' }) as never

describe('an answer', () => {
  test('exists once per professional, can be edited and deleted, and is counted', async () => {
    const [ada, bob] = [await creator(), await professional()]
    const { slug } = await ask(ada)
    const url = `${QUESTIONS}/${slug}/answer`
    const writtenAnswer = (await bob.call('PUT', url, { text: ' First line\r\n\r\nSecond  ' })).json().result
    expect(writtenAnswer).toMatchObject({ text: 'First line\n\nSecond', changedAt: null, author: { _id: bob.id } })
    world.clock.advance(1_000)
    const changedAnswer = (await bob.call('PUT', url, { text: 'Only line' })).json().result
    expect(changedAnswer).toMatchObject({
      _id: writtenAnswer._id,
      text: 'Only line',
      changedAt: world.clock.now().toISOString(),
    })
    const question = await viewList(bob, `${QUESTIONS}/${slug}`)
    expect([question.answers, question.ownAnswer.text, await answersOf(bob)]).toEqual([1, 'Only line', 1])
    expect((await viewList(ada, `${QUESTIONS}/${slug}`)).ownAnswer).toBeNull()
    expect((await bob.api('DELETE /api/v1/answers/{id}', { params: { id: writtenAnswer._id } })).status).toBe(200)
    expect((await bob.api('DELETE /api/v1/answers/{id}', { params: { id: writtenAnswer._id } })).status).toBe(404)
    expect([(await viewList(undefined, `${QUESTIONS}/${slug}`)).answers, await answersOf(bob)]).toEqual([0, 0])
  })

  test('is stored and recorded once, even with fifty simultaneous requests', async () => {
    const [ada, bob] = [await creator(), await professional()]
    const { slug } = await ask(ada)
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => bob.call('PUT', `${QUESTIONS}/${slug}/answer`, { text: 'Once.' })),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200))
    expect((await viewList(undefined, `${QUESTIONS}/${slug}`)).answers).toBe(1)
    const records = world.ctx.db.selectFrom('activity').select('kind').where('actor_id', '=', bob.id)
    expect(await records.where('kind', 'like', 'answer.%').execute()).toEqual([{ kind: 'answer.written' }])
  })

  test('is stored for each of fifty members who answer at the same time', async () => {
    const ada = await creator()
    const { slug } = await ask(ada)
    const ids = await addMembers(world, 50)
    await Promise.all(ids.map((id) => answerQuestion(world.ctx, memberOf(id), slug, 'Me.')))
    expect((await viewList(undefined, `${QUESTIONS}/${slug}`)).answers).toBe(50)
    const page = await viewList(undefined, `${QUESTIONS}/${slug}/answers?page=3`)
    expect([page.total, page.pages, page.items.length]).toEqual([50, 3, 10])
    await world.ctx.db
      .updateTable('actor')
      .set({ listed: false })
      .where('id', '=', ids[0] ?? '')
      .execute()
    expect((await viewList(undefined, `${QUESTIONS}/${slug}`)).answers).toBe(49)
  })

  const refusedMembers: [string, () => Promise<SignedInClient | undefined>, number][] = [
    ['a guest', async () => undefined, 401],
    ['an employer', () => joinAsEmployer(world, app, { plan: 'Pro' }), 403],
    ['a professional whose mailbox is not confirmed', () => professional({ confirmed: false }), 403],
    ['an admin', () => joinAsAdmin(world, app), 403],
  ]
  test.for(refusedMembers)('is refused to %s', async ([, join, status]) => {
    const { slug } = await ask(await creator())
    const token = (await join())?.token
    const reply = await send(app, 'PUT', `${QUESTIONS}/${slug}/answer`, { token, body: { text: 'Me.' } })
    expect(reply.statusCode).toBe(status)
  })

  test('can be listed by the number of reactions; those with equally many are newest first', async () => {
    const [ada, bob, eve, kim] = [await creator(), await professional(), await professional(), await professional()]
    const { slug } = await ask(ada)
    const written: { _id: string }[] = []
    for (const member of [bob, eve, kim]) {
      written.push(await answer(member, slug))
      world.clock.advance(1_000)
    }
    const [first, second, third] = written.map(({ _id }) => _id)
    await ada.api('PUT /api/v1/reactions/{id}', { params: { id: second ?? '' }, body: { reaction: 'love' } })
    const idsOf = async (search: string) =>
      (await viewList(undefined, `${QUESTIONS}/${slug}/answers${search}`)).items.map(({ _id }: { _id: string }) => _id)
    expect(await idsOf('')).toEqual([third, second, first])
    expect(await idsOf('?sort=most-reactions')).toEqual([second, third, first])
    expect((await send(app, 'GET', `${QUESTIONS}/${slug}/answers?sort=karma`)).statusCode).toBe(400)
  })

  test('requires an existing question, and text that is neither empty nor too long', async () => {
    const [ada, bob] = [await creator(), await professional()]
    const { slug } = await ask(ada)
    for (const text of ['', ' \n ', 'x'.repeat(1_001), '\0']) {
      expect((await bob.call('PUT', `${QUESTIONS}/${slug}/answer`, { text })).statusCode).toBe(400)
    }
    expect((await bob.call('PUT', `${QUESTIONS}/nothing-here/answer`, { text: 'Me.' })).statusCode).toBe(404)
  })

  test('can be deleted only by its author and content admins', async () => {
    const [ada, bob, eve] = [await creator(), await professional(), await professional()]
    const writtenAnswer = await answer(bob, (await ask(ada)).slug)
    const url = `/api/v1/answers/${writtenAnswer._id}`
    for (const stranger of [ada, eve, await joinAsAdmin(world, app, 'admin-support')]) {
      expect((await stranger.call('DELETE', url)).statusCode).toBe(403)
    }
    await eve.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: bob.id } })
    expect((await eve.call('DELETE', url)).statusCode).toBe(404)
    expect((await (await joinAsAdmin(world, app, 'admin-content')).call('DELETE', url)).statusCode).toBe(200)
  })
})

test('an answer is among the three newest on the member’s story, unless a block hides its question', async () => {
  const [ada, bob, eve] = [await creator(), await creator(), await professional()]
  const { slug } = await viewList(eve, '/api/v1/story')
  const story = (viewer?: SignedInClient) => viewList(viewer, `/api/v1/professionals/${slug}/story`)
  expect((await story()).answers).toEqual({ newest: [], total: 0 })
  for (const [index, asker] of [ada, ada, ada, bob].entries()) {
    await answer(eve, (await ask(asker, `Which one is number ${index}?`)).slug, `Number ${index}.`)
    world.clock.advance(1_000)
  }
  const answers = (await story()).answers
  expect(answers.total).toBe(4)
  expect(answers.newest.map(({ text }: { text: string }) => text)).toEqual(['Number 3.', 'Number 2.', 'Number 1.'])
  expect(answers.newest[0].question).toEqual({ slug: 'which-one-is-number-3', text: 'Which one is number 3?' })
  await bob.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: ada.id } })
  expect((await story(bob)).answers).toMatchObject({ total: 1, newest: [{ text: 'Number 3.' }] })
  expect((await viewList(eve, '/api/v1/story/preview')).answers.total).toBe(4)
})

describe('notifications', () => {
  /** Returns a member's notifications, without those of badges. */
  const notificationsFor = async ({ call }: SignedInClient) => {
    await settled(world)
    const { items } = (await call('GET', '/api/v1/notifications')).json().result
    return items.filter(({ name }: { name: string }) => name !== 'new-badge')
  }

  test('reach the asker live and by email, with one entry per day and question, except for their own answers', async () => {
    const ada = await creator()
    const [bob, eve] = [await professional({ firstName: 'Bob' }), await professional({ firstName: 'Eve' })]
    const question = await ask(ada, 'Who answers this one first?')
    const tab = await letIn(openSocket(site.origin, ada.token))
    const live = nextEvent(tab, 'question:answer')
    const writtenAnswer = await answer(bob, question.slug)
    expect((await live)[0]).toMatchObject({
      ...{ name: 'question:answer', user: { _id: bob.id }, text: 'answered your question' },
      ...{ question: question.text, to: `/real-talk/${question.slug}` },
    })
    tab.disconnect()
    await settled(world)
    world.clock.advance(1_000)
    await answer(eve, question.slug)
    await answer(ada, question.slug)
    expect(await notificationsFor(ada)).toMatchObject([
      { name: 'icebreaker-answer', count: 2, user: { _id: eve.id }, others: ['Bob'] },
    ])
    const mails = (await world.mailbox.all(ada.email)).filter(({ name }) => name === 'notification')
    expect(mails.map(({ subject }) => subject)).toEqual(['Bob Lovelace answered your question'])
    await bob.api('DELETE /api/v1/answers/{id}', { params: { id: writtenAnswer._id } })
    expect(await notificationsFor(ada)).toMatchObject([{ count: 1, user: { _id: eve.id } }])
    await ada.call('DELETE', `${QUESTIONS}/${question.slug}`)
    expect(await notificationsFor(ada)).toEqual([])
  })

  test('reach followers live when a question is asked, and are retracted when it is deleted', async () => {
    const [ada, bob, eve] = [await creator(), await professional(), await professional()]
    for (const follower of [bob, eve]) await follower.call('POST', followUrl(follower, ada.id))
    await eve.api('PUT /api/v1/connections/muted/{userId}', { params: { userId: ada.id } })
    const tab = await letIn(openSocket(site.origin, bob.token))
    const live = nextEvent(tab, 'rise:icebreaker')
    const question = await ask(ada, 'What should my followers hear?')
    expect((await live)[0]).toMatchObject({ text: 'asks', message: question.text, to: `/real-talk/${question.slug}` })
    tab.disconnect()
    expect(await notificationsFor(eve)).toEqual([])
    expect(await notificationsFor(bob)).toMatchObject([{ name: 'new-icebreaker', user: { _id: ada.id } }])
    await ada.call('DELETE', `${QUESTIONS}/${question.slug}`)
    expect(await notificationsFor(bob)).toEqual([])
  })
})
