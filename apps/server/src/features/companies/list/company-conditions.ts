import type { companiesEndpoints } from '@rise/contract/companies/endpoints'
import type { EndpointParsed } from '@rise/contract/endpoint'
import { type RawBuilder, sql } from 'kysely'
import { type Conditions, conditionsOf, equals } from '../../../platform/lists/conditions.ts'
import { slugify } from '../../../platform/slugs/slug.ts'
import { plainWords } from '../../../platform/words/plain-words.ts'

/** A request for the list of companies. */
export type CompanyView = EndpointParsed<(typeof companiesEndpoints)['GET /api/v1/companies']>['query']

/** The filters of the list of companies. */
export type CompanyFilter = EndpointParsed<(typeof companiesEndpoints)['GET /api/v1/company-counts']>['query']

/** Excludes companies whose account is pending, suspended or deleted. They are few, so they are read once per query. */
export const isListed = sql<boolean>`company.actor_id not in (select id from actor where kind = 'company' and not listed)`

/** Also excludes these companies, by id. */
export function isSeenBeside(hidden: readonly string[]): RawBuilder<boolean> {
  if (hidden.length === 0) return isListed
  return sql<boolean>`${isListed} and company.actor_id not in (select unnest(${hidden}::uuid[]))`
}

/** A prefix search for a word, as a tsquery. */
const beginning = (word: string) => `'${word}':*`
/**
 * The word as a tsquery whose selectivity the planner can estimate, because it knows the frequency of words but not of
 * prefixes. Slower to search with.
 */
export const estimable = (word: string) => `('${word}' | '${word}':*)`

const conditionsWith = (wordQuery: (word: string) => string): Conditions<CompanyFilter> => ({
  q(q) {
    const words = plainWords(q).map(wordQuery).join(' & ')
    return words === '' ? undefined : sql`company.terms @@ to_tsquery('simple', ${words})`
  },
  industry: (industry) => sql`company.all_industries @> array[${industry}]::text[]`,
  place: (place) => sql`company.place_keys @> array[${slugify(place)}]::text[]`,
  stage: equals('company.stage'),
  size: equals('company.size'),
  teamSize: equals('company.team_size'),
  hiring: () => sql`company.open_jobs > 0`,
})

/**
 * Returns the conditions of a view on `company`, each word as `wordQuery` has it, without the filter called `except`;
 * undefined if the view filters nothing.
 */
export function narrowingOf(
  view: CompanyFilter,
  { wordQuery = beginning, except }: { wordQuery?: typeof beginning; except?: keyof CompanyFilter | undefined } = {},
): RawBuilder<boolean> | undefined {
  const conditions = conditionsOf(conditionsWith(wordQuery), view, except)
  return conditions.length === 0 ? undefined : sql<boolean>`${sql.join(conditions, sql` and `)}`
}
