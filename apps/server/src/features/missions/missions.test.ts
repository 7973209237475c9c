import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { badgesOf, checkBadges } from '../badges/badges.factory.ts'
import { answer, ask, joinAsCreator } from '../real-talk/real-talk.factory.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { beginMissions, givePoints, missionOf, missionsSettled } from './missions.factory.ts'
import { countMissions } from './progress/count-missions.ts'
import { sweepBatch } from './progress/sweep-missions.task.ts'

const DAY_MS = 86_400_000
const { world, app, api } = useWorld()
beforeAll(async () => {
  await beginMissions(world)
  await world.backend.queue.work(world.ctx)
})

const professional = () => joinAsProfessional(world, app)
/** Creates questions by one asker, for tests to answer. */
async function questions(count: number): Promise<string[]> {
  const asker = await joinAsCreator(world, app)
  const slugs: string[] = []
  for (let made = 0; made < count; made += 1) slugs.push((await ask(asker)).slug)
  return slugs
}
async function answerAll(member: SignedInClient, slugs: readonly string[]): Promise<void> {
  for (const slug of slugs) await answer(member, slug)
  await missionsSettled(world)
}
/** Deletes the member's answer to a question. */
async function takeBack(member: SignedInClient, slug = ''): Promise<void> {
  const { id } = await world.ctx.db
    .selectFrom('answer')
    .innerJoin('question', 'question.id', 'answer.question_id')
    .select('answer.id')
    .where('question.slug', '=', slug)
    .where('answer.actor_id', '=', member.id)
    .executeTakeFirstOrThrow()
  expect((await member.call('DELETE', `/api/v1/answers/${id}`)).statusCode).toBe(200)
}
const pointsOf = async ({ api: own }: SignedInClient) => (await own('GET /api/v1/missions')).result?.points
async function changesOf({ api: own }: SignedInClient) {
  const { items } = (await own('GET /api/v1/missions/points')).result ?? { items: [] }
  return items.map(({ missionKey, points }) => [missionKey, points])
}
async function missionNews({ api: own }: SignedInClient) {
  const { items } = (await own('GET /api/v1/notifications', { query: {} })).result
  return items.filter(({ name, missionKey }) => name.startsWith('mission:') && missionKey === 'three-answers')
}
const recordedKinds = async (actorId: string) =>
  (
    await world.ctx.db
      .selectFrom('activity')
      .select('kind')
      .where('actor_id', '=', actorId)
      .where('kind', 'like', 'mission.%')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind)

