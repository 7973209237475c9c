import { slugify } from '../../platform/slugs/slug.ts'
import { type CatalogUse, findEntry, withCatalogSpelling } from '../catalogs/index.ts'

interface Culture {
  readonly values?: readonly string[] | undefined
  readonly benefits?: readonly string[] | undefined
}

const column = { table: 'company', key: 'actor_id' } as const

/** The columns with companies' values and benefits. */
export const companyCulture: readonly CatalogUse[] = [
  { ...column, catalog: 'values', column: 'values', holds: 'names' },
  { ...column, catalog: 'values', column: 'value_keys', holds: 'slugs', counted: false },
  { ...column, catalog: 'benefits', column: 'benefits', holds: 'names' },
]

/**
 * Returns the columns for values and benefits; absent ones stay unchanged. Catalog entries get the catalog's spelling,
 * however they were typed; everything else keeps the company's own words; duplicates are removed. `value_keys` has the
 * slugs by which a search for a value finds the company.
 */
export function cultureColumns({ values, benefits }: Culture) {
  return {
    ...(values && { values: withCatalogSpelling('values', values), value_keys: keysOf(values) }),
    ...(benefits && { benefits: withCatalogSpelling('benefits', benefits) }),
  }
}

function keysOf(values: readonly string[]): string[] {
  const keys = values.map((value) => findEntry('values', value)?.slug ?? slugify(value))
  return [...new Set(keys.filter((slug) => slug !== ''))]
}
