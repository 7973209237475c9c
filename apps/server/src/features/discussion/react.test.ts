import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { letIn, nextEvent, openSocket } from '../../../test/sockets.ts'
import { useLiveWorld } from '../../../test/use-world.ts'
import { notificationsOf, settled } from '../notifications/notifications.factory.ts'
import { setListed } from '../professionals/story/stories.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  PASSWORD,
  type SignedInClient,
  send,
} from '../session/accounts.factory.ts'
import { eraseAccounts } from '../session/index.ts'
import { addSubject, reactionUrl } from './discussion.factory.ts'
import { presentReactions, reactionsOf } from './reactions-of.ts'
import { deleteAndRetract } from './subjects.ts'

const site = useLiveWorld()
const { world, app } = site

const professional = (options = {}) => joinAsProfessional(world, app, options)
const react = ({ call }: SignedInClient, id: string, reaction: string) => call('PUT', reactionUrl(id), { reaction })
const takeBack = ({ call }: SignedInClient, id: string) => call('DELETE', reactionUrl(id))

/** Returns the reactions to a subject as a guest (null) or a member sees them. */
async function seenBy(viewer: SignedInClient | null, id: string) {
  const { rows } = await sql<{ kept: Parameters<typeof presentReactions>[0] }>`
    select ${reactionsOf(viewer?.id ?? null, 'subject.id')} as kept
    from discussion_subject subject where subject.id = ${id}`.execute(world.ctx.db)
  return rows[0] && presentReactions(rows[0].kept)
}
const recordedKinds = async (actorId: string) =>
  (await world.ctx.db.selectFrom('activity').select('kind').where('actor_id', '=', actorId).execute())
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('reaction.'))
    .sort()

