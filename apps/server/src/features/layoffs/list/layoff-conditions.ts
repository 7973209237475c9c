import type { LayoffFilters } from '@rise/contract/layoffs/endpoints'
import { layoffShares, layoffSizes, NOT_SPECIFIED } from '@rise/contract/layoffs/kinds'
import { type RawBuilder, sql } from 'kysely'
import { begunPlainWords } from '../../../platform/words/begun-words.ts'

type Name = keyof LayoffFilters

/** Returns the condition that a layoff is public and matches the filters, without the one called `except`. */
export function matching(filters: LayoffFilters, except?: Name): RawBuilder<boolean> {
  const names = (Object.keys(conditions) as Name[]).filter((name) => name !== except)
  const wanted = names.flatMap((name) => conditions[name](filters) ?? [])
  return sql<boolean>`(${sql.join([sql`layoff.state = 'public'`, ...wanted], sql` and `)})`
}

const conditions: { readonly [K in Name]: (filters: LayoffFilters) => RawBuilder<boolean> | undefined } = {
  q({ q = '' }) {
    if (q === '') return undefined
    const words = begunPlainWords({ typed: q, forgiving: false })
    // Punctuation alone names no company.
    return words === undefined ? sql`false` : sql`layoff.terms @@ ${words}::tsquery`
  },
  company: ({ company }) =>
    company
      ? sql`layoff.company_id = (select id from actor where kind = 'company' and listed and slug = ${company})`
      : undefined,
  place: ({ place }) => equals('place_key', place),
  industry: ({ industry }) => equals('industry', industry),
  year: ({ year }) =>
    year === undefined
      ? undefined
      : sql`layoff.announced_on >= make_date(${year}, 1, 1) and layoff.announced_on < make_date(${year + 1}, 1, 1)`,
  size({ size }) {
    if (size === NOT_SPECIFIED) return sql`layoff.people is null`
    const group = layoffSizes.find(({ value }) => value === size)
    return group && sql`layoff.people >= ${group.from} and layoff.people <= ${group.to ?? 2_147_483_647}`
  },
  share({ share }) {
    if (share === NOT_SPECIFIED) return sql`layoff.share is null`
    const group = layoffShares.find(({ value }) => value === share)
    return group && sql`layoff.share >= ${group.from} and layoff.share < ${group.to ?? 101}`
  },
}

function equals(column: string, value: string | undefined): RawBuilder<boolean> | undefined {
  if (!value) return undefined
  const ref = sql.ref(`layoff.${column}`)
  return value === NOT_SPECIFIED ? sql`${ref} is null` : sql`${ref} = ${value}`
}
