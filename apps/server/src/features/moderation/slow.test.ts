import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { write } from '../convos/convos.factory.ts'
import { age, comment } from '../discussion/discussion.factory.ts'
import { POSTS, postOf, publishPost } from '../feed/feed.factory.ts'
import { settled } from '../notifications/notifications.factory.ts'
import { POLLS, pollOf } from '../polls/polls.factory.ts'
import { ask, joinAsCreator } from '../real-talk/real-talk.factory.ts'
import { joinAsAdmin, joinAsProfessional, logInAs, type SignedInClient } from '../session/accounts.factory.ts'
import { decide, report, undoDecision } from './moderation.factory.ts'

const { world, app } = useWorld()
beforeAll(() => world.backend.queue.work(world.ctx))

const HOUR_MS = 3_600_000
const join = (firstName: string) => joinAsProfessional(world, app, { firstName, lastName: 'Reed' })

async function slowDown(ada: SignedInClient, days: number | null) {
  const [admin, bob] = [await joinAsAdmin(world, app, 'admin-support'), await join('Bob')]
  await report(bob, { kind: 'professional', id: ada.id })
  const { items } = (await admin.api('GET /api/v1/admin/reviews', { query: {} })).result
  const id = items.find(({ author }) => author._id === ada.id)?._id ?? ''
  const decisionReply = await decide(admin, id, { decision: 'slow', words: 'Take it easy.', days })
  return { decided: decisionReply, undo: () => undoDecision(admin, decisionReply.result) }
}

const tryPost = async (ada: SignedInClient, words: string) => {
  const reply = await ada.call('POST', POSTS, postOf({ body: `<p>${words}</p>` }))
  return reply.statusCode === 200 ? null : reply.json().result.code
}

describe('a member whom a moderator slowed down', () => {
  test('can publish, or start a conversation, once an hour until the time is over', async () => {
    const [ada, bob, eve] = [await join('Ada'), await join('Bob'), await join('Eve')]
    const post = await publishPost(bob)
    await age(world)
    await slowDown(ada, 1)
    await settled(world)
    const notices = (await ada.api('GET /api/v1/notifications', { query: {} })).result.items
    expect(notices).toMatchObject([
      { text: 'A moderator slowed you down because of your page', message: 'Take it easy.' },
    ])
    expect((await comment(ada, post._id, 'One')).status).toBe(200)
    expect((await comment(ada, post._id, 'Two')).error?.code).toBe('slowed')
    expect(await tryPost(ada, 'Three')).toBe('slowed')
    expect((await ada.call('POST', POLLS, pollOf(world))).json().result.code).toBe('slowed')
    const question = await ask(await joinAsCreator(world, app))
    const answerInput = { params: { slug: question.slug }, body: { text: 'By waiting.' } }
    expect((await ada.api('PUT /api/v1/questions/{slug}/answer', answerInput)).error?.code).toBe('slowed')
    expect((await write(ada, bob, 'Four')).error?.code).toBe('slowed')
    expect((await comment(ada, post._id, 'One')).status).toBe(200)
    world.clock.advance(HOUR_MS)
    const nextSession = await logInAs(app, ada.email)
    expect((await write(nextSession, bob, 'Five')).status).toBe(200)
    expect((await write(nextSession, bob, 'Six')).status).toBe(200)
    expect((await write(nextSession, eve, 'Seven')).error?.code).toBe('slowed')
    world.clock.advance(23 * HOUR_MS)
    const laterSession = await logInAs(app, ada.email)
    expect([await tryPost(laterSession, 'Eight'), await tryPost(laterSession, 'Nine')]).toEqual([null, null])
  })

  test('is slowed down for as long as the moderator chose, or until each such decision is undone', async () => {
    const ada = await join('Ada')
    await age(world)
    expect((await slowDown(ada, null)).decided.status).toBe(400)
    const earlierDecision = await slowDown(ada, 30)
    const { undo } = await slowDown(ada, 7)
    expect([await tryPost(ada, 'One'), await tryPost(ada, 'Two')]).toEqual([null, 'slowed'])
    await undo()
    expect(await tryPost(ada, 'Three')).toBe('slowed')
    await earlierDecision.undo()
    expect([await tryPost(ada, 'Four'), await tryPost(ada, 'Five')]).toEqual([null, null])
    const notices = (await ada.api('GET /api/v1/notices')).result.items
    expect(notices.map(({ decision, lifted }) => [decision, lifted])).toEqual([
      ['slow', true],
      ['slow', true],
    ])
  })
})
