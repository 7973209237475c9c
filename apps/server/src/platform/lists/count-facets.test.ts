import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { inOrder, mostFirst, notSpecified } from './choices.ts'
import { type Conditions, conditionsOf, equalsOrUnstated } from './conditions.ts'
import { countFacets } from './count-facets.ts'

const { world } = useWorld()

const shops = sql`(values
  ('bakery', array['cash', 'card'], 'oslo', 'Oslo'), ('bakery', array['card'], 'bergen', 'BERGEN'),
  ('florist', array[]::text[], 'bergen', 'Bergen'), (null, null, null, null)
) as shop (kind, payments, city_key, city)`

interface Filters {
  readonly kind?: string
  readonly payment?: string
  readonly city?: string
}

const facets = {
  kind: { value: sql`shop.kind` },
  payment: { values: sql`shop.payments` },
  city: { value: sql`shop.city_key`, words: sql`shop.city` },
}

const conditions: Conditions<Filters> = {
  kind: equalsOrUnstated('shop.kind'),
  payment: (payment) => sql`shop.payments @> array[${payment}]`,
  city: equalsOrUnstated('shop.city_key'),
}

function count(filters: Filters, mostOf?: (except?: keyof Filters) => number) {
  const rowsOf = (except?: keyof Filters) =>
    sql`${shops} where ${sql.join([sql`true`, ...conditionsOf(conditions, filters, except)], sql` and `)}`
  return countFacets(world.ctx.db, { facets, filters, rowsOf, ...(mostOf && { mostOf }) })
}

const numbers = (counted: readonly { slug: string; count: number }[]) => counted.map(({ slug, count: n }) => [slug, n])

test('the rows of each value are counted, most frequent first, and so are the rows without a value', async () => {
  const { total, values, inexact } = await count({})
  expect([total, inexact]).toEqual([4, []])
  expect(numbers(values.kind)).toEqual([
    ['bakery', 2],
    ['florist', 1],
    ['not-specified', 1],
  ])
  expect(numbers(values.payment)).toEqual([
    ['card', 2],
    ['not-specified', 2],
    ['cash', 1],
  ])
  expect(values.city[0]).toMatchObject({ slug: 'bergen', words: expect.stringMatching(/^bergen$/i), count: 2 })
})

test('the counts of a facet ignore its own filter and apply all other filters', async () => {
  const { total, values } = await count({ kind: 'bakery', city: 'oslo' })
  expect(total).toBe(1)
  expect(numbers(values.kind)).toEqual([['bakery', 1]])
  expect(numbers(values.city)).toEqual([
    ['bergen', 1],
    ['oslo', 1],
  ])
  expect(numbers(values.payment)).toEqual([
    ['card', 1],
    ['cash', 1],
  ])
})

test('an empty filter is ignored, and a filter can select the rows without a value', async () => {
  expect((await count({ kind: '', city: '' })).total).toBe(4)
  expect((await count({ kind: 'not-specified' })).total).toBe(1)
})

test('a limited number of rows is examined, and the result says which counts are minimums', async () => {
  const { total, isTotalExact, inexact, values } = await count({ kind: 'florist' }, (except) => (except ? 2 : 1))
  expect([total, isTotalExact, inexact]).toEqual([1, true, ['kind']])
  expect(values.kind.reduce((sum, { count: n }) => sum + n, 0)).toBe(3)
})

test('only the most frequent values of a facet are counted, and the rows without a value', async () => {
  const kind = { ...facets.kind, most: 1 }
  const { values } = await countFacets(world.ctx.db, { facets: { kind }, filters: {}, rowsOf: () => shops })
  expect(numbers(values.kind)).toEqual([
    ['bakery', 2],
    ['not-specified', 1],
  ])
})

test('a filter offers only values with a name, in a given order or most frequent first', async () => {
  const { values } = await count({})
  const offeredChoices = [{ slug: 'grocer', name: 'Grocer' }, notSpecified, { slug: 'bakery', name: 'Bakery' }]
  expect(inOrder(values.kind, offeredChoices)).toEqual([
    { ...notSpecified, count: 1 },
    { slug: 'bakery', name: 'Bakery', count: 2 },
  ])
  expect(mostFirst(values.city, ({ words }) => words?.toLowerCase())).toEqual([
    { slug: 'bergen', name: 'bergen', count: 2 },
    { slug: 'oslo', name: 'oslo', count: 1 },
  ])
})
