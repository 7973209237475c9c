import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsEmployer, joinAsProfessional } from '../../session/accounts.factory.ts'
import { loadDemo } from './connections.demo.ts'

const { world } = useWorld()

test('the demo world’s recent activities are spread over many days, at the times of its follows', async () => {
  const app = await world.app()
  const people = await Promise.all(
    ['Ada', 'Bob', 'Carla', 'Dora'].map((firstName) => joinAsProfessional(world, app, { firstName })),
  )
  const acme = await joinAsEmployer(world, app, { companyName: 'Acme' })
  const { db, clock } = world.ctx
  const ids = [...people, acme].map(({ id }) => id)
  const slugs = new Map(
    (await db.selectFrom('actor').select(['id', 'slug']).where('id', 'in', ids).execute()).map((row) => [
      row.id,
      row.slug,
    ]),
  )
  const slugOf = ({ id }: { id: string }) => slugs.get(id) ?? ''
  const now = clock.now()
  const members = { professionals: people.map(slugOf), employers: [slugOf(acme)], companies: [slugOf(acme)] }
  const addedCount = await loadDemo(world.ctx, members)

  expect(addedCount).toBeGreaterThan(10)
  const follows = await db.selectFrom('follow').select('created_at').execute()
  const activities = await db
    .selectFrom('activity')
    .select('created_at')
    .where('kind', '=', 'member.followed')
    .orderBy('created_at')
    .execute()
  const timesOf = (rows: readonly { created_at: Date }[]) => rows.map(({ created_at }) => created_at.getTime()).sort()
  expect(timesOf(activities)).toEqual(timesOf(follows))
  const days = new Set(activities.map(({ created_at }) => created_at.toISOString().slice(0, 10)))
  expect(days.size).toBeGreaterThan(8)
  expect(activities.every(({ created_at }) => now.getTime() - created_at.getTime() > 12 * 3_600_000)).toBe(true)
  expect(await loadDemo(world.ctx, members)).toBe(0)
})
