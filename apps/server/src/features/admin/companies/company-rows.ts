import type { adminCompaniesEndpoints } from '@rise/contract/admin/companies/endpoints'
import type { AdminCompany } from '@rise/contract/admin/companies/shapes'
import type { EndpointParsed } from '@rise/contract/endpoint'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { RowOf } from '../../../platform/database/row-of.ts'

/** The filter of the list of companies. */
export type CompanyFilter = EndpointParsed<
  (typeof adminCompaniesEndpoints)['GET /api/v1/admin/companies-download']
>['query']

export type CompanyRow = RowOf<ReturnType<typeof companies>>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const SLUG = /^[a-z0-9][a-z0-9-]{0,119}$/
/**
 * Search words of at least this length match anywhere in a word, by trigrams; shorter ones match only the beginning of
 * a word.
 */
const ANY_PART = 3

/** Selects companies as admins see them. */
export function companies(db: Database | Tx) {
  return db
    .selectFrom('company')
    .innerJoin('actor', 'actor.id', 'company.actor_id')
    .leftJoin('company_hiding', 'company_hiding.company_id', 'company.actor_id')
    .select(['actor.id', 'actor.slug', 'actor.plan', 'actor.listed', 'company.name', 'company.website'])
    .select(['company.imported', 'company.verified_domain', 'company.open_jobs', 'company.created_at'])
    .select(['company.tagline', 'company.version', 'company_hiding.reason as hidden'])
    .select([
      sql<number>`(select count(*)::int from membership where membership.actor_id = company.actor_id)`.as('team'),
      sql<number>`(select count(*)::int from company_claim where company_claim.company_id = company.actor_id)`.as(
        'claims',
      ),
      sql<string[]>`array(
        select tag from admin_tag where admin_tag.subject_id = company.actor_id order by tag)`.as('tags'),
    ])
}

/** Returns the conditions of a filter on `company` and `actor`. */
export async function companyConditions(db: Database, filter: CompanyFilter): Promise<RawBuilder<boolean>> {
  const slugOwnerId = await findSlugOwner(db, filter.q?.toLowerCase())
  const conditions = [
    sql`true`,
    ...inState(filter),
    ...choiceConditions(filter),
    ...wordConditions(filter, slugOwnerId),
  ]
  return sql.join(conditions, sql` and `)
}

/**
 * Returns the id of the company with the searched slug; null if there is none. A separate query, so that each search
 * uses an index.
 */
async function findSlugOwner(db: Database, slug: string | undefined): Promise<string | null> {
  if (slug === undefined || !SLUG.test(slug)) return null
  const slugOwner = await db
    .selectFrom('actor')
    .select('id')
    .where('kind', '=', 'company')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return slugOwner?.id ?? null
}

const hasTeam = sql`exists (select from membership where membership.actor_id = company.actor_id)`

function inState({ state }: CompanyFilter): RawBuilder<unknown>[] {
  switch (state) {
    case undefined:
      return []
    case 'claimed':
      return [hasTeam]
    case 'unclaimed':
      return [sql`not ${hasTeam}`]
    case 'claims':
      return [sql`company.actor_id in (select company_id from company_claim)`]
    case 'verified':
      return [sql`company.verified_domain is not null`]
    case 'hidden':
      return [sql`company.actor_id in (select company_id from company_hiding)`]
  }
}

function choiceConditions({ plan, hiring, tag }: CompanyFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = []
  if (plan !== undefined) conditions.push(sql`actor.plan = ${plan}`)
  if (hiring === 'yes') conditions.push(sql`company.open_jobs > 0`)
  if (hiring === 'no') conditions.push(sql`company.open_jobs = 0`)
  if (tag !== undefined) {
    conditions.push(sql`company.actor_id in (select subject_id from admin_tag where admin_tag.tag = ${tag})`)
  }
  return conditions
}

function wordConditions({ q = '' }: CompanyFilter, bearer: string | null): RawBuilder<unknown>[] {
  const text = q.toLowerCase()
  if (UUID.test(text)) return [sql`company.actor_id = ${text}::uuid`]
  const searchedText = sql`lower(' ' || company.name || ' ' || coalesce(company.website, ''))`
  const parts = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const pattern = word.replaceAll(/[\\%_]/g, '\\$&')
      return sql`${searchedText} like ${[...word].length < ANY_PART ? `% ${pattern}%` : `%${pattern}%`}`
    })
  if (parts.length === 0) return []
  const allParts = sql`(${sql.join(parts, sql` and `)})`
  return [bearer === null ? allParts : sql`(${allParts} or company.actor_id = ${bearer}::uuid)`]
}

export function presentCompany(row: CompanyRow): AdminCompany {
  const { id, name, slug, website, plan, imported, verified_domain, team, open_jobs, claims, hidden, listed, tags } =
    row
  return {
    ...{ _id: id, name, slug, website, plan, imported, team, claims, hidden, listed, tags },
    ...{ verifiedDomain: verified_domain, openJobs: open_jobs, createdAt: row.created_at.toISOString() },
  }
}
