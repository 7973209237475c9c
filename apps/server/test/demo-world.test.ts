import { expect, test } from 'vitest'
import { demoEmployers } from '../src/features/companies/demo/employers.demo.ts'
import { loadDemoWorld } from '../src/features/demo-world.ts'
import { useWorld } from './use-world.ts'

const { world } = useWorld()

async function companies() {
  const { db } = world.ctx
  const rows = await db
    .selectFrom('company')
    .innerJoin('actor', 'actor.id', 'company.actor_id')
    .leftJoin('job', 'job.company_id', 'actor.id')
    .select(({ fn }) => ['actor.slug' as const, fn.count<number>('job.id').as('jobs')])
    .groupBy('actor.slug')
    .execute()
  return new Map(rows.map(({ slug, jobs }) => [slug, jobs]))
}

test('the demo world has each company once, and those that somebody acts for have their jobs; twice changes nothing', async () => {
  await loadDemoWorld(world.ctx, () => {})
  const first = await companies()
  await loadDemoWorld(world.ctx, () => {})

  const names = await world.ctx.db.selectFrom('company').select('name').execute()
  expect(names.length).toBeGreaterThan(10)
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
  for (const { company } of demoEmployers) expect(first.get(company), company).toBeGreaterThan(0)
  expect(await companies()).toEqual(first)
})