describe('reacting', () => {
  test('counts each member once, and can be changed and withdrawn', async () => {
    const [author, ada] = [await professional(), await professional()]
    const acme = await joinAsEmployer(world, app)
    const id = await addSubject(world, author)
    expect((await react(ada, id, 'love')).json().result).toEqual({ counts: { love: 1 }, own: 'love' })
    expect((await react(acme, id, 'love')).json().result).toEqual({ counts: { love: 2 }, own: 'love' })
    expect((await react(ada, id, 'fire')).json().result).toEqual({ counts: { love: 1, fire: 1 }, own: 'fire' })
    expect((await react(author, id, 'fire')).json().result.counts).toEqual({ love: 1, fire: 2 })
    expect(await seenBy(null, id)).toEqual({ counts: { love: 1, fire: 2 }, own: null })
    expect((await takeBack(acme, id)).json().result).toEqual({ counts: { fire: 2 }, own: null })
    expect(await recordedKinds(ada.id)).toEqual(['reaction.added'])
    expect(await recordedKinds(acme.id)).toEqual(['reaction.added', 'reaction.taken-back'])
  })

  test('stores one reaction and one record for fifty simultaneous requests', async () => {
    const [author, ada] = [await professional(), await professional()]
    const id = await addSubject(world, author)
    const replies = await Promise.all(Array.from({ length: 50 }, () => react(ada, id, 'up')))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200))
    expect(await seenBy(ada, id)).toEqual({ counts: { up: 1 }, own: 'up' })
    expect(await recordedKinds(ada.id)).toEqual(['reaction.added'])
    await Promise.all(Array.from({ length: 50 }, () => takeBack(ada, id)))
    expect(await seenBy(ada, id)).toEqual({ counts: {}, own: null })
    expect(await recordedKinds(ada.id)).toEqual(['reaction.added', 'reaction.taken-back'])
  })

  test('to a layoff offers four reactions; an earlier one of another kind counts and can be withdrawn', async () => {
    const [author, ada, bob] = [await professional(), await professional(), await professional()]
    const id = await addSubject(world, author, { kind: 'layoff' })
    for (const reaction of ['laughing', 'fire']) {
      const refusal = await react(ada, id, reaction)
      expect([refusal.statusCode, refusal.json().result.code]).toEqual([400, 'reaction-not-offered'])
      expect(refusal.json().result.fields['body.reaction']).toContain('Love, Thumbs up, Sad, Thinking')
    }
    expect((await react(ada, id, 'sad')).statusCode).toBe(200)
    const earlierReaction = {
      subject_id: id,
      actor_id: bob.id,
      reaction: 'laughing',
      created_at: world.clock.now(),
    } as const
    await world.ctx.db.insertInto('reaction').values(earlierReaction).execute()
    expect((await seenBy(bob, id))?.counts).toEqual({ laughing: 1, sad: 1 })
    expect((await takeBack(bob, id)).json().result.counts).toEqual({ sad: 1 })
  })

  test('is counted correctly after concurrent changes by two members', async () => {
    const [author, ada, bob] = [await professional(), await professional(), await professional()]
    const id = await addSubject(world, author)
    const acts = Array.from({ length: 50 }, (_, index) =>
      react(index % 2 === 0 ? ada : bob, id, index % 4 < 2 ? 'sad' : 'laughing'),
    )
    expect((await Promise.all(acts)).map(({ statusCode }) => statusCode)).toEqual(acts.map(() => 200))
    const ownReactions = [(await seenBy(ada, id))?.own, (await seenBy(bob, id))?.own]
    const counts: Record<string, number> = {}
    for (const title of ownReactions) counts[String(title)] = (counts[String(title)] ?? 0) + 1
    expect((await seenBy(null, id))?.counts).toEqual(counts)
  })

  const refusedMembers: [string, () => Promise<SignedInClient | undefined>, number, string][] = [
    ['a guest', async () => undefined, 401, 'sign-in-required'],
    ['a pending member', () => professional({ confirmed: false }), 403, 'email-not-confirmed'],
    ['an admin', () => joinAsAdmin(world, app), 403, 'forbidden'],
  ]
  test.for(refusedMembers)('is refused to %s', async ([, join, status, code]) => {
    const [who, author] = [await join(), await professional()]
    const id = await addSubject(world, author)
    for (const method of ['PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { reaction: 'love' } : undefined
      const reply = await send(app, method, reactionUrl(id), { token: who?.token, body })
      expect([reply.statusCode, reply.json().result.code]).toEqual([status, code])
    }
  })

  test('is refused for an unknown reaction or subject', async () => {
    const [author, ada] = [await professional(), await professional()]
    const id = await addSubject(world, author)
    for (const reaction of ['hate', '', 'LOVE']) expect((await react(ada, id, reaction)).statusCode).toBe(400)
    expect((await react(ada, 'x', 'love')).statusCode).toBe(400)
    const unknownReply = await react(ada, world.ctx.newId(), 'love')
    expect([unknownReply.statusCode, unknownReply.json().result.code]).toEqual([404, 'subject-not-found'])
  })
})

describe('a subject that a member may not see', () => {
  test('refuses reactions, as do its answers, across a block and while its author is unlisted', async () => {
    const [author, ada, bob] = [await professional(), await professional(), await professional()]
    const id = await addSubject(world, author)
    const answer = await addSubject(world, bob, { kind: 'answer', parentId: id })
    await author.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: ada.id } })
    for (const subject of [id, answer]) expect((await react(ada, subject, 'love')).statusCode).toBe(404)
    await author.api('DELETE /api/v1/connections/blocked/{userId}', { params: { userId: ada.id } })
    expect((await react(ada, answer, 'love')).statusCode).toBe(200)
    await setListed(world, author, false)
    for (const subject of [id, answer]) expect((await react(ada, subject, 'love')).statusCode).toBe(404)
  })
})

