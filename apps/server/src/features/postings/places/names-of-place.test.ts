import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { canonicalPlace } from './canonical-place.ts'
import { findOrCreatePlaces } from './find-or-create-places.ts'
import { namePlacesTask } from './name-places.task.ts'
import { namesOfPlace } from './names-of-place.ts'

const { world } = useWorld()

const place = (locality: string | null, region: string | null, country: string | null, name = '') => ({
  ...{ locality, region, country, name },
})

test.each([
  [
    place('Munich', null, 'DE'),
    ['munich', 'munchen', 'muenchen', 'monaco di baviera', 'monachium', 'мюнхен', '慕尼黑'],
  ],
  [place('München', null, 'DE'), ['munich', 'munchen']],
  [place('Göppingen', null, 'DE'), ['goppingen', 'goeppingen']],
  [place('St. Louis', 'Missouri', 'US'), ['st louis', 'saint louis']],
  [place('Shanghai', null, 'CN'), ['shanghai', '上海']],
  [place(null, 'Bavaria', 'DE'), ['bavaria', 'bayern']],
  [place(null, 'North Rhine-Westphalia', 'DE'), ['nrw', 'nordrhein westfalen']],
  [place(null, 'Texas', 'US'), ['texas', '+tx']],
  [place(null, null, 'AT'), ['austria', 'osterreich', 'oesterreich', 'autriche', '+at']],
  [place(null, null, 'GB'), ['united kingdom', 'uk', 'great britain']],
  [place(null, null, 'US'), ['united states', 'us', 'usa']],
  [place(null, null, null, 'Bay Area'), ['bay area']],
])('%j has the names %j', (given, names) => {
  expect(namesOfPlace(given)).toEqual(expect.arrayContaining(names))
})

test('a namesake abroad has no foreign names, codes are not names, and other words don’t name a place', () => {
  expect(namesOfPlace(place('Munich', null, 'US'))).toEqual(['munich'])
  expect(namesOfPlace(place(null, 'Indiana', 'US'))).not.toContain('in')
  expect(namesOfPlace(place(null, null, null, 'Remote'))).toEqual([])
})

const namesOf = async (slug: string) => {
  const rows = await world.ctx.db
    .selectFrom('place_name')
    .innerJoin('place', 'place.id', 'place_name.place_id')
    .select('key')
    .where('slug', '=', slug)
    .execute()
  return rows.map(({ key }) => key)
}

test('a new place gets its names when it is created, an older one from a task that can run twice', async () => {
  const { ctx } = world
  const vienna = canonicalPlace({ locality: 'Wien', region: null, country: 'AT', asWritten: 'Wien' })
  await ctx.db.transaction().execute((tx) => findOrCreatePlaces(ctx, tx, [vienna]))
  expect(await namesOf(vienna.slug)).toEqual(expect.arrayContaining(['vienna', 'wien', 'vienne']))
  expect(await namesOf('austria')).toContain('osterreich')
  await ctx.db.deleteFrom('place_name').execute()
  await ctx.db.updateTable('place').set({ names_version: null }).execute()
  await Promise.all([namePlacesTask.handle(ctx, {}), namePlacesTask.handle(ctx, {})])
  expect(await namesOf(vienna.slug)).toContain('wien')
})
