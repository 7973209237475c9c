import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'

const { world, app } = useWorld()
let ada: SignedInClient
let bob: SignedInClient
beforeAll(async () => {
  ada = await joinAsProfessional(world, app)
  bob = await joinAsProfessional(world, app)
})

/** Creates this many professionals with only this word and returns their ids. The first one joined last. */
async function manyWith(word: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into actor (id, kind, slug, plan, created_at)
      select gen_random_uuid(), 'professional', ${`${word}-`} || n, 'free', ${world.clock.now()}::timestamptz - n * interval '1 second'
      from generate_series(1, ${sql.lit(count)}) as n returning id, created_at
    )
    insert into professional (actor_id, first_name, last_name, created_at, updated_at)
    select id, 'Some', 'Body', created_at, created_at from made returning actor_id as id`.execute(world.ctx.db)
  await sql`
    update professional_search set words = ${`'${word}':1`}::tsvector, keys = array[1]
    where actor_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(world.ctx.db)
  return rows.map(({ id }) => id)
}

async function namesFor({ call }: SignedInClient, query: string) {
  const { items, total } = (await call('GET', `/api/v1/professionals?${query}`)).json().result
  return { total, ids: items.map(({ _id }: { _id: string }) => _id) }
}

test('a search with few matches is not cached', async () => {
  const [first = ''] = await manyWith('quokka', 25)
  expect((await namesFor(ada, 'q=quokka')).total).toBe(25)
  await world.ctx.db.updateTable('actor').set({ listed: false }).where('id', '=', first).execute()
  expect((await namesFor(ada, 'q=quokka')).total).toBe(24)
})

test('a search with many matches is cached for seconds, but hidden accounts and blocks take effect immediately', async () => {
  const [first = '', second = ''] = await manyWith('wombat', 120)
  const firstPage = await namesFor(ada, 'q=wombat&sort=newest')
  expect([firstPage.total, firstPage.ids.length, firstPage.ids[0]]).toEqual([120, 20, first])
  const secondPage = await namesFor(ada, 'q=wombat&sort=newest&page=2')
  expect(secondPage.ids.filter((id: string) => firstPage.ids.includes(id))).toEqual([])

  await world.ctx.db.updateTable('actor').set({ listed: false }).where('id', '=', first).execute()
  expect(await namesFor(ada, 'q=wombat&sort=newest')).toEqual({ total: 120, ids: firstPage.ids.slice(1) })
  await bob.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: second } })
  expect((await namesFor(bob, 'q=wombat&sort=newest')).total).toBe(118)

  world.clock.advance(10_001)
  const anew = await namesFor(ada, 'q=wombat&sort=newest')
  expect([anew.total, anew.ids.length, anew.ids[0]]).toEqual([119, 20, second])
})
