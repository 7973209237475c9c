import { slugify } from '../../platform/slugs/slug.ts'
import { entriesOf } from '../catalogs/index.ts'

interface Culture {
  readonly values?: readonly string[] | undefined
  readonly benefits?: readonly string[] | undefined
}

/**
 * Returns the columns for values and benefits; absent ones stay unchanged. Catalog entries get the catalog's spelling,
 * however they were typed; everything else keeps the company's own words; duplicates are removed. `value_keys` is how
 * professionals searching for a value find the company.
 */
export function cultureColumns({ values, benefits }: Culture) {
  return {
    ...(values && { values: asListed('values', values), value_keys: keysOf(values) }),
    ...(benefits && { benefits: asListed('benefits', benefits) }),
  }
}

function asListed(catalog: 'values' | 'benefits', texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => entriesOf(catalog, [slugify(text)])[0]?.name ?? text))]
}

function keysOf(values: readonly string[]): string[] {
  return [...new Set(values.map((value) => slugify(value)).filter((slug) => slug !== ''))]
}
