import { beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { reactionUrl } from '../discussion/discussion.factory.ts'
import { joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { answer, ask, joinAsCreator } from './real-talk.factory.ts'

const { world, app, api } = useWorld()

const DAY_MS = 24 * 60 * 60 * 1_000

async function highlights(client?: SignedInClient) {
  const { status, result } = await (client?.api ?? api)('GET /api/v1/question-highlights')
  expect(status).toBe(200)
  const { leading, toAnswer } = result
  return { leading: leading && [leading.question.text, leading.ofTheWeek], toAnswer: toAnswer?.text ?? null }
}

/** Moves a question into the past. */
async function askedDaysAgo(days: number, slug: string) {
  const created_at = new Date(world.clock.now().getTime() - days * DAY_MS)
  await world.ctx.db.updateTable('question').set({ created_at }).where('slug', '=', slug).execute()
}

async function answerTimes(count: number, slug: string) {
  for (let index = 0; index < count; index++) await answer(await joinAsProfessional(world, app), slug)
}

describe('highlights of Real talk', () => {
  let asker: SignedInClient
  let other: SignedInClient

  // Each test has its own questions.
  beforeEach(async () => {
    await world.ctx.db.deleteFrom('question').execute()
    asker = await joinAsCreator(world, app)
    other = await joinAsCreator(world, app)
  })

  test('are empty without questions; a question without answers isn’t the question of the week, but can be answered', async () => {
    expect(await highlights()).toEqual({ leading: null, toAnswer: null })
    await ask(asker, 'What do you never write down?')
    expect(await highlights()).toEqual({ leading: null, toAnswer: 'What do you never write down?' })
  })

  test('show as the question of the week the one asked in the last seven days with the most answers', async () => {
    const { slug } = await ask(asker, 'What was asked eight days ago?')
    await answerTimes(3, slug)
    await askedDaysAgo(8, slug)
    await answerTimes(2, (await ask(asker, 'What was asked this week, twice answered?')).slug)
    world.clock.advance(1_000)
    await answerTimes(1, (await ask(asker, 'What was asked this week, once answered?')).slug)
    expect(await highlights()).toEqual({
      leading: ['What was asked this week, twice answered?', true],
      toAnswer: 'What was asked this week, once answered?',
    })
  })

  test('show the newest question with an answer if no question of the last seven days has one', async () => {
    const { slug } = await ask(asker, 'What was asked first, with two answers?')
    await answerTimes(2, slug)
    await askedDaysAgo(9, slug)
    const { slug: last } = await ask(asker, 'What was asked last, with one answer?')
    await answerTimes(1, last)
    await askedDaysAgo(8, last)
    await ask(asker, 'What was asked this week, with no answer?')
    expect(await highlights()).toMatchObject({ leading: ['What was asked last, with one answer?', false] })
  })

  test('never offer professionals their own questions or those they have answered, and offer guests any question', async () => {
    await answerTimes(2, (await ask(asker, 'What leads this week, surely?')).slug)
    const { slug } = await ask(other, 'What has one answer only?')
    const answerer = await joinAsProfessional(world, app)
    await answer(answerer, slug)
    await ask(asker, 'What did the asker ask last?')
    expect((await highlights()).toAnswer).toBe('What did the asker ask last?')
    expect((await highlights(answerer)).toAnswer).toBe('What did the asker ask last?')
    expect((await highlights(asker)).toAnswer).toBe('What has one answer only?')
  })

  test('no longer offer a question once it has ten answers', async () => {
    await answerTimes(11, (await ask(asker, 'What leads this week, again?')).slug)
    const { slug } = await ask(asker, 'What has nine answers, then ten?')
    await answerTimes(9, slug)
    expect((await highlights()).toAnswer).toBe('What has nine answers, then ten?')
    await answerTimes(1, slug)
    expect((await highlights()).toAnswer).toBeNull()
  })

  test('show members no question by someone they blocked', async () => {
    await answerTimes(1, (await ask(asker, 'What leads until it is blocked?')).slug)
    await ask(asker, 'What waits until it is blocked?')
    const viewer = await joinAsProfessional(world, app)
    expect((await highlights(viewer)).leading).not.toBeNull()
    await viewer.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: asker.id } })
    expect(await highlights(viewer)).toEqual({ leading: null, toAnswer: null })
  })
})

test('a question’s best answer is the one with the most reactions; a single answer, or one without reactions, is never the best', async () => {
  const asker = await joinAsCreator(world, app)
  const { slug } = await ask(asker)
  const bestOf = async () => (await api('GET /api/v1/questions/{slug}', { params: { slug } })).result.best?.text ?? null
  const first = await answer(await joinAsProfessional(world, app), slug, 'The first.')
  const react = ({ _id }: { _id: string }) => asker.call('PUT', reactionUrl(_id), { reaction: 'love' })
  await react(first)
  expect(await bestOf()).toBeNull()
  const second = await answer(await joinAsProfessional(world, app), slug, 'The second.')
  expect(await bestOf()).toBe('The first.')
  await react(second)
  await (await joinAsProfessional(world, app)).call('PUT', reactionUrl(second._id), { reaction: 'fire' })
  expect(await bestOf()).toBe('The second.')
  const { slug: quiet } = await ask(asker)
  await answerTimes(2, quiet)
  const { result } = await api('GET /api/v1/questions/{slug}', { params: { slug: quiet } })
  expect(result.best).toBeNull()
})
