import type { companiesEndpoints } from '@rise/contract/companies/endpoints'
import type { EndpointParsed } from '@rise/contract/endpoint'
import { type RawBuilder, sql } from 'kysely'
import { slugify } from '../../../platform/slugs/slug.ts'
import { plainWords } from '../../../platform/words/plain-words.ts'

/** A request for the list of companies. */
export type CompanyView = EndpointParsed<(typeof companiesEndpoints)['GET /api/v1/companies']>['query']

/** Its filters. */
export type CompanyFilter = EndpointParsed<(typeof companiesEndpoints)['GET /api/v1/company-counts']>['query']

/** Excludes companies whose account is pending, suspended or deleted. They are few, so they are read once per query. */
export const isListed = sql<boolean>`company.actor_id not in (select id from actor where kind = 'company' and not listed)`

/** Excludes these companies too, by id. */
export function isSeenBeside(hidden: readonly string[]): RawBuilder<boolean> {
  if (hidden.length === 0) return isListed
  return sql<boolean>`${isListed} and company.actor_id not in (select unnest(${hidden}::uuid[]))`
}

/** A prefix search for a word, as a tsquery. */
const beginning = (word: string) => `'${word}':*`
/**
 * The same in a form whose selectivity the planner can estimate: it knows the frequency of words, but not of prefixes.
 * Slower to search with.
 */
export const estimable = (word: string) => `('${word}' | '${word}':*)`

/**
 * Returns the conditions of a view on `company`, each word as `wordQuery` has it; undefined if the view filters
 * nothing.
 */
export function narrowingOf(view: CompanyFilter, wordQuery = beginning): RawBuilder<boolean> | undefined {
  const { q = '', industry, stage, size, teamSize, place, hiring } = view
  const words = plainWords(q).map(wordQuery).join(' & ')
  const conditions = [
    words !== '' && sql<boolean>`company.terms @@ to_tsquery('simple', ${words})`,
    industry !== undefined && sql<boolean>`company.all_industries @> array[${industry}]::text[]`,
    place !== undefined && sql<boolean>`company.place_keys @> array[${slugify(place)}]::text[]`,
    stage !== undefined && sql<boolean>`company.stage = ${stage}`,
    size !== undefined && sql<boolean>`company.size = ${size}`,
    teamSize !== undefined && sql<boolean>`company.team_size = ${teamSize}`,
    hiring !== undefined && sql<boolean>`company.open_jobs > 0`,
  ].filter((condition) => condition !== false)
  return conditions.length === 0 ? undefined : sql<boolean>`${sql.join(conditions, sql` and `)}`
}
