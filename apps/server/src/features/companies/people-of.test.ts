import type { Resume } from '@rise/contract/resumes/shapes'
import { beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient, send } from '../session/accounts.factory.ts'
import { slugOf } from './companies.factory.ts'

const { world, app, api } = useWorld()
let owner: SignedInClient
let slug: string

beforeEach(async () => {
  owner = await joinAsEmployer(world, app, { companyName: `Kranich Werke ${world.ctx.newId().slice(-6)}` })
  slug = await slugOf(owner)
})

type Work = NonNullable<Resume['work']>[number]
const companyName = async () => (await api('GET /api/v1/companies/{slug}', { params: { slug } })).result.companyName

/** Creates a member whose page says that they work at the company, unless overridden. */
async function colleague(firstName: string, work: Partial<Work> = {}, shownAtWork = true): Promise<SignedInClient> {
  // Earlier members come first.
  world.clock.advance(1_000)
  const client = await joinAsProfessional(world, app, { firstName, lastName: 'Hale' })
  const entry = { name: `${await companyName()} GmbH`, position: 'Engineer', startDate: '2020', ...work }
  await save(client, { resume: { basics: { label: 'Engineer' }, work: [entry] }, shownAtWork })
  return client
}
async function save({ call }: SignedInClient, change: object): Promise<void> {
  const { version } = (await call('GET', '/api/v1/story')).json().result
  const saveReply = await call('PATCH', '/api/v1/story', { version, ...change })
  expect(saveReply.statusCode, saveReply.body).toBe(200)
}
async function peopleSeen(viewer?: SignedInClient) {
  const { result } = (await send(app, 'GET', `/api/v1/companies/${slug}`, { token: viewer?.token })).json()
  return {
    names: result.people.map(({ name }: { name: string }) => name),
    total: result.peopleTotal,
    people: result.people,
  }
}

describe('people who work at a company are named on its page', () => {
  test('if their page says so and they chose to be named', async () => {
    await colleague('Ada')
    await colleague('Quiet', {}, false)
    await colleague('Former', { endDate: '2025' })
    await colleague('Elsewhere', { name: 'Another Place' })
    const { people, total } = await peopleSeen()
    expect(total).toBe(1)
    expect(people).toMatchObject([{ name: 'Ada Hale', headline: 'Engineer', photo: null }])
    expect(people[0].slug).toMatch(/^ada-hale/)
  })

  test('in the month in which their work there ends, and no longer once they change their page or choice', async () => {
    // The clock of these tests is set to June 2026.
    const [ada, bob] = [await colleague('Ada', { endDate: '2026-06' }), await colleague('Bob')]
    expect((await peopleSeen()).names).toEqual(['Ada Hale', 'Bob Hale'])
    await save(bob, { shownAtWork: false })
    expect((await peopleSeen()).names).toEqual(['Ada Hale'])
    await save(bob, { shownAtWork: true })
    await save(ada, { resume: { work: [{ name: 'Another Place', position: 'Engineer' }] } })
    expect((await peopleSeen()).names).toEqual(['Bob Hale'])
  })

  test('if the site is the same, even if the company’s name differs', async () => {
    await owner.api('PATCH /api/v1/companies/{slug}/page', {
      params: { slug },
      body: {
        version: 1,
        page: { website: 'https://careers.kranich-werke.de' },
      },
    })
    await colleague('Ada', { name: 'The Crane People', url: 'https://www.kranich-werke.de/en' })
    await colleague('Bob', { name: 'The Crane People', url: 'https://shop.careers.kranich-werke.de' })
    await colleague('Eve', { name: 'The Crane People', url: 'https://notkranich-werke.de' })
    expect((await peopleSeen()).names).toEqual(['Ada Hale', 'Bob Hale'])
  })

  test('once, even if they also belong to the team, which is listed first', async () => {
    await colleague('Ada')
    const bob = await colleague('Bob')
    const { db } = world.ctx
    const { id } = await db.selectFrom('login').select('id').where('email', '=', bob.email).executeTakeFirstOrThrow()
    const now = world.clock.now()
    const membership = { login_id: id, actor_id: owner.id, role: 'editor' as const, created_at: now, shown: true }
    await db.insertInto('membership').values(membership).execute()
    expect(await peopleSeen()).toMatchObject({ names: ['Bob Hale', 'Ada Hale'], total: 2 })
  })

  test('unless a block separates them from the viewer or the company', async () => {
    const [ada, bob] = [await colleague('Ada'), await colleague('Bob')]
    const eve = await joinAsProfessional(world, app)
    await eve.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: ada.id } })
    expect(await peopleSeen(eve)).toMatchObject({ names: ['Bob Hale'], total: 1 })
    expect((await peopleSeen()).total).toBe(2)
    await owner.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: bob.id } })
    expect((await peopleSeen()).names).toEqual(['Ada Hale'])
    await world.ctx.db.updateTable('actor').set({ listed: false }).where('id', '=', ada.id).execute()
    expect((await peopleSeen()).names).toEqual([])
  })

  test('up to twelve, with the total', async () => {
    const name = await companyName()
    const { db, newId, clock } = world.ctx
    const now = clock.now()
    const ids = Array.from({ length: 15 }, () => newId())
    const actors = ids.map((id) => ({ id, kind: 'professional' as const, slug: id, plan: 'free' as const }))
    const key = `name ${name.toLowerCase().replaceAll(' ', '')}`
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('actor')
        .values(actors.map((actor) => ({ ...actor, created_at: now, listed: true })))
        .execute()
      const timestamps = { created_at: now, updated_at: now }
      await tx
        .insertInto('professional')
        .values(ids.map((id) => ({ actor_id: id, first_name: 'Kim', last_name: id, ...timestamps })))
        .execute()
      await tx
        .insertInto('story')
        .values(ids.map((id) => ({ actor_id: id, resume: '{}', shown_at_work: true, ...timestamps })))
        .execute()
      await tx
        .insertInto('story_workplace')
        .values(ids.map((id) => ({ actor_id: id, key, until: null })))
        .execute()
    })
    expect(await peopleSeen()).toMatchObject({ total: 15 })
    expect((await peopleSeen()).people).toHaveLength(12)
  })
})
