import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@rise/contract/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '../../src/features/features.ts'
import { settled } from '../../src/features/notifications/notifications.factory.ts'
import { createLocalFiles } from '../../src/platform/files/local-files.ts'
import type { Limits } from '../../src/platform/limits.ts'
import { fillers, joinPeople, MARK, type People } from '../erasure/fill-features.ts'
import { startWorld, type World } from '../world.ts'
import { addressesOf } from './addresses.ts'

/** What still names them, each with the reason. */
const named: Readonly<Record<string, string>> = {
  'GET /api/v1/account/data': 'the viewer’s own: whom they follow, blocked, or wrote to',
  'GET /api/v1/professional-counts': 'how many have each skill, of everyone: it names no one',
  'GET /api/v1/story/preview': 'the viewer’s own page as others see it, whom no block concerns',
  'GET /api/v1/connections': 'the list of blocked members, without which no one could be unblocked',
}

/** Nothing is counted: the walk takes many calls. */
const noLimits: Limits = {
  of: () => ({ consume: async () => {}, take: async () => true, giveBack: async () => {}, reset: async () => {} }),
}

let folder: string
let world: World
let people: People
/** Which addresses showed them before the block. */
let before: Set<string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rise-hidden-'))
  world = await startWorld({ files: createLocalFiles(folder) })
  await world.backend.queue.work(world.ctx)
  const app = await world.app({ ctx: { ...world.ctx, limits: noLimits } })
  people = await joinPeople(world, app)
  for (const { name } of features) if (name !== 'moderation') await fillers[name]?.(people)
  await settled(world)
  before = await showing(people.bob)
  for (const { id } of [people.ada, people.emil]) {
    const reply = await people.bob.call('PUT', `/api/v1/connections/blocked/${id}`)
    expect(reply.statusCode, reply.body).toBe(200)
  }
  await settled(world)
})
afterAll(async () => {
  await world?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Returns which addresses of the API show this viewer something of the two: their ids, or what is marked as theirs. */
async function showing(viewer: People['bob']): Promise<Set<string>> {
  const shown = new Set<string>()
  for (const { key, url } of await addressesOf(world.ctx.db)) {
    if (key in named) continue
    const reply = await viewer.call('GET', url)
    expect(reply.statusCode, url).toBeLessThan(500)
    if (reply.statusCode !== 200) continue
    // What others wrote of them stays, with their names and links to their pages, and so does what was asked for.
    const links = /<a href=\\"[^"]*\\" data-mention=\\"[^"]*\\">/g
    const body = reply.body.replaceAll(links, '').replaceAll(new RegExp(`@(Ada )?${MARK}`, 'gi'), '')
    const isShown = [people.ada.id, people.emil.id].some((id) => body.includes(id) && !url.includes(id))
    if (isShown || (body.includes(MARK) && !url.includes(MARK))) shown.add(`${key} ${url}`)
  }
  return shown
}

test('the walk reaches every call that shows members', () => {
  const keys = new Set([...before].map((line) => line.split(' ').slice(0, 2).join(' ')))
  expect(keys.size).toBeGreaterThan(20)
  expect(Object.keys(named).filter((key) => !(key in contract))).toEqual([])
})

test('nothing of a blocked member is in any list, page or search of who blocked them', async () => {
  expect([...(await showing(people.bob))]).toEqual([])
})

test('nor of who blocked them in any of theirs', async () => {
  const { bob, ada } = people
  const shown: string[] = []
  for (const { key, url } of await addressesOf(world.ctx.db)) {
    if (key in named) continue
    const reply = await ada.call('GET', url)
    if (reply.statusCode === 200 && reply.body.includes(bob.id) && !url.includes(bob.id)) shown.push(`${key} ${url}`)
  }
  expect(shown).toEqual([])
})

test('whatever a blocked member does, the other is told nothing: in the bell, by email or pushed', async () => {
  const { bob, ada } = people
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from notification where member_id = ${bob.id}`.execute(world.ctx.db)
    return rows[0]?.count
  }
  const [told, mails] = [await count(), (await world.mailbox.all(bob.email)).length]
  for (const { url, body, method } of await actsOn(bob.id)) await ada.call(method, url, body)
  await settled(world)
  expect([await count(), (await world.mailbox.all(bob.email)).length]).toEqual([told, mails])
})

/** What one does to others and to what they wrote. */
async function actsOn(actorId: string) {
  const { rows } = await sql<{ id: string }>`
    select id from discussion_subject where author_id = ${actorId}`.execute(world.ctx.db)
  const ofThings = rows.flatMap(({ id }) => [
    { method: 'PUT' as const, url: `/api/v1/reactions/${id}`, body: { reaction: 'love' } },
    { method: 'POST' as const, url: `/api/v1/discussions/${id}/comments`, body: { text: `So says ${MARK}.` } },
  ])
  const message = { clientId: world.ctx.newId(), text: 'Are you there?', replyTo: null }
  return [
    ...ofThings,
    { method: 'POST' as const, url: `/api/v1/professionals/${people.ada.id}/follow/${actorId}`, body: {} },
    { method: 'POST' as const, url: `/api/v1/convos/with/${actorId}/messages`, body: message },
    {
      method: 'POST' as const,
      url: '/api/v1/posts',
      body: {
        id: world.ctx.newId(),
        kind: 'post',
        audience: 'everyone',
        body: `<p><a data-mention="${actorId}">@x</a> hi</p>`,
      },
    },
  ]
}
