import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { importEntries } from '../courses.factory.ts'
import { skillsInDemand } from './skills-in-demand.ts'

const { world } = useWorld()

test('the skills in demand are those that open jobs name and a course teaches, most jobs first', async () => {
  expect(await skillsInDemand(world.ctx, true)).toEqual([])
  world.clock.advance(301_000)
  await importEntries(
    world,
    { title: 'Queries', skills: ['SQL'] },
    { title: 'More queries', skills: ['SQL', 'Python'] },
    { title: 'Third queries', skills: ['SQL'] },
    { title: 'Fourth queries', skills: ['SQL'] },
  )
  await sql`update course set taken = 9 where title = 'Queries'`.execute(world.ctx.db)
  await importEntries(world, { title: 'Knots', skills: ['Kubernetes'] })
  const suggestion = (label: string, jobs: number) =>
    ({ kind: 'skill', label, key: label.toLowerCase(), jobs }) as const
  await world.ctx.db
    .insertInto('job_suggestion')
    .values([suggestion('sql', 214), suggestion('Python', 300), suggestion('Welding', 900)])
    .execute()
  const skills = await skillsInDemand(world.ctx, true)
  expect(skills.map(({ name, jobs, courses }) => [name, jobs, courses])).toEqual([
    ['Python', 300, 1],
    ['SQL', 214, 4],
  ])
  const [python, queries] = skills.map(({ top }) => top.map(({ title }) => title))
  expect(python).toEqual(['More queries'])
  expect([queries?.length, queries?.[0]]).toEqual([3, 'Queries'])
})
