import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { followUrl } from './connections.factory.ts'

let world: World
let app: FastifyInstance
beforeAll(async () => {
  world = await startWorld()
  app = await world.app()
})
afterAll(() => world.stop())

const professional = (firstName: string) => joinAsProfessional(world, app, { firstName, lastName: '' })
const employer = (companyName: string) => joinAsEmployer(world, app, { companyName })
const follow = (one: SignedInClient, other: SignedInClient) => one.call('POST', followUrl(one, other.id))

async function suggestedTo({ call }: SignedInClient, query = ''): Promise<[string, string][]> {
  const { result } = (await call('GET', `/api/v1/connections/suggestions${query}`)).json()
  return result.map(({ member, reason }: { member: { _id: string }; reason: string }) => [member._id, reason])
}

async function postJob({ id: companyId }: SignedInClient, department: string): Promise<void> {
  const { db, newId, clock } = world.ctx
  const [id, now] = [newId(), clock.now()]
  const times = { posted_at: now, created_at: now, updated_at: now }
  await db
    .insertInto('job')
    .values({ id, slug: id, company_id: companyId, title: 'Engineer', description: '', department, ...times })
    .execute()
}

test('professionals are suggested because they follow one, or are followed by whom one follows', async () => {
  const [ada, bob, carla, dora] = [
    await professional('Ada'),
    await professional('Bob'),
    await professional('Carla'),
    await professional('Dora'),
  ]
  await follow(bob, ada)
  await follow(ada, carla)
  await follow(carla, dora)
  const suggested = await suggestedTo(ada, '?role=professional')
  expect(suggested.slice(0, 2)).toEqual([
    [bob.id, 'because they follow you'],
    [dora.id, 'because you follow Carla, who follows them'],
  ])
  expect(suggested.map(([id]) => id)).not.toContain(ada.id)
  expect(suggested.map(([id]) => id)).not.toContain(carla.id)

  await ada.call('PUT', `/api/v1/connections/muted/${bob.id}`)
  await dora.call('PUT', `/api/v1/connections/blocked/${ada.id}`)
  const left = (await suggestedTo(ada)).map(([id]) => id)
  expect(left).not.toContain(bob.id)
  expect(left).not.toContain(dora.id)
})

test('companies are suggested because they hire where a followed one does', async () => {
  const ada = await professional('Ada')
  const [acme, like, unlike] = [await employer('Acme'), await employer('Like Acme'), await employer('Unlike Acme')]
  await postJob(acme, 'engineering')
  await postJob(like, 'engineering')
  await postJob(unlike, 'design')
  await follow(ada, acme)
  expect(await suggestedTo(ada, '?role=employer')).toEqual([
    [like.id, 'because you follow Acme, which hires in Engineering, too'],
    [unlike.id, 'because they have a new job'],
  ])
})

test('the newest members are listed with when they joined, without oneself, the hidden and pages of nobody', async () => {
  const ada = await professional('Ada')
  world.clock.advance(1_000)
  const acme = await employer('Newest Inc')
  await joinAsProfessional(world, app, { confirmed: false })
  const { db, newId, clock } = world.ctx
  const imported = newId()
  await db
    .insertInto('actor')
    .values({ id: imported, kind: 'company', slug: imported, plan: 'free', created_at: clock.now() })
    .execute()
  const { result } = (await ada.call('GET', '/api/v1/connections/newest')).json()
  expect(result[0]).toMatchObject({
    member: { _id: acme.id, role: 'employer', companyName: 'Newest Inc', isFollowing: false },
    joinedAt: world.clock.now().toISOString(),
  })
  const ids = result.map(({ member }: { member: { _id: string } }) => member._id)
  expect(ids).not.toContain(ada.id)
  expect(ids).not.toContain(imported)
})

test('what a member did of a kind on one day is one entry', async () => {
  const [ada, bob] = [await professional('Ada'), await professional('Bob')]
  const others = [await professional('Carla'), await professional('Dora')]
  await follow(ada, bob)
  for (const other of others) {
    world.clock.advance(1_000)
    await follow(bob, other)
  }
  const { result } = (await ada.call('GET', '/api/v1/connections/lately')).json()
  expect(result).toMatchObject([{ did: 'followed', member: { _id: bob.id }, whom: { _id: others[1]?.id }, times: 2 }])
})
