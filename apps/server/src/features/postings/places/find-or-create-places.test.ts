import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { type CanonicalPlace, canonicalPlace } from './canonical-place.ts'
import { findOrCreatePlaces } from './find-or-create-places.ts'

const { world } = useWorld()

function makePlaces(name: string, count: number): CanonicalPlace[] {
  return Array.from({ length: count }, (_, index) => {
    const slug = `${name}-${String(index).padStart(4, '0')}`
    return { slug, name: slug, locality: null, region: null, country: null, latitude: null, longitude: null }
  })
}

function create(places: readonly CanonicalPlace[]): Promise<ReadonlyMap<string, string>> {
  return world.ctx.db.transaction().execute((tx) => findOrCreatePlaces(world.ctx, tx, places))
}

test('a place is created once and found again', async () => {
  const places = makePlaces('quay', 3)
  const placeIds = await create([...places, ...places])
  expect([...placeIds.keys()].toSorted()).toEqual(places.map(({ slug }) => slug))
  expect(await create(places.toReversed())).toEqual(placeIds)
  expect(await create([])).toEqual(new Map())
})

test('imports that name the same new places in opposite order don’t deadlock', async () => {
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

test('a city has coordinates, and the region and the country that contain it', async () => {
  const austin = canonicalPlace({ locality: 'Austin', region: 'TX', country: 'US', asWritten: 'Austin, TX' })
  await create([austin])
  const ancestorsOfCity = await world.ctx.db
    .selectFrom('place_ancestor')
    .innerJoin('place', 'place.id', 'place_id')
    .innerJoin('place as ancestor', 'ancestor.id', 'ancestor_id')
    .select(['place.slug', 'ancestor.slug as within'])
    .where('place.slug', 'in', ['austin-texas-us', 'texas-us'])
    .orderBy('place.slug')
    .orderBy('within')
    .execute()
  expect(ancestorsOfCity.map(({ slug, within }) => `${slug} ${within}`)).toEqual([
    'austin-texas-us texas-us',
    'austin-texas-us united-states',
    'texas-us united-states',
  ])
  const spot = await world.ctx.db
    .selectFrom('place')
    .select(['latitude', 'longitude'])
    .where('slug', '=', 'austin-texas-us')
    .executeTakeFirst()
  expect(spot?.latitude).toBeCloseTo(30.3, 0)
  expect(spot?.longitude).toBeCloseTo(-97.7, 0)
})
