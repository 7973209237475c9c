import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { reactionUrl } from '../discussion/discussion.factory.ts'
import { setListed } from '../professionals/story/stories.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  PASSWORD,
  type SignedInClient,
  send,
} from '../session/accounts.factory.ts'
import { eraseAccounts } from '../session/index.ts'
import { answer, ask, joinAsCreator, QUESTIONS } from './real-talk.factory.ts'
import { realTalkSitemap } from './real-talk-sitemap.ts'

const { world, app } = useWorld()

const professional = (options = {}) => joinAsProfessional(world, app, options)
const creator = (options = {}) => joinAsCreator(world, app, options)
const form = (text: string, background = '') => ({ text, background })
const outcome = (reply: { statusCode: number; json(): { result: { code?: string } } }) => [
  reply.statusCode,
  reply.json().result.code,
]
const slugOf = async ({ call }: SignedInClient): Promise<string> =>
  (await call('GET', '/api/v1/story')).json().result.slug
async function viewList(viewer: SignedInClient | undefined, path: string) {
  const reply = await send(app, 'GET', `${QUESTIONS}${path}`, { token: viewer?.token })
  return { status: reply.statusCode, result: reply.json().result }
}
const textsIn = ({ result }: { result: { items: { text: string }[] } }) => result.items.map(({ text }) => text)

describe('asking a question', () => {
  test('derives the question’s address from its words; the address stays when the words change', async () => {
    const ada = await creator()
    const text = '  What would you   tell your first boss today? '
    const question = (await ada.call('POST', QUESTIONS, form(text, 'One\r\n\r\n\r\n\r\ntwo'))).json().result
    expect(question).toMatchObject({
      ...{ slug: 'what-would-you-tell-your-first-boss-today', text: 'What would you tell your first boss today?' },
      ...{ background: 'One\n\ntwo', answers: 0, ownAnswer: null, changedAt: null, author: { _id: ada.id } },
      reactions: { counts: {}, own: null },
    })
    const url = `${QUESTIONS}/${question.slug}`
    world.clock.advance(1_000)
    const changedQuestion = (await ada.call('PUT', url, form('What would you tell your last boss?'))).json().result
    expect(changedQuestion).toMatchObject({
      slug: question.slug,
      text: 'What would you tell your last boss?',
      background: '',
    })
    expect(changedQuestion.changedAt).toBe(world.clock.now().toISOString())
    expect((await viewList(undefined, `/${question.slug}`)).result.text).toBe('What would you tell your last boss?')
  })

  test('creates a unique address, even for equal questions or words without Latin letters', async () => {
    const [ada, bob] = [await creator(), await creator()]
    const text = 'What is your favourite tool?'
    const slugs = [(await ask(ada, text)).slug, (await ask(bob, text)).slug]
    expect(slugs).toEqual(['what-is-your-favourite-tool', 'what-is-your-favourite-tool-2'])
    expect((await ask(ada, '何をしているときが一番楽しいですか')).slug).toBe('question')
    expect((await ask(ada, '  !!! Create !!! ')).slug).toBe('create-2')
  })

  test('creates and records one question, even with fifty simultaneous requests', async () => {
    const ada = await creator()
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        ada.call('POST', QUESTIONS, form(index % 2 === 0 ? 'Who taught you the most?' : 'who taught you the MOST?')),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200))
    expect(new Set(replies.map((reply) => reply.json().result.slug)).size).toBe(1)
    const records = world.ctx.db.selectFrom('activity').select('id').where('kind', '=', 'question.asked')
    expect(await records.where('actor_id', '=', ada.id).execute()).toHaveLength(1)
  })

  const refusedMembers: [string, () => Promise<SignedInClient | undefined>, number][] = [
    ['a guest', async () => undefined, 401],
    ['a professional without the Creator plan', () => professional({ plan: 'Pro' }), 402],
    ['an employer on Creator', () => joinAsEmployer(world, app, { plan: 'Creator' }), 403],
    ['a creator whose mailbox is not confirmed', () => creator({ confirmed: false }), 403],
    ['an admin', () => joinAsAdmin(world, app), 403],
  ]
  test.for(refusedMembers)('is refused to %s', async ([, join, status]) => {
    const token = (await join())?.token
    const body = form('May everybody ask here?')
    expect((await send(app, 'POST', QUESTIONS, { token, body })).statusCode).toBe(status)
  })

  test('is refused if the text is too short, too long or can’t be stored', async () => {
    const ada = await creator()
    for (const [text, background] of [
      ['Why?', ''],
      ['x'.repeat(161), ''],
      ['What do you do?', 'x'.repeat(601)],
      ['What do you do?', 'nul \0 here'],
    ] as const) {
      expect((await ada.call('POST', QUESTIONS, form(text, background))).statusCode, text).toBe(400)
    }
  })

  test('is refused as an edit if the member has another question with the same words', async () => {
    const ada = await creator()
    await ask(ada, 'What makes a good Monday?')
    const { slug } = await ask(ada, 'What makes a good Friday?')
    const reply = await ada.call('PUT', `${QUESTIONS}/${slug}`, form('what makes a good monday?'))
    expect(outcome(reply)).toEqual([409, 'question-asked-already'])
    expect(Object.keys(reply.json().result.fields)).toEqual(['body.text'])
  })
})