describe('an action', () => {
  test('counts towards its mission, and the mission’s points are earned once', async () => {
    const ada = await professional()
    expect(await missionOf(ada, 'three-answers')).toMatchObject({ part: 'next', progress: 0, progressToComplete: 3 })
    const slugs = await questions(4)
    await answerAll(ada, slugs.slice(0, 2))
    expect(await missionOf(ada, 'three-answers')).toMatchObject({ part: 'doing', progress: 2, points: 10 })
    expect(await pointsOf(ada)).toBe(0)
    await answerAll(ada, slugs.slice(2))
    expect(await missionOf(ada, 'three-answers')).toMatchObject({ part: 'done', progress: 3, rounds: 1 })
    expect(await pointsOf(ada)).toBe(10)
    expect(await changesOf(ada)).toEqual([['three-answers', 10]])
    const { result } = await ada.api('GET /api/v1/check')
    expect(result.mission).toEqual({ points: 10, claimedGifts: [] })
  })

  test('loses the mission’s points when its content is deleted, and earns them again without a second notification', async () => {
    const ada = await professional()
    const slugs = await questions(3)
    await answerAll(ada, slugs)
    expect((await recordedKinds(ada.id)).filter((kind) => kind === 'mission.done')).toHaveLength(1)
    world.clock.advance(1_000)
    await takeBack(ada, slugs[0])
    await missionsSettled(world)
    expect(await pointsOf(ada)).toBe(0)
    expect(await missionOf(ada, 'three-answers')).toMatchObject({ part: 'doing', progress: 2, rounds: 0 })
    world.clock.advance(1_000)
    await answerAll(ada, slugs.slice(0, 1))
    expect(await pointsOf(ada)).toBe(10)
    expect(await changesOf(ada)).toEqual([
      ['three-answers', 10],
      ['three-answers', -10],
      ['three-answers', 10],
    ])
    expect((await recordedKinds(ada.id)).filter((kind) => kind === 'mission.done')).toHaveLength(1)
  })

  test('counts up to the daily limit', async () => {
    const ada = await professional()
    const slugs = await questions(6)
    await answerAll(ada, slugs.slice(0, 5))
    expect(await missionOf(ada, 'straight-answers')).toMatchObject({ progress: 3, perDay: 3 })
    const yesterday = new Date(world.ctx.clock.now().getTime() - DAY_MS)
    await world.ctx.db.updateTable('answer').set({ created_at: yesterday }).where('actor_id', '=', ada.id).execute()
    await answerAll(ada, slugs.slice(5))
    expect(await missionOf(ada, 'straight-answers')).toMatchObject({ progress: 4 })
  })

  test('counts once, even when concurrent runs count it', async () => {
    const ada = await professional()
    await answerAll(ada, await questions(3))
    await world.ctx.db.deleteFrom('mission_award').where('actor_id', '=', ada.id).execute()
    await world.ctx.db.deleteFrom('mission_progress').where('actor_id', '=', ada.id).execute()
    await world.ctx.db.updateTable('mission_member').set({ points: 0 }).where('actor_id', '=', ada.id).execute()
    const countInput = { actorIds: [ada.id], of: ['question-answered'] } as const
    await Promise.all(
      Array.from({ length: 8 }, () =>
        world.ctx.db.transaction().execute((tx) => countMissions(world.ctx, tx, countInput)),
      ),
    )
    expect(await pointsOf(ada)).toBe(10)
    expect(await changesOf(ada)).toEqual([['three-answers', 10]])
  })

  test('counts once for a company that is repeatedly followed and unfollowed', async () => {
    const ada = await professional()
    const company = await joinAsEmployer(world, app)
    const follow = `/api/v1/professionals/${ada.id}/follow/${company.id}`
    for (const method of ['POST', 'DELETE', 'POST'] as const) await ada.call(method, follow)
    await missionsSettled(world)
    expect(await missionOf(ada, 'five-companies')).toMatchObject({ progress: 1 })
    await ada.call('DELETE', follow)
    await missionsSettled(world)
    expect(await missionOf(ada, 'five-companies')).toMatchObject({ part: 'next', progress: 0 })
  })

  test('doesn’t count while moderators hide its content', async () => {
    const ada = await professional()
    const [slug = ''] = await questions(1)
    const writtenAnswer = await answer(ada, slug)
    await missionsSettled(world)
    expect(await missionOf(ada, 'three-answers')).toMatchObject({ progress: 1 })
    await world.ctx.db
      .updateTable('discussion_subject')
      .set({ hidden_at: world.ctx.clock.now() })
      .where('id', '=', writtenAnswer._id)
      .execute()
    await sweepBatch(world.ctx, undefined, 1_000)
    expect(await missionOf(ada, 'three-answers')).toMatchObject({ progress: 0 })
  })
})

describe('a member', () => {
  test('is notified of a step only if they opted in, but always of the completion', async () => {
    const ada = await professional()
    const slugs = await questions(3)
    await answerAll(ada, slugs.slice(0, 2))
    expect(await missionNews(ada)).toEqual([])
    await answerAll(ada, slugs.slice(2))
    expect(await missionNews(ada)).toMatchObject([{ name: 'mission:done' }])
  })

  test('who opted in gets all steps in one notification, which the completion replaces', async () => {
    const [ada, bob] = [await professional(), await professional()]
    for (const { api: own } of [ada, bob]) {
      const params = { kind: 'mission:progress' as const }
      await own('PATCH /api/v1/notification-settings/{kind}', { params, body: { app: true } })
    }
    const slugs = await questions(3)
    await answerAll(bob, slugs.slice(0, 1))
    await answerAll(ada, slugs.slice(0, 2))
    const facts = { missionKey: 'three-answers', mission: 'Three honest answers', points: 10, progressToComplete: 3 }
    expect(await missionNews(ada)).toEqual([
      expect.objectContaining({ name: 'mission:progress', ...facts, progress: 2 }),
    ])
    await answerAll(ada, slugs.slice(2))
    const text = 'You finished “Three honest answers” and earned 10 points'
    expect(await missionNews(ada)).toEqual([
      expect.objectContaining({ name: 'mission:done', ...facts, progress: 3, text, to: '/missions' }),
    ])
    expect(await missionNews(bob), 'another member’s news stays').toMatchObject([{ progress: 1 }])
    await takeBack(ada, slugs[0])
    await missionsSettled(world)
    expect(await missionNews(ada)).toEqual([])
  })

  test('earns Mission accomplished with their first mission, and High flyer at a hundred points', async () => {
    const ada = await professional()
    await answerAll(ada, await questions(3))
    const checkEarnedBadges = () => checkBadges(world, [ada.id])
    const slugs = ['mission-accomplished', 'high-flyer']
    await givePoints(world, ada.id, 99)
    await checkEarnedBadges()
    expect((await badgesOf(world, ada.id)).filter((slug) => slugs.includes(slug))).toEqual(['mission-accomplished'])
    await givePoints(world, ada.id, 100)
    await checkEarnedBadges()
    expect(await badgesOf(world, ada.id)).toEqual(expect.arrayContaining(slugs))
  })
})

