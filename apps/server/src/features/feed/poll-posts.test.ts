import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { age, comment, reactionUrl } from '../discussion/discussion.factory.ts'
import { notificationsOf } from '../notifications/notifications.factory.ts'
import { closeDuePolls, endPoll, inHours, publishPoll, questionOf, voteFor } from '../polls/polls.factory.ts'
import { joinAsCreator } from '../real-talk/real-talk.factory.ts'
import { joinAsAdmin, joinAsProfessional, type SignedInClient, send } from '../session/accounts.factory.ts'
import { POSTS, postOf, publishPost } from './feed.factory.ts'
import { purgePosts } from './purge-posts.task.ts'

const { world, app, api } = useWorld()

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
})

const professional = () => joinAsProfessional(world, app)
const withPoll = (author: SignedInClient, change: object = {}) =>
  publishPost(author, { poll: questionOf(world), ...change })

function read(viewer: SignedInClient | undefined, id: string) {
  return (viewer?.api ?? api)('GET /api/v1/polls/{id}', { params: { id } })
}

const notificationsFor = (client: SignedInClient) => notificationsOf(world, client)

describe('a post with a poll', () => {
  test('shows the poll as the viewer may see it, on its page and in lists', async () => {
    const [ada, bob, eve] = [await professional(), await professional(), await professional()]
    const post = await withPoll(ada)
    expect(post).toMatchObject({ postType: 'polls', poll: { question: 'What keeps your lamp lit?', voters: 0 } })
    const { poll } = post
    expect((await read(undefined, poll._id)).result).toMatchObject({ post: `/feed/${post._id}`, noindex: true })
    await voteFor(bob, poll, 2)
    const listedPoll = async (viewer: SignedInClient) => {
      const { items } = (await viewer.api('GET /api/v1/posts', { query: { tab: 'newest' } })).result
      return items.filter((entry) => entry.type === 'post').find(({ _id }) => _id === post._id)?.poll
    }
    const results = { voters: 1, votes: [0, 0, 1] }
    expect(await listedPoll(bob)).toMatchObject({ voted: true, chosen: [poll.options[2]._id], results })
    expect(await listedPoll(eve)).toMatchObject({ voted: false, voters: 1, results: null })
    const guest = (await api('GET /api/v1/posts/{id}', { params: { id: post._id } })).result
    expect(guest).toMatchObject({ postType: 'polls', poll: { voted: false, results: null } })
    expect((await app.inject('/sitemaps/polls-1.xml')).body).not.toContain(poll._id)
    expect((await bob.call('PUT', reactionUrl(poll._id), { reaction: 'love' })).statusCode, 'is its post’s').toBe(404)
    expect(await publishPost(ada)).not.toHaveProperty('postType')
    expect((await withPoll(ada, { kind: 'hello' })).postType).toBe('helloPosts')
  })

  test('can be deleted at the same time as its poll', async () => {
    const admin = await joinAsAdmin(world, app, 'admin-content')
    const deleteBoth = async () => {
      const author = await professional()
      const { _id, poll } = await withPoll(author)
      return Promise.all([author.call('DELETE', `${POSTS}/${_id}`), admin.call('DELETE', `/api/v1/polls/${poll._id}`)])
    }
    const replies = (await Promise.all(Array.from({ length: 12 }, deleteBoth))).flat()
    const statuses = new Set(replies.map(({ statusCode }) => statusCode))
    expect([...statuses].filter((status) => status !== 200 && status !== 404)).toEqual([])
  })

  test('limits the poll to the post’s readers, and hides it when the post is deleted', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const post = await withPoll(ada, { audience: 'members' })
    const id = post.poll._id
    expect((await read(undefined, id)).status).toBe(401)
    const change = { version: 1, body: post.body, audience: 'everyone' }
    expect((await ada.call('PUT', `${POSTS}/${post._id}`, change)).statusCode).toBe(200)
    expect((await read(undefined, id)).status).toBe(200)
    const movedPoll = { ...questionOf(world), closesAt: inHours(world, 48), audience: 'members', version: 1 }
    expect((await ada.call('PUT', `/api/v1/polls/${id}`, movedPoll)).json().result).toMatchObject({
      audience: 'everyone',
    })
    expect((await bob.call('DELETE', `${POSTS}/${post._id}`)).statusCode).toBe(403)
    expect((await ada.call('DELETE', `${POSTS}/${post._id}`)).statusCode).toBe(200)
    expect((await read(ada, id)).status).toBe(404)
  })

  test('hides the poll while deleted, then restores it with its votes or purges it', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const post = await withPoll(ada)
    const id = post.poll._id
    await voteFor(bob, post.poll, 2)
    const remove = () => ada.call('DELETE', `${POSTS}/${post._id}`)
    const list = async () => (await api('GET /api/v1/polls', { query: {} })).result.items.map(({ _id }) => _id)
    await remove()
    expect(await list()).not.toContain(id)
    expect((await bob.call('DELETE', `/api/v1/polls/${id}/vote`)).statusCode).toBe(404)
    expect((await ada.call('POST', `${POSTS}/${post._id}/restore`)).statusCode).toBe(200)
    expect(await list()).toContain(id)
    expect((await read(bob, id)).result).toMatchObject({ voted: true, voters: 1 })
    await remove()
    world.clock.advance(11 * 60_000)
    await purgePosts.handle(world.ctx, {})
    const remainingPolls = world.ctx.db.selectFrom('poll').select('id').where('id', '=', id)
    expect(await remainingPolls.execute()).toEqual([])
  })

  test('stays when its poll is deleted', async () => {
    const ada = await professional()
    const post = await withPoll(ada)
    const admin = await joinAsAdmin(world, app, 'admin-content')
    expect((await admin.call('DELETE', `/api/v1/polls/${post.poll._id}`)).statusCode).toBe(200)
    const remainingPost = (await api('GET /api/v1/posts/{id}', { params: { id: post._id } })).result
    expect(remainingPost).toMatchObject({ poll: null })
    expect(remainingPost).not.toHaveProperty('postType')
  })

  test('is created once when the request is repeated, and not at all when its poll is refused', async () => {
    const ada = await professional()
    const postBody = postOf({ body: '<p>Vote below.</p>', poll: questionOf(world) })
    const replies = await Promise.all(Array.from({ length: 50 }, () => ada.call('POST', POSTS, postBody)))
    const statusAndPoll = replies.map((reply) => [reply.statusCode, reply.json().result.poll?._id].join())
    expect([...new Set(statusAndPoll)]).toEqual([expect.stringMatching(/^200,.+/)])
    const ownPolls = world.ctx.db.selectFrom('poll').select('id').where('actor_id', '=', ada.id)
    expect(await ownPolls.execute()).toHaveLength(1)
    const lateBody = postOf({ body: '<p>Too late.</p>', poll: questionOf(world, { closesAt: inHours(world, -1) }) })
    const refusal = await ada.call('POST', POSTS, lateBody)
    expect([refusal.statusCode, refusal.json().result.code]).toEqual([409, 'poll-closing-time'])
    expect((await send(app, 'GET', `${POSTS}/${lateBody.id}`)).statusCode).toBe(404)
    const singleReply = await ada.call('POST', POSTS, postOf({ poll: questionOf(world, { options: ['One'] }) }))
    expect(singleReply.json().result.fields).toEqual({ 'body.poll.options': 'Enter at least 2 options.' })
  })
})