describe('changing and deleting a question', () => {
  test('is possible only for the author, even without the plan, and for content admins', async () => {
    const [ada, bob] = [await creator(), await creator()]
    const acme = await joinAsEmployer(world, app)
    const [content, support] = [
      await joinAsAdmin(world, app, 'admin-content'),
      await joinAsAdmin(world, app, 'admin-support'),
    ]
    const [one, two] = [await ask(ada), await ask(ada)]
    const url = `${QUESTIONS}/${one.slug}`
    await world.ctx.db.updateTable('actor').set({ plan: 'free' }).where('id', '=', ada.id).execute()
    expect((await ada.call('PUT', url, form('What did I ask before that?'))).statusCode).toBe(200)
    expect((await content.call('PUT', url, form('What did I mean to ask?'))).json().result).toMatchObject({
      text: 'What did I mean to ask?',
      author: { _id: ada.id },
    })
    for (const stranger of [bob, acme, support]) {
      expect(outcome(await stranger.call('PUT', url, form('What is mine now?')))).toEqual([403, 'forbidden'])
      expect(outcome(await stranger.call('DELETE', url))).toEqual([403, 'forbidden'])
    }
    expect((await send(app, 'DELETE', url)).statusCode).toBe(401)
    expect((await content.call('DELETE', url)).statusCode).toBe(200)
    expect((await ada.call('DELETE', `${QUESTIONS}/${two.slug}`)).statusCode).toBe(200)
    expect(outcome(await ada.call('DELETE', url))).toEqual([404, 'question-not-found'])
  })

  test('also deletes its answers and reactions', async () => {
    const [ada, bob] = [await creator(), await professional()]
    const question = await ask(ada)
    const writtenAnswer = await answer(bob, question.slug)
    await bob.call('PUT', reactionUrl(question._id), { reaction: 'love' })
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => ada.call('DELETE', `${QUESTIONS}/${question.slug}`)),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await bob.api('DELETE /api/v1/answers/{id}', { params: { id: writtenAnswer._id } })).status).toBe(404)
    expect((await bob.call('PUT', reactionUrl(writtenAnswer._id), { reaction: 'love' })).statusCode).toBe(404)
    expect((await bob.api('GET /api/v1/check')).result.answers).toBe(0)
  })
})

