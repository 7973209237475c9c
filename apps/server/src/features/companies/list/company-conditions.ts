import type { companiesEndpoints } from '@rise/contract/companies/endpoints'
import type { EndpointParsed } from '@rise/contract/endpoint'
import { type RawBuilder, sql } from 'kysely'
import { slugify } from '../../../platform/slugs/slug.ts'
import { plainWords } from '../../../platform/words/plain-words.ts'

/** What the list of companies is asked for. */
export type CompanyView = EndpointParsed<(typeof companiesEndpoints)['GET /api/v1/companies']>['query']

/** What narrows it. */
export type CompanyFilter = EndpointParsed<(typeof companiesEndpoints)['GET /api/v1/company-counts']>['query']

/** Leaves out companies whose account is pending, suspended or deleted. They are few, so they are read once for a query. */
export const isListed = sql<boolean>`company.actor_id not in (select id from actor where kind = 'company' and not listed)`

/** Leaves out these companies too, by their ids. */
export function isSeenBeside(hidden: readonly string[]): RawBuilder<boolean> {
  if (hidden.length === 0) return isListed
  return sql<boolean>`${isListed} and company.actor_id not in (select unnest(${hidden}::uuid[]))`
}

/** A word with all that begin with it, as a tsquery. */
const beginning = (word: string) => `'${word}':*`
/** The same, said so that the planner sees it: it knows how many have a frequent word, but not a beginning. Slower to search by. */
export const estimable = (word: string) => `('${word}' | '${word}':*)`

/** The conditions of a view on `company`, each word as `wordQuery` has it; undefined where the view narrows nothing. */
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
