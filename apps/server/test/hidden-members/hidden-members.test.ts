import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@rise/contract/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishArticle } from '../../src/features/headlines/headlines.factory.ts'
import { addJobs } from '../../src/features/jobs/search/searched-jobs.factory.ts'
import { countEveryonesMissions } from '../../src/features/missions/missions.factory.ts'
import { settled, usePushWorld } from '../../src/features/notifications/notifications.factory.ts'
import { publishPoll } from '../../src/features/polls/polls.factory.ts'
import { ask, joinAsCreator } from '../../src/features/real-talk/real-talk.factory.ts'
import { joinAsProfessional, type SignedInClient } from '../../src/features/session/accounts.factory.ts'
import { createLocalFiles } from '../../src/platform/files/local-files.ts'
import type { Limits } from '../../src/platform/limits.ts'
import { joinPeople, MARK, type People } from '../erasure/people.ts'
import { testings } from '../feature-testing.ts'
import { actOn } from './acts.ts'
import { addressesOf, notWalked } from './addresses.ts'
import { recordedRealtime, toldOf } from './watch.ts'

/** Endpoints that may still name the hidden members, each with the reason. */
const exceptions: Readonly<Record<string, string>> = Object.assign(
  {},
  ...[...testings.values()].map(({ reads }) => reads?.named),
)

/** Rate limits are off, because the walk makes many calls. */
const noLimits: Limits = {
  of: () => ({
    consume: async () => {},
    take: async () => true,
    giveBack: async () => {},
    reset: async () => {},
    secondsLeft: async () => 0,
  }),
}

const realtime = recordedRealtime()
const folder = await mkdtemp(join(tmpdir(), 'rise-hidden-'))
// Removed only after the world has stopped.
afterAll(() => rm(folder, { recursive: true, force: true }))
const { world, service } = await usePushWorld({ files: createLocalFiles(folder), realtime })
let people: People
/** A member that Bob muted, and one that he didn't mute. */
let mute: SignedInClient
let visibleMember: SignedInClient
/** The addresses that showed Bob the two members before he blocked them. */
let before: Set<string>

beforeAll(async () => {
  const app = await world.app({ ctx: { ...world.ctx, limits: noLimits } })
  people = await joinPeople(world, app)
  const { bob, emil } = people
  for (const [name, { fill }] of testings) if (name !== 'moderation') await fill?.(people)
  const ownIds = new Map([['own', emil.id]])
  const [jobId = ''] = await addJobs(world.ctx, [{ title: `Rigger of ${MARK}`, company: 'own' }], ownIds)
  await sendDigest(bob, jobId)
  ;[mute, visibleMember] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  for (const friend of [mute, visibleMember]) {
    await bob.call('POST', `/api/v1/professionals/${bob.id}/follow/${friend.id}`)
    await friend.call('POST', `/api/v1/professionals/${friend.id}/follow/${bob.id}`)
  }
  await settled(world)
  // Counts earlier deeds for missions now, so that they cause no notifications later.
  await countEveryonesMissions(world)
  await settled(world)
})
beforeAll(async () => {
  const { bob, ada, emil } = people
  before = await showing(bob)
  await bob.call('POST', '/api/v1/notifications/subscribe', { ...service.subscribe(), userId: bob.id })
  await bob.call('PATCH', '/api/v1/notification-settings/new-comment', { mail: true })
  for (const url of [`blocked/${ada.id}`, `blocked/${emil.id}`, `muted/${mute.id}`]) {
    const reply = await bob.call('PUT', `/api/v1/connections/${url}`)
    expect(reply.statusCode, reply.body).toBe(200)
  }
  await settled(world)
})

/** Adds an earlier digest of the member, with one job. */
async function sendDigest({ id: actor_id }: SignedInClient, job_id: string): Promise<void> {
  const { db, clock, newId } = world.ctx
  const [id, at] = [newId(), clock.now()]
  const sent = { turn_at: at, made_at: at, sent_at: at, looked_at: null, best_match: null }
  await db
    .insertInto('digest')
    .values({ id, actor_id, basis: 'story', ...sent })
    .execute()
  const digestJob = { actor_id, job_id, digest_id: id, position: 0, match: 70, why: `Close to “${MARK}”` }
  await db.insertInto('digest_job').values(digestJob).execute()
}

