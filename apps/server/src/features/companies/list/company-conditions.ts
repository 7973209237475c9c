import type { companiesEndpoints } from '@rise/contract/companies/endpoints'
import { FAST_ANSWERS } from '@rise/contract/companies/kinds'
import type { EndpointParsed } from '@rise/contract/endpoint'
import { type RawBuilder, sql } from 'kysely'
import { type Conditions, conditionsOf, equals } from '../../../platform/lists/conditions.ts'
import { slugify } from '../../../platform/slugs/slug.ts'
import { plainWords } from '../../../platform/words/plain-words.ts'

/** A request for the list of companies. */
export type CompanyView = EndpointParsed<(typeof companiesEndpoints)['GET /api/v1/companies']>['query']

/** The filters of the list of companies. */
export type CompanyFilter = EndpointParsed<(typeof companiesEndpoints)['GET /api/v1/company-counts']>['query']

/** Excludes unlisted companies, such as pending and hidden ones. They are few, so they are read once per query. */
export const isListed = sql<boolean>`company.actor_id not in (select id from actor where kind = 'company' and not listed)`

/** Returns the condition that excludes unlisted companies and those with the ids in `hidden`. */
export function isSeenBeside(hidden: readonly string[]): RawBuilder<boolean> {
  if (hidden.length === 0) return isListed
  return sql<boolean>`${isListed} and company.actor_id not in (select unnest(${hidden}::uuid[]))`
}

/** Returns a tsquery for words that begin with this word. */
const prefixQuery = (word: string) => `'${word}':*`
/**
 * Returns a tsquery like `prefixQuery`, for which the planner can estimate how many companies match, because it knows
 * the frequency of words but not of prefixes. It is slower to search with.
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
  // Must match the condition of the partial index `reply_figure_fast`.
  answers: () => sql`company.actor_id in (
    select company_id from reply_figure where job_id is null
      and percent >= ${sql.lit(FAST_ANSWERS.percent)} and median_days <= ${sql.lit(FAST_ANSWERS.days)})`,
})

/**
 * Returns a view's conditions on `company`, without the filter called `except`; undefined if the view filters nothing.
 * `wordQuery` converts each search word to a tsquery.
 */
export function narrowingOf(
  view: CompanyFilter,
  {
    wordQuery = prefixQuery,
    except,
  }: { wordQuery?: typeof prefixQuery; except?: keyof CompanyFilter | undefined } = {},
): RawBuilder<boolean> | undefined {
  const conditions = conditionsOf(conditionsWith(wordQuery), view, except)
  return conditions.length === 0 ? undefined : sql<boolean>`${sql.join(conditions, sql` and `)}`
}
