import type { Place } from '@rise/contract/jobs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../../test/world.ts'
import { findOrCreatePlaces } from './find-or-create-places.ts'

let world: World

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

function makePlaces(name: string, count: number): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const slug = `${name}-${String(index).padStart(4, '0')}`
    return { slug, name: slug, locality: null, region: null, country: null }
  })
}

function create(places: readonly Place[]): Promise<ReadonlyMap<string, string>> {
  return world.ctx.db.transaction().execute((tx) => findOrCreatePlaces(world.ctx, tx, places))
}

test('a place is made once and found again', async () => {
  const places = makePlaces('quay', 3)
  const made = await create([...places, ...places])
  expect([...made.keys()].toSorted()).toEqual(places.map(({ slug }) => slug))
  expect(await create(places.toReversed())).toEqual(made)
  expect(await create([])).toEqual(new Map())
})

test('imports that name the same new places in opposite order do not block each other', async () => {
  await Promise.all(Array.from({ length: 8 }, () => create(makePlaces('warm', 1))))
  for (let round = 0; round < 5; round += 1) {
    const places = makePlaces(`round-${round}`, 1_000)
    const [first, ...others] = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => create(turn % 2 === 0 ? places : places.toReversed())),
    )
    expect(first?.size).toBe(1_000)
    for (const other of others) expect(other).toEqual(first)
  }
})