/** Returns the API addresses that show this viewer the ids or the marked content of Ada or Emil. */
async function showing(viewer: People['bob']): Promise<Set<string>> {
  const shownKeys = new Set<string>()
  for (const { key, url } of await addressesOf(world.ctx.db)) {
    if (key in exceptions) continue
    const reply = await viewer.call('GET', url)
    expect(reply.statusCode, url).toBeLessThan(500)
    if (reply.statusCode !== 200) continue
    const body = withoutMentions(reply.body)
    const isShown = [people.ada.id, people.emil.id].some((id) => body.includes(id) && !url.includes(id))
    if (isShown || (body.includes(MARK) && !url.includes(MARK))) shownKeys.add(`${key} ${url}`)
  }
  return shownKeys
}

/** Removes mentions of the members from a reply, because other people's texts keep their names and links. */
function withoutMentions(body: string): string {
  const links = /<a href=\\"[^"]*\\" data-mention=\\"[^"]*\\">/g
  return body.replaceAll(links, '').replaceAll(new RegExp(`@(Ada )?${MARK}`, 'gi'), '')
}

test('each GET endpoint outside the admin area is walked, or omitted with a reason', async () => {
  const walkedKeys = new Set((await addressesOf(world.ctx.db)).map(({ key }) => key))
  const reading = Object.keys(contract).filter((key) => key.startsWith('GET ') && !key.includes('/admin/'))
  expect(reading.filter((key) => !walkedKeys.has(key)).toSorted()).toEqual(Object.keys(notWalked).toSorted())
  expect(Object.keys(exceptions).filter((key) => !walkedKeys.has(key))).toEqual([])
  const keys = new Set([...before].map((line) => line.split(' ').slice(0, 2).join(' ')))
  expect(keys.size).toBeGreaterThan(20)
})

