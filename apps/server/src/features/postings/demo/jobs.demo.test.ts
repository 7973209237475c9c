import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { loadDemo as loadCompanies } from '../../companies/demo/companies.demo.ts'
import { loadDemo } from './jobs.demo.ts'

const { world } = useWorld()
beforeAll(async () => {
  await loadCompanies(world.ctx)
})

test('loading adds jobs to existing companies, and loading again on another day changes nothing', async () => {
  expect(await loadDemo(world.ctx)).toBe(2000)
  const before = await world.ctx.db.selectFrom('job').select(['id', 'posted_at', 'updated_at']).orderBy('id').execute()
  world.clock.advance(3 * 86_400_000)
  expect(await loadDemo(world.ctx)).toBe(0)
  const after = await world.ctx.db.selectFrom('job').select(['id', 'posted_at', 'updated_at']).orderBy('id').execute()
  expect(after).toEqual(before)
  const companies = await world.ctx.db.selectFrom('company').select(['name', 'imported']).execute()
  expect(companies).toHaveLength(60)
  // One page stays unclaimed; the jobs create no other page.
  expect(companies.filter(({ imported }) => imported)).toMatchObject([{ name: 'Bellwether People' }])
})

test('the next run completes an interrupted run', async () => {
  const { db } = world.ctx
  await loadDemo(world.ctx)
  await db.updateTable('job_source').set({ last_import_at: null }).execute()
  await db.deleteFrom('posting').where('key', '>', 'demo-1500').execute()
  expect(await loadDemo(world.ctx)).toBe(500)
})