describe('a mission', () => {
  test('is offered only to its audience', async () => {
    const company = await joinAsEmployer(world, app)
    expect(await missionOf(company, 'three-answers')).toBeUndefined()
    expect(await missionOf(company, 'answer-applicants')).toMatchObject({ part: 'next' })
    expect(await missionOf(await professional(), 'answer-applicants')).toBeUndefined()
  })

  test('counts only what happens during its time, and no longer changes afterwards', async () => {
    const now = world.ctx.clock.now()
    const at = (days: number) => new Date(now.getTime() + days * DAY_MS)
    const id = world.ctx.newId()
    const text = {
      key: 'answer-day',
      title: 'A day of answers',
      words: 'Answer one question.',
      icon: 'message',
    } as const
    const terms = { steps: 1, points: 7, audience: 'everyone', deed: 'question-answered', per_day: null } as const
    const mission = world.ctx.db.insertInto('mission')
    await mission.values({ id, ...text, ...terms, starts_at: at(1), ends_at: at(2) }).execute()
    const takesPlace = (starts_at: Date, ends_at: Date) =>
      world.ctx.db.updateTable('mission').set({ starts_at, ends_at }).where('id', '=', id).execute()
    const ada = await professional()
    const [first = '', second = ''] = await questions(2)
    await answerAll(ada, [first])
    expect(await missionOf(ada, 'answer-day'), 'it has not begun').toBeUndefined()
    await world.ctx.db
      .updateTable('answer')
      .set({ created_at: at(-2) })
      .where('actor_id', '=', ada.id)
      .execute()
    await takesPlace(at(-1), at(1))
    expect(await missionOf(ada, 'answer-day')).toMatchObject({ part: 'next' })
    await sweepBatch(world.ctx, undefined, 1_000)
    expect(await missionOf(ada, 'answer-day'), 'the answer is older').toMatchObject({ part: 'next' })
    await answerAll(ada, [second])
    expect(await missionOf(ada, 'answer-day')).toMatchObject({ part: 'done', rounds: 1 })
    await takesPlace(at(-1), at(-0.5))
    await takeBack(ada, second)
    await missionsSettled(world)
    expect(await missionOf(ada, 'answer-day'), 'it is over').toMatchObject({ part: 'done', rounds: 1 })
    expect(await pointsOf(ada)).toBe(7)
    await world.ctx.db.deleteFrom('mission').where('id', '=', id).execute()
  })

  test('is completed without a notification if its actions were done earlier', async () => {
    const ada = await professional()
    await answerAll(ada, await questions(3))
    for (const table of ['mission_award', 'mission_progress', 'mission_member'] as const) {
      await world.ctx.db.deleteFrom(table).where('actor_id', '=', ada.id).execute()
    }
    const before = await recordedKinds(ada.id)
    await sweepBatch(world.ctx, undefined, 1_000)
    expect(await pointsOf(ada)).toBe(10)
    expect(await recordedKinds(ada.id)).toEqual(before)
  })
})

describe('access to missions', () => {
  test('is refused to guests, and only professionals can show missions on a story', async () => {
    expect((await api('GET /api/v1/missions')).status).toBe(401)
    expect((await api('GET /api/v1/missions/points')).status).toBe(401)
    const company = await joinAsEmployer(world, app)
    expect((await company.call('PUT', '/api/v1/missions/story', { shown: true })).statusCode).toBe(403)
    const ada = await professional()
    expect((await ada.call('PUT', '/api/v1/missions/story', { shown: 'yes' })).statusCode).toBe(400)
    expect((await ada.call('PUT', '/api/v1/missions/story', { shown: true })).statusCode).toBe(200)
    expect((await ada.api('GET /api/v1/missions')).result).toMatchObject({ onStory: true, points: 0 })
    expect((await ada.call('GET', '/api/v1/missions/points?before=yesterday')).statusCode).toBe(400)
  })

  test('never lets a request award points: points in its body are ignored', async () => {
    const ada = await professional()
    const user = { firstName: 'Ada', mission: { points: 100, claimedGifts: [] }, points: 100 }
    await ada.call('PUT', `/api/v1/professionals/${ada.id}`, { user })
    expect(await pointsOf(ada)).toBe(0)
  })
})
