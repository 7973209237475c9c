import type { companiesEndpoints } from '@rise/contract/companies'
import type { EndpointParsed } from '@rise/contract/endpoint'
import { type RawBuilder, sql } from 'kysely'
import { PLANNED_EACH_TIME } from '../../platform/preparing-client.ts'
import { slugify } from '../../platform/slug.ts'
import { notBlocked } from '../connections/index.ts'

/** What the list of companies is asked for. */
export type CompanyView = EndpointParsed<(typeof companiesEndpoints)['GET /api/v1/companies']>['query']

/** How many companies have the words decides how they are best found. */
const eachTime = sql.raw(PLANNED_EACH_TIME)

/**
 * The conditions of a view on `company`; those whose account is pending, suspended or deleted are left out, and those that
 * the viewer (null for a guest) does not see.
 */
export function conditionsOf(view: CompanyView, viewerActorId: string | null): RawBuilder<boolean> {
  const { q = '', industry, stage, size, teamSize, place, hiring } = view
  const words = searchedWords(q)
  const conditions = [
    // These are few, so they are read once for a query.
    sql<boolean>`company.actor_id not in (select id from actor where kind = 'company' and not listed)`,
    viewerActorId !== null && notBlocked(viewerActorId, 'company.actor_id'),
    words !== '' && sql<boolean>`${eachTime} company.terms @@ to_tsquery('simple', ${words})`,
    industry !== undefined && sql<boolean>`company.all_industries @> array[${industry}]::text[]`,
    place !== undefined && sql<boolean>`company.place_keys @> array[${slugify(place)}]::text[]`,
    stage !== undefined && sql<boolean>`company.stage = ${stage}`,
    size !== undefined && sql<boolean>`company.size = ${size}`,
    teamSize !== undefined && sql<boolean>`company.team_size = ${teamSize}`,
    hiring !== undefined && sql<boolean>`company.open_jobs > 0`,
  ]
  return sql<boolean>`${sql.join(
    conditions.filter((condition) => condition !== false),
    sql` and `,
  )}`
}

/** Words as a tsquery of their beginnings, folded as the column `terms` is. */
function searchedWords(q: string): string {
  const folded = q.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '')
  const words = folded.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => `'${word}':*`).join(' & ')
}
