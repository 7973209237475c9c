import { slugify } from '../../platform/slugs/slug.ts'
import { entriesOf } from '../catalogs/index.ts'

interface Culture {
  readonly values?: readonly string[] | undefined
  readonly benefits?: readonly string[] | undefined
}

/**
 * Values and benefits as they are kept; what is left out stays. What a catalog has is written as it writes it, however it was
 * typed, everything else in the company's own words, and nothing twice. `value_keys` is what professionals who look for a value
 * find the company by.
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