test('activities of a blocked or muted member cause no notification in the bell, by email, push or socket', async () => {
  const { bob, ada, emil } = people
  const channels = { realtime, service }
  const notified = () => toldOf(people, bob, channels)
  const earlierNews = await notified()
  for (const hidden of [ada, emil]) await actOn(people, hidden, bob)
  await settled(world)
  expect(await notified()).toEqual(earlierNews)
  await actOn(people, mute, bob)
  await settled(world)
  const quiet = await notified()
  // Their conversation continues without notifications, and Bob's achievements by it name no one.
  const isNews = (event: string) => !/^\["(convo|mission|badge):/.test(event)
  const isTold = (entry: string) => !/"kind": "(mission:|new-badge)/.test(entry)
  const newsOf = ({ bell, sockets, ...others }: typeof earlierNews) => {
    return { ...others, bell: bell.filter(isTold), sockets: sockets.filter(isNews) }
  }
  expect(newsOf(quiet)).toEqual(newsOf(earlierNews))
  await actOn(people, visibleMember, bob)
  await settled(world)
  await expect.poll(() => service.received.length).toBeGreaterThan(earlierNews.pushes.length)
  const laterNews = await notified()
  for (const channel of ['bell', 'mails', 'sockets'] as const) {
    expect(laterNews[channel].length, channel).toBeGreaterThan(quiet[channel].length)
  }
  const news = laterNews.pushes.slice(earlierNews.pushes.length).join('\n')
  for (const hiddenMember of [ada, emil, mute]) expect(news).not.toContain(hiddenMember.id)
})

test('no list, page or search of the blocking member shows the blocked member’s data', async () => {
  const { bob, ada, emil } = people
  expect([...(await showing(bob))]).toEqual([])
  const query = { ids: `${ada.id},${emil.id}` }
  for (const key of ['GET /api/v1/connections/states', 'GET /api/v1/convos/doors'] as const) {
    expect((await bob.api(key, { query })).result, key).toEqual([])
  }
})

test('no list, page or search of the blocked member shows the blocking member’s id', async () => {
  const { ada, emil, bob, rita } = people
  // The features' test data has Emil block Rita.
  const pairs = [
    [ada, bob],
    [emil, bob],
    [rita, emil],
    [emil, rita],
  ] as const
  const leaks: string[] = []
  for (const { key, url } of await addressesOf(world.ctx.db)) {
    if (key in exceptions) continue
    for (const [viewer, other] of pairs) {
      if (url.includes(other.id)) continue
      const reply = await viewer.call('GET', url)
      if (reply.statusCode === 200 && withoutMentions(reply.body).includes(other.id))
        leaks.push(`${key} ${url} ${viewer.email}`)
    }
  }
  expect(leaks).toEqual([])
})

test('counts of comments, reactions and answers exclude the members who are omitted from their lists', async () => {
  const { bob } = people
  const { rows } = await sql<{ id: string }>`select id from discussion_subject`.execute(world.ctx.db)
  let comparedCount = 0
  for (const { id } of rows) {
    const params = { id }
    const comments = await bob.api('GET /api/v1/discussions/{id}/comments', { params, query: {} })
    if (comments.status === 200) {
      const { items, pinned, count } = comments.result
      const all = [...items, ...(pinned ? [pinned] : [])].flatMap((one) => [one, ...one.replies.items])
      expect(count, id).toBe(all.filter(({ gone }) => gone === null).length)
      comparedCount += count
    }
  }
  for (const { slug } of (await bob.api('GET /api/v1/questions', { query: {} })).result.items) {
    const { answers, reactions, _id: id } = (await bob.api('GET /api/v1/questions/{slug}', { params: { slug } })).result
    const answerList = (await bob.api('GET /api/v1/questions/{slug}/answers', { params: { slug }, query: {} })).result
      .items
    expect(answers, slug).toBe(answerList.length)
    const reactionsReply = (await bob.api('GET /api/v1/reactions/{id}', { params: { id }, query: {} })).result.items
    expect(Object.values(reactions.counts).reduce((sum, count) => sum + count, 0)).toBe(reactionsReply.length)
    comparedCount += reactionsReply.length + answerList.length
  }
  const follows = (await bob.api('GET /api/v1/connections/counts')).result
  const { followers, followingEmployersNum: companies, followingProfessionalsNum: professionals } = follows
  const listFollows = async (list: 'followers' | 'following') =>
    (await bob.api('GET /api/v1/connections', { query: { list } })).result.items.length
  expect([followers, companies + professionals]).toEqual([
    await listFollows('followers'),
    await listFollows('following'),
  ])
  const since = '2020-01-01T00:00:00.000Z'
  const { count } = (await bob.api('GET /api/v1/posts/newer', { query: { since } })).result
  const posts = (await bob.api('GET /api/v1/posts', { query: { tab: 'newest' } })).result.items
  expect(count).toBe(posts.filter((one) => 'author' in one && one.author._id !== bob.id).length)
  expect(comparedCount).toBeGreaterThan(0)
})

/** Lists that omit muted members' data unless they are filtered by such a member. */
const listsWithoutMuted = new Set([
  'GET /api/v1/discussions/{id}/comments',
  'GET /api/v1/headlines',
  'GET /api/v1/palette',
  'GET /api/v1/polls',
  'GET /api/v1/polls/{id}/options/{option}/voters',
  'GET /api/v1/posts',
  'GET /api/v1/questions',
  'GET /api/v1/questions/{slug}/answers',
  'GET /api/v1/reactions/{id}',
  'GET /api/v1/related-questions',
])

test('each list that omits muted members shows a member until the viewer mutes them', async () => {
  const { bob } = people
  const app = await world.app({ ctx: { ...world.ctx, limits: noLimits } })
  const loud = await joinAsCreator(world, app)
  await actOn(people, loud, bob)
  await publishArticle(loud)
  await publishPoll(world, loud)
  await ask(loud, `What would ${MARK} do in the rain?`)
  const met = async () => {
    const showingKeys = new Set<string>()
    for (const { key, url } of await addressesOf(world.ctx.db)) {
      if (!listsWithoutMuted.has(key) || url.includes('author=')) continue
      const reply = await bob.call('GET', url)
      // The author of the subject may be shown, because the viewer has opened the subject.
      const body = reply.body.replace(`"authorId":"${loud.id}"`, '')
      if (reply.statusCode === 200 && body.includes(loud.id)) showingKeys.add(key)
      const namesNone = key === 'GET /api/v1/related-questions' || key === 'GET /api/v1/palette'
      if (namesNone && reply.body.includes('in the rain')) showingKeys.add(key)
    }
    return showingKeys
  }
  expect([...(await met())].toSorted()).toEqual([...listsWithoutMuted])
  await bob.call('PUT', `/api/v1/connections/muted/${loud.id}`)
  expect([...(await met())]).toEqual([])
})