describe('the list of questions', () => {
  test('is ordered by time or by answers, and filtered by asker or answerer', async () => {
    const [ada, bob, eve] = [await creator(), await creator(), await professional()]
    world.clock.advance(1_000)
    const first = await ask(ada, 'What came first of these?')
    world.clock.advance(1_000)
    await ask(ada, 'What came second of these?')
    world.clock.advance(1_000)
    const third = await ask(bob, 'What came third of these?')
    await answer(eve, third.slug, 'The egg.')
    world.clock.advance(1_000)
    await answer(eve, first.slug, 'The hen.')
    await answer(ada, first.slug)
    const newestTexts = textsIn(await viewList(undefined, ''))
    expect(newestTexts.slice(0, 3)).toEqual([third.text, 'What came second of these?', first.text])
    const answeredQuestions = (await viewList(undefined, '?sort=most-answered')).result.items
    expect(answeredQuestions.slice(0, 2).map(({ answers }: { answers: number }) => answers)).toEqual([2, 1])
    const askedByAda = await viewList(undefined, `?author=${await slugOf(ada)}`)
    expect(textsIn(askedByAda)).toEqual(['What came second of these?', first.text])
    expect(askedByAda.result.of._id).toBe(ada.id)
    const answeredByEve = (await viewList(undefined, `?answeredBy=${await slugOf(eve)}`)).result
    expect(answeredByEve).toMatchObject({
      ...{ total: 2, of: { _id: eve.id } },
      items: [
        { text: first.text, answer: { text: 'The hen.' } },
        { text: third.text, answer: { text: 'The egg.' } },
      ],
    })
    for (const path of ['?author=nobody-here', '?page=99', '?page=0', '?sort=best']) {
      expect((await viewList(undefined, path)).status, path).toBeGreaterThanOrEqual(400)
    }
  })

  test('has pages of twenty', async () => {
    const ada = await creator()
    const row = { actor_id: ada.id, login_id: null }
    const rows = Array.from({ length: 21 }, (_, index) => ({
      ...{ ...row, id: world.ctx.newId(), slug: `many-${index}`, text: `Which is number ${index} of many?` },
      created_at: new Date(world.clock.now().getTime() + index),
    }))
    await world.ctx.db.insertInto('question').values(rows).execute()
    const author = await slugOf(ada)
    const { result } = await viewList(undefined, `?author=${author}&page=2`)
    expect(result).toMatchObject({ page: 2, pages: 2, total: 21, items: [{ text: 'Which is number 0 of many?' }] })
  })

  test('shows for each question the answer with the most reactions, and whether the viewer has answered', async () => {
    const [ada, bob, eve] = [await creator(), await professional(), await professional()]
    const question = await ask(ada, 'Which answer stands in the list?')
    const author = await slugOf(ada)
    const inList = async (viewer?: SignedInClient) => (await viewList(viewer, `?author=${author}`)).result.items[0]
    expect(await inList()).toMatchObject({ best: null, answered: false })
    const likedAnswer = await answer(bob, question.slug, 'The one people like.')
    world.clock.advance(1_000)
    await answer(eve, question.slug, 'The newest.')
    expect((await inList()).best).toMatchObject({ text: 'The newest.', author: { _id: eve.id } })
    const reactionReply = await ada.call('PUT', `/api/v1/reactions/${likedAnswer._id}`, { reaction: 'love' })
    expect(reactionReply.statusCode, reactionReply.body).toBe(200)
    expect(await inList(bob)).toMatchObject({ best: { text: 'The one people like.' }, answered: true })
    expect(await inList(ada)).toMatchObject({ answered: false })
    await bob.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: eve.id } })
    expect((await inList(eve)).best).toMatchObject({ text: 'The newest.' })
  })

  test('omits unlisted members and members separated by a block, as does the page of a question', async () => {
    const [ada, bob, eve] = [await creator(), await professional(), await professional()]
    const question = await ask(ada, 'Who may see this question here?')
    await answer(bob, question.slug)
    await answer(eve, question.slug)
    await bob.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: eve.id } })
    expect((await viewList(eve, `/${question.slug}`)).result.answers).toBe(1)
    expect((await viewList(undefined, `/${question.slug}`)).result.answers).toBe(2)
    const answers = (await viewList(eve, `/${question.slug}/answers`)).result
    expect([answers.total, answers.items[0].author._id]).toEqual([1, eve.id])
    await ada.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: bob.id } })
    for (const path of [`/${question.slug}`, `/${question.slug}/answers`]) {
      expect([(await viewList(bob, path)).status, (await viewList(eve, path)).status]).toEqual([404, 200])
    }
    expect(textsIn(await viewList(bob, ''))).not.toContain(question.text)
    expect((await bob.call('PUT', `${QUESTIONS}/${question.slug}/answer`, { text: 'Me.' })).statusCode).toBe(404)
    const path = expect.objectContaining({ path: `/real-talk/${question.slug}` })
    expect(await realTalkSitemap.addresses(world.ctx, 1)).toContainEqual(path)
    await setListed(world, ada, false)
    expect((await viewList(eve, `/${question.slug}`)).status).toBe(404)
    expect(textsIn(await viewList(undefined, ''))).not.toContain(question.text)
    expect(await realTalkSitemap.addresses(world.ctx, 1)).not.toContainEqual(path)
  })
})

