import { type Expression, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../platform/database.ts'

/** Companies with their slug and the number of their open jobs. Each caller narrows, orders and limits. */
function companies(db: Database) {
  return db
    .selectFrom('company')
    .innerJoin('actor', 'actor.id', 'company.actor_id')
    .where('actor.listed', '=', true)
    .leftJoin(openJobCounts(db), 'open_jobs.company_id', 'company.actor_id')
    .select(['actor.id', 'actor.slug'])
    .select((eb) => eb.fn.coalesce('open_jobs.jobs', sql<number>`0`).as('open_jobs'))
}

function openJobCounts(db: Database) {
  return db
    .selectFrom('job')
    .where('closed_at', 'is', null)
    .groupBy('company_id')
    .select((eb) => ['company_id' as const, eb.fn.countAll<number>().as('jobs')])
    .as('open_jobs')
}

const cardColumns = [
  'company.name',
  'company.tagline',
  'company.industry',
  'company.headquarters',
  'company.team_size',
] as const
const pageColumns = [
  ...cardColumns,
  'company.story',
  'company.website',
  'company.stage',
  'company.size',
  'company.founding_year',
  'company.values',
  'company.benefits',
  'company.imported',
] as const
const followers = sql<number>`coalesce(
  (select followers from follow_count where follow_count.actor_id = actor.id), 0)`.as('followers')

export type CompanyCardRow = Awaited<ReturnType<typeof listCompanyRows>>[number]
export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompanyRow>>>

/** Companies with most open jobs first, then by name. */
export function listCompanyRows(db: Database, { limit, offset }: { limit: number; offset: number }) {
  return companies(db)
    .select(cardColumns)
    .orderBy('open_jobs', 'desc')
    .orderBy('company.name')
    .orderBy('actor.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The card of one company as a value of another query, whose column names the company. */
export function companyCardOf(db: Database, companyId: Expression<string>) {
  return jsonObjectFrom(companies(db).select(cardColumns).where('actor.id', '=', companyId))
}

export function findCompanyRow(db: Database, slug: string) {
  return companies(db)
    .select(pageColumns)
    .select(followers)
    .where('actor.slug', '=', slug)
    .where('actor.kind', '=', 'company')
    .executeTakeFirst()
}

/** How many companies there are, counted to at most `cap` + 1. */
export async function countCompanies(db: Database, cap: number): Promise<number> {
  const some = db
    .selectFrom('company')
    .innerJoin('actor', 'actor.id', 'company.actor_id')
    .where('actor.listed', '=', true)
    .select('actor_id')
    .limit(cap + 1)
    .as('some')
  const { count } = await db
    .selectFrom(some)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
