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

/** What still names them, each with the reason. */
const named: Readonly<Record<string, string>> = Object.assign(
  {},
  ...[...testings.values()].map(({ reads }) => reads?.named),
)

/** Nothing is counted: the walk takes many calls. */
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
// Once the world has stopped.
afterAll(() => rm(folder, { recursive: true, force: true }))
const { world, service } = await usePushWorld({ files: createLocalFiles(folder), realtime })
let people: People
/** Whom Bob mutes, and whom he listens to. */
let mute: SignedInClient
let heard: SignedInClient
/** Which addresses showed them before the block. */
let before: Set<string>

beforeAll(async () => {
  const app = await world.app({ ctx: { ...world.ctx, limits: noLimits } })
  people = await joinPeople(world, app)
  const { bob, emil } = people
  for (const [name, { fill }] of testings) if (name !== 'moderation') await fill?.(people)
  const own = new Map([['own', emil.id]])
  const [jobId = ''] = await addJobs(world.ctx, [{ title: `Rigger of ${MARK}`, company: 'own' }], own)
  await sendDigest(bob, jobId)
  ;[mute, heard] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  for (const friend of [mute, heard]) {
    await bob.call('POST', `/api/v1/professionals/${bob.id}/follow/${friend.id}`)
    await friend.call('POST', `/api/v1/professionals/${friend.id}/follow/${bob.id}`)
  }
  await settled(world)
  // What was done before missions began is counted now, so that it is no news of what the others do.
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

/** A digest that the member got earlier, with one job. */
async function sendDigest({ id: actor_id }: SignedInClient, job_id: string): Promise<void> {
  const { db, clock, newId } = world.ctx
  const [id, at] = [newId(), clock.now()]
  const sent = { turn_at: at, made_at: at, sent_at: at, looked_at: null, best_match: null }
  await db
    .insertInto('digest')
    .values({ id, actor_id, basis: 'story', ...sent })
    .execute()
  const found = { actor_id, job_id, digest_id: id, position: 0, match: 70, why: `Close to “${MARK}”` }
  await db.insertInto('digest_job').values(found).execute()
}

/** Returns which addresses of the API show this viewer something of the two: their ids, or what is marked as theirs. */
async function showing(viewer: People['bob']): Promise<Set<string>> {
  const shown = new Set<string>()
  for (const { key, url } of await addressesOf(world.ctx.db)) {
    if (key in named) continue
    const reply = await viewer.call('GET', url)
    expect(reply.statusCode, url).toBeLessThan(500)
    if (reply.statusCode !== 200) continue
    const body = withoutMentions(reply.body)
    const isShown = [people.ada.id, people.emil.id].some((id) => body.includes(id) && !url.includes(id))
    if (isShown || (body.includes(MARK) && !url.includes(MARK))) shown.add(`${key} ${url}`)
  }
  return shown
}

/** What others wrote of them stays, with their names and links to their pages. */
function withoutMentions(body: string): string {
  const links = /<a href=\\"[^"]*\\" data-mention=\\"[^"]*\\">/g
  return body.replaceAll(links, '').replaceAll(new RegExp(`@(Ada )?${MARK}`, 'gi'), '')
}

test('the walk reaches every call that shows members, and says why it leaves out another', async () => {
  const walked = new Set((await addressesOf(world.ctx.db)).map(({ key }) => key))
  const reading = Object.keys(contract).filter((key) => key.startsWith('GET ') && !key.includes('/admin/'))
  expect(reading.filter((key) => !walked.has(key)).toSorted()).toEqual(Object.keys(notWalked).toSorted())
  expect(Object.keys(named).filter((key) => !walked.has(key))).toEqual([])
  const keys = new Set([...before].map((line) => line.split(' ').slice(0, 2).join(' ')))
  expect(keys.size).toBeGreaterThan(20)
})

test('what a blocked or muted member does is told neither in the bell nor by email, push or socket', async () => {
  const { bob, ada, emil } = people
  const channels = { realtime, service }
  const told = () => toldOf(people, bob, channels)
  const earlier = await told()
  for (const hidden of [ada, emil]) await actOn(people, hidden, bob)
  await settled(world)
  expect(await told()).toEqual(earlier)
  await actOn(people, mute, bob)
  await settled(world)
  const quiet = await told()
  // Their conversation goes on without a sound, and what Bob has reached by it names no one.
  const isNews = (event: string) => !/^\["(convo|mission|badge):/.test(event)
  const isTold = (entry: string) => !/"kind": "(mission:|new-badge)/.test(entry)
  const newsOf = ({ bell, sockets, ...others }: typeof earlier) => {
    return { ...others, bell: bell.filter(isTold), sockets: sockets.filter(isNews) }
  }
  expect(newsOf(quiet)).toEqual(newsOf(earlier))
  await actOn(people, heard, bob)
  await settled(world)
  await expect.poll(() => service.received.length).toBeGreaterThan(earlier.pushes.length)
  const later = await told()
  for (const channel of ['bell', 'mails', 'sockets'] as const) {
    expect(later[channel].length, channel).toBeGreaterThan(quiet[channel].length)
  }
  const news = later.pushes.slice(earlier.pushes.length).join('\n')
  for (const hidden of [ada, emil, mute]) expect(news).not.toContain(hidden.id)
})

test('nothing of a blocked member is in any list, page or search of who blocked them', async () => {
  const { bob, ada, emil } = people
  expect([...(await showing(bob))]).toEqual([])
  const query = { ids: `${ada.id},${emil.id}` }
  for (const key of ['GET /api/v1/connections/states', 'GET /api/v1/convos/doors'] as const) {
    expect((await bob.api(key, { query })).result, key).toEqual([])
  }
})

test('nor of who blocked them in any of theirs', async () => {
  const { ada, emil, bob, rita } = people
  // The fillers have let Emil block Rita.
  const pairs = [
    [ada, bob],
    [emil, bob],
    [rita, emil],
    [emil, rita],
  ] as const
  const shown: string[] = []
  for (const { key, url } of await addressesOf(world.ctx.db)) {
    if (key in named) continue
    for (const [viewer, other] of pairs) {
      if (url.includes(other.id)) continue
      const reply = await viewer.call('GET', url)
      if (reply.statusCode === 200 && withoutMentions(reply.body).includes(other.id))
        shown.push(`${key} ${url} ${viewer.email}`)
    }
  }
  expect(shown).toEqual([])
})

test('counts of comments, reactions and answers leave out those who are left out of their lists', async () => {
  const { bob } = people
  const { rows } = await sql<{ id: string }>`select id from discussion_subject`.execute(world.ctx.db)
  let compared = 0
  for (const { id } of rows) {
    const params = { id }
    const comments = await bob.api('GET /api/v1/discussions/{id}/comments', { params, query: {} })
    if (comments.status === 200) {
      const { items, pinned, count } = comments.result
      const all = [...items, ...(pinned ? [pinned] : [])].flatMap((one) => [one, ...one.replies.items])
      expect(count, id).toBe(all.filter(({ gone }) => gone === null).length)
      compared += count
    }
  }
  for (const { slug } of (await bob.api('GET /api/v1/questions', { query: {} })).result.items) {
    const { answers, reactions, _id: id } = (await bob.api('GET /api/v1/questions/{slug}', { params: { slug } })).result
    const listed = (await bob.api('GET /api/v1/questions/{slug}/answers', { params: { slug }, query: {} })).result.items
    expect(answers, slug).toBe(listed.length)
    const reacted = (await bob.api('GET /api/v1/reactions/{id}', { params: { id }, query: {} })).result.items
    expect(Object.values(reactions.counts).reduce((sum, count) => sum + count, 0)).toBe(reacted.length)
    compared += reacted.length + listed.length
  }
  const follows = (await bob.api('GET /api/v1/connections/counts')).result
  const { followers, followingEmployersNum: companies, followingProfessionalsNum: professionals } = follows
  const listed = async (list: 'followers' | 'following') =>
    (await bob.api('GET /api/v1/connections', { query: { list } })).result.items.length
  expect([followers, companies + professionals]).toEqual([await listed('followers'), await listed('following')])
  const since = '2020-01-01T00:00:00.000Z'
  const { count } = (await bob.api('GET /api/v1/posts/newer', { query: { since } })).result
  const posts = (await bob.api('GET /api/v1/posts', { query: { tab: 'newest' } })).result.items
  expect(count).toBe(posts.filter((one) => 'author' in one && one.author._id !== bob.id).length)
  expect(compared).toBeGreaterThan(0)
})

/** Lists in which nothing of muted members stands, for who doesn't ask for them alone. */
const unmuted = new Set([
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

test('nothing of a muted member is in the lists where it would be met', async () => {
  const { bob } = people
  const app = await world.app({ ctx: { ...world.ctx, limits: noLimits } })
  const loud = await joinAsCreator(world, app)
  await actOn(people, loud, bob)
  await publishArticle(loud)
  await publishPoll(world, loud)
  await ask(loud, `What would ${MARK} do in the rain?`)
  const met = async () => {
    const found = new Set<string>()
    for (const { key, url } of await addressesOf(world.ctx.db)) {
      if (!unmuted.has(key) || url.includes('author=')) continue
      const reply = await bob.call('GET', url)
      // Whose the thing is that was commented on: the viewer has opened it.
      const body = reply.body.replace(`"authorId":"${loud.id}"`, '')
      if (reply.statusCode === 200 && body.includes(loud.id)) found.add(key)
      const namesNone = key === 'GET /api/v1/related-questions' || key === 'GET /api/v1/palette'
      if (namesNone && reply.body.includes('in the rain')) found.add(key)
    }
    return found
  }
  expect([...(await met())].toSorted()).toEqual([...unmuted])
  await bob.call('PUT', `/api/v1/connections/muted/${loud.id}`)
  expect([...(await met())]).toEqual([])
})