describe('the counts of reactions', () => {
  test('omit reactions across a block for both sides, and by unlisted or erased members for everyone', async () => {
    const [author, ada, bob, eve] = [
      await professional(),
      await professional(),
      await professional(),
      await professional(),
    ]
    const id = await addSubject(world, author)
    for (const member of [ada, bob, eve]) await react(member, id, 'love')
    await ada.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: bob.id } })
    expect((await seenBy(ada, id))?.counts).toEqual({ love: 2 })
    expect((await seenBy(bob, id))?.counts).toEqual({ love: 2 })
    expect((await seenBy(null, id))?.counts).toEqual({ love: 3 })
    await setListed(world, bob, false)
    expect([(await seenBy(ada, id))?.counts, (await seenBy(null, id))?.counts]).toEqual([{ love: 2 }, { love: 2 }])
    await setListed(world, bob, true)
    expect((await seenBy(null, id))?.counts).toEqual({ love: 3 })
    expect((await eve.api('DELETE /api/v1/account', { body: { currentPassword: PASSWORD } })).status).toBe(200)
    expect((await seenBy(null, id))?.counts).toEqual({ love: 2 })
    world.clock.advance(31 * 86_400_000)
    await eraseAccounts.handle(world.ctx, {})
    expect((await seenBy(null, id))?.counts).toEqual({ love: 2 })
    expect(
      await world.ctx.db.selectFrom('reaction').select('actor_id').where('actor_id', '=', eve.id).execute(),
    ).toEqual([])
  })
})

describe('the author', () => {
  const notificationsFor = (client: SignedInClient) => notificationsOf(world, client)

  test('is notified live, with one notification per day and subject, and withdrawn reactions are retracted', async () => {
    const [author, ada, bob] = [
      await professional(),
      await professional({ firstName: 'Ada' }),
      await professional({ firstName: 'Bob' }),
    ]
    const [one, other] = [await addSubject(world, author), await addSubject(world, author, { kind: 'answer' })]
    const tab = await letIn(openSocket(site.origin, author.token))
    const live = nextEvent(tab, 'question:addReaction')
    await react(ada, one, 'fire')
    expect((await live)[0]).toMatchObject({
      ...{ name: 'question:addReaction', user: { _id: ada.id }, reaction: 'fire', to: '/real-talk/x' },
      ...{ contentType: 'question', slug: 'x', title: 'What keeps you going?' },
      ...{ text: 'reacted with 🔥 to your question', message: 'What keeps you going?' },
    })
    tab.disconnect()
    await settled(world)
    world.clock.advance(1_000)
    await react(bob, one, 'love')
    await settled(world)
    world.clock.advance(1_000)
    await react(bob, other, 'sad')
    await react(author, one, 'love')
    expect(await notificationsFor(author)).toMatchObject([
      { text: 'reacted with 😢 to your answer', count: 1, user: { _id: bob.id } },
      { text: 'reacted to your question', count: 2, user: { _id: bob.id }, others: ['Ada'] },
    ])
    await takeBack(bob, one)
    expect(await notificationsFor(author)).toMatchObject([
      { text: 'reacted with 😢 to your answer' },
      { count: 1, user: { _id: ada.id } },
    ])
  })

  test('is not notified about deleted subjects or reactions by muted members', async () => {
    const [author, ada, bob] = [await professional(), await professional(), await professional()]
    const id = await addSubject(world, author)
    const answer = await addSubject(world, author, { kind: 'answer', parentId: id })
    await author.api('PUT /api/v1/connections/muted/{userId}', { params: { userId: bob.id } })
    await react(bob, id, 'love')
    await react(ada, id, 'love')
    await react(ada, answer, 'love')
    expect(await notificationsFor(author)).toHaveLength(2)
    const member = { loginId: null, actorId: author.id } as never
    await world.ctx.db.transaction().execute((tx) => deleteAndRetract(world.ctx, tx, member, [id]))
    expect(await notificationsFor(author)).toEqual([])
    expect((await react(ada, answer, 'love')).statusCode).toBe(404)
  })
})

test('reactions are in the member’s data download', async () => {
  const [author, ada] = [await professional(), await professional()]
  await react(ada, await addSubject(world, author), 'thinking')
  const data = (await ada.api('GET /api/v1/account/data')).result
  expect(data.reactions).toMatchObject([{ kind: 'question', title: 'What keeps you going?', reaction: 'thinking' }])
})
