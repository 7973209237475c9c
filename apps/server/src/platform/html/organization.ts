const LONGEST_BLOCK = 50_000
const MOST_LEVELS = 6
const kinds = /^(?:[A-Za-z]*Organization|Corporation|LocalBusiness|NGO|OnlineBusiness)$/

/** An organization as a page describes it in JSON-LD (schema.org); null for data that the page omits. */
export interface Organization {
  readonly name: string | null
  readonly description: string | null
  /** The address of the logo, as written. */
  readonly logo: string | null
  readonly foundingDate: string | null
  readonly locality: string | null
  readonly country: string | null
  readonly sameAs: readonly string[]
}

/** Returns the first organization in a block of JSON-LD; undefined if there is none or the block can't be read. */
export function organizationIn(block: string): Organization | undefined {
  if (block.length > LONGEST_BLOCK) return undefined
  try {
    const organization = find(JSON.parse(block), 0)
    return organization && presentOrganization(organization)
  } catch {
    // The block is not JSON, or is nested too deep for JSON.parse.
    return undefined
  }
}

type Fields = Readonly<Record<string, unknown>>

function find(value: unknown, depth: number): Fields | undefined {
  if (typeof value !== 'object' || value === null || depth > MOST_LEVELS) return undefined
  if (Array.isArray(value)) {
    for (const item of value) {
      const organization = find(item, depth + 1)
      if (organization) return organization
    }
    return undefined
  }
  const fields = value as Fields
  const types = [fields['@type']].flat()
  if (types.some((type) => typeof type === 'string' && kinds.test(type))) return fields
  return find(fields['@graph'], depth + 1) ?? find(fields.publisher, depth + 1)
}

function presentOrganization(fields: Fields): Organization {
  const [address] = [fields.address].flat() as (Fields | string | undefined)[]
  const place = typeof address === 'object' && address !== null ? address : undefined
  return {
    name: text(fields.name),
    description: text(fields.description),
    logo: text(fields.logo) ?? text(property(fields.logo, 'url')) ?? text(property(fields.logo, 'contentUrl')),
    foundingDate: text(fields.foundingDate),
    locality: text(place?.addressLocality),
    country: text(place?.addressCountry) ?? text(property(place?.addressCountry, 'name')),
    sameAs: [fields.sameAs].flat().flatMap((link) => text(link) ?? []),
  }
}

function property(value: unknown, name: string): unknown {
  const [first] = [value].flat()
  return typeof first === 'object' && first !== null ? (first as Fields)[name] : undefined
}

const LONGEST_TEXT = 2_000

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, LONGEST_TEXT) : null
}