test('a member’s questions and answers are in the data download, and are deleted with the account', async () => {
  const [ada, bob] = [await creator(), await creator()]
  const [own, other] = [await ask(ada, 'What do I take with me?'), await ask(bob, 'What do you leave behind?')]
  await answer(ada, other.slug, 'Nothing.')
  await answer(bob, own.slug, 'Books.')
  const data = (await ada.api('GET /api/v1/account/data')).result
  expect(data.realTalk).toMatchObject({
    questions: [{ text: 'What do I take with me?' }],
    answers: [{ question: 'What do you leave behind?', text: 'Nothing.' }],
  })
  expect((await ada.api('DELETE /api/v1/account', { body: { currentPassword: PASSWORD } })).status).toBe(200)
  expect((await viewList(undefined, `/${own.slug}`)).status).toBe(404)
  expect((await viewList(undefined, `/${other.slug}`)).result.answers).toBe(0)
  expect((await viewList(undefined, `/${other.slug}/answers`)).result.items).toEqual([])
  world.clock.advance(31 * 86_400_000)
  await eraseAccounts.handle(world.ctx, {})
  const remainingRows = await world.ctx.db.selectFrom('question').select('id').where('id', '=', own._id).execute()
  expect(remainingRows).toEqual([])
  expect((await (await logInAs(app, bob.email)).api('GET /api/v1/check')).result.answers).toBe(0)
  expect((await viewList(undefined, `/${other.slug}`)).result.answers).toBe(0)
})

describe('the voice for other pages', () => {
  const voiceOf = async (viewer?: SignedInClient) =>
    (await send(app, 'GET', '/api/v1/voice', { token: viewer?.token })).json().result

  test('is a short answer, the same for every viewer, unless its author is hidden or blocked by the viewer', async () => {
    const [asker, one, other] = [await creator(), await professional(), await professional()]
    const questions = [await ask(asker), await ask(asker)] as const
    await answer(one, questions[0].slug, 'I count the beds, then I count the people, and then I breathe.')
    await answer(other, questions[1].slug, 'Too long to quote. '.repeat(30).trim())

    const voice = await voiceOf()
    expect(voice).toMatchObject({
      text: 'I count the beds, then I count the people, and then I breathe.',
      author: { _id: one.id },
      question: { slug: questions[0].slug },
    })
    expect(await voiceOf(other)).toEqual(voice)
    await other.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: one.id } })
    expect((await voiceOf(other))?.author._id).not.toBe(one.id)
    expect(await voiceOf()).toEqual(voice)
    await setListed(world, one, false)
    expect((await voiceOf())?.author._id).not.toBe(one.id)
  })
})
