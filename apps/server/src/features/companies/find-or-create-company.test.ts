import { expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsEmployer } from '../session/accounts.factory.ts'
import { findCompanyByName, findOrCreateCompany } from './find-or-create-company.ts'

const { world } = useWorld()

async function slugOf(name: string): Promise<string | undefined> {
  const { id } = await findOrCreateCompany(world.ctx, name)
  const actor = await world.ctx.db.selectFrom('actor').selectAll().where('id', '=', id).executeTakeFirst()
  expect(actor).toMatchObject({ kind: 'company', plan: 'free' })
  return actor?.slug
}

test('a company is found by its name, ignoring letter case', async () => {
  const first = await findOrCreateCompany(world.ctx, 'Salt & Rope')
  expect(await findOrCreateCompany(world.ctx, 'SALT & ROPE')).toEqual(first)
  expect(await findCompanyByName(world.ctx, 'salt & rope')).toEqual(first)
  expect(await findCompanyByName(world.ctx, 'Salt')).toBeUndefined()
})

test('an import uses the claimed page of the company’s name, but not a company that signed up under that name', async () => {
  const app = await world.app()
  const claimedCompany = await findOrCreateCompany(world.ctx, 'Kestrel Works')
  const claimant = await joinAsEmployer(world, app, { companyName: 'Merlin Works' })
  const owner = await joinAsEmployer(world, app, { companyName: 'Anybody' })
  const membership = { actor_id: claimedCompany.id, role: 'owner' as const, created_at: world.clock.now() }
  const { loginId } = await world.ctx.db
    .selectFrom('login')
    .select('id as loginId')
    .where('email', '=', owner.email)
    .executeTakeFirstOrThrow()
  await world.ctx.db
    .insertInto('membership')
    .values({ ...membership, login_id: loginId })
    .execute()

  expect((await findOrCreateCompany(world.ctx, 'Merlin Works')).id).not.toBe(claimant.id)
  await world.ctx.db.updateTable('company').set({ name: 'Kestrel' }).where('actor_id', '=', claimedCompany.id).execute()
  expect((await findOrCreateCompany(world.ctx, 'Kestrel Works')).id).toBe(claimedCompany.id)
})

test('names with the same slug get different addresses', async () => {
  expect([await slugOf('Blue Whale'), await slugOf('Blue-Whale'), await slugOf('Blue Whale!')]).toEqual([
    'blue-whale',
    'blue-whale-2',
    'blue-whale-3',
  ])
})

test('no company takes an address that belongs to the site', async () => {
  expect([await slugOf('Jobs'), await slugOf('Community'), await slugOf('Onboarding')]).toEqual([
    'jobs-2',
    'community-2',
    'onboarding-2',
  ])
})

test('a name without a Latin letter still has an address', async () => {
  expect([await slugOf('하이퍼커넥트'), await slugOf('株式会社')]).toEqual(['company', 'company-2'])
})

test('simultaneous calls with one name create one company', async () => {
  const turns = Array.from({ length: 12 }, (_, turn) => turn)
  // Opens the connections first, so that all calls are simultaneous.
  await Promise.all(turns.map(() => findCompanyByName(world.ctx, 'nobody')))
  for (const name of ['Kelp', 'Coral', 'Urchin', 'Limpet']) {
    const calls = turns.map((turn) => findOrCreateCompany(world.ctx, turn % 2 === 0 ? name : name.toUpperCase()))
    const ids = new Set((await Promise.all(calls)).map(({ id }) => id))
    expect(ids.size).toBe(1)
  }
})

test('simultaneous calls with names of the same slug get different addresses', async () => {
  const slugs = ['Sea Fog', 'Sea-Fog', 'Sea.Fog', 'Sea_Fog'].map((name) => slugOf(name))
  expect(new Set(await Promise.all(slugs)).size).toBe(4)
})