test('the author and the voters are notified once that a poll has closed, until the poll is deleted', async () => {
  const [ada, bob, eve] = [await professional(), await professional(), await professional()]
  const poll = await publishPoll(world, ada, { anonymous: true, question: 'Is the lamp lit?' })
  for (const voter of [ada, bob]) await voteFor(voter, poll)
  await closeDuePolls(world)
  expect(await notificationsFor(bob), 'it is open').toEqual([])
  await endPoll(world, poll)
  await Promise.all([closeDuePolls(world), closeDuePolls(world)])
  const [toAuthor] = (await notificationsFor(ada)).filter(({ name }) => name === 'poll-closed')
  const to = `/polls/${poll._id}`
  expect(toAuthor).toMatchObject({ to, postType: 'polls', text: 'The results of your poll are in: “Is the lamp lit?”' })
  const closedNotifications = async () => (await notificationsFor(bob)).filter(({ name }) => name === 'poll-closed')
  await expect.poll(closedNotifications).toMatchObject([{ to, title: 'Is the lamp lit?', user: { _id: ada.id } }])
  expect(await notificationsFor(eve)).toEqual([])
  await closeDuePolls(world)
  expect((await notificationsFor(ada)).filter(({ name }) => name === 'poll-closed')).toHaveLength(1)
  await ada.call('DELETE', `/api/v1/polls/${poll._id}`)
  for (const member of [ada, bob]) {
    expect((await notificationsFor(member)).filter(({ name }) => name === 'poll-closed')).toEqual([])
  }
})

test('all voters who may still read a poll are notified when it closes', async () => {
  const [ada, bob, left] = [
    await joinAsCreator(world, app),
    await joinAsCreator(world, app),
    await joinAsCreator(world, app),
  ]
  const poll = await publishPoll(world, ada, { audience: 'creator' })
  for (const voter of [bob, left]) await voteFor(voter, poll)
  await world.ctx.db.updateTable('actor').set({ plan: 'free' }).where('id', '=', left.id).execute()
  await endPoll(world, poll)
  await closeDuePolls(world)
  const names = async (member: SignedInClient) => (await notificationsFor(member)).map(({ name }) => name)
  await expect.poll(() => names(bob)).toContain('poll-closed')
  expect(await names(left)).not.toContain('poll-closed')
})

test('notifications about posts with polls mention the poll', async () => {
  const [ada, bob] = [await professional(), await professional()]
  await age(world)
  await bob.api('PUT /api/v1/connections/alerts/{userId}', { params: { userId: ada.id } })
  const mention = `<p>Vote, <a data-mention="${bob.id}">@you</a>.</p>`
  const post = await withPoll(ada, { body: mention })
  await comment(bob, post._id, 'Oil.')
  const typesOf = async (member: SignedInClient) => {
    const items = (await notificationsFor(member)).filter(({ name }) => name !== 'new-badge')
    return items.map(({ name, postType }) => `${name} ${postType}`).toSorted()
  }
  await expect.poll(() => typesOf(bob)).toEqual(['mention polls', 'new-post polls'])
  expect(await typesOf(ada)).toEqual(['comment:new polls'])
})

test('authors are notified of reactions to polls and to posts with polls', async () => {
  const [ada, bob] = [await professional(), await professional()]
  const [poll, post] = [await publishPoll(world, ada), await withPoll(ada)]
  for (const { _id } of [poll, post]) await bob.call('PUT', reactionUrl(_id), { reaction: 'fire' })
  const items = (await notificationsFor(ada)).filter(({ name }) => name === 'post:addReaction')
  expect(items.map(({ text, postType, to }) => [text, postType, to]).sort()).toEqual([
    ['reacted with 🔥 to your poll', 'polls', `/polls/${poll._id}`],
    ['reacted with 🔥 to your post', 'polls', `/feed/${post._id}`],
  ])
})
