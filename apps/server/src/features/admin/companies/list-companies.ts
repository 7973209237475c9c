import type { adminCompaniesEndpoints } from '@rise/contract/admin/companies/endpoints'
import { MOST_DOWNLOADED } from '@rise/contract/admin/limits'
import type { EndpointParsed, EndpointReply } from '@rise/contract/endpoint'
import { COUNT_CAP } from '@rise/contract/pagination'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { csvOf } from '../../../platform/csv.ts'
import type { Database } from '../../../platform/database/database.ts'
import { CURSOR_PAGE_ROWS, type Place, placeOf, toCursorPage } from '../../../platform/database/keyset.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { recordDownload } from '../notes/record-download.ts'
import { type CompanyFilter, companies, companyConditions, presentCompany } from './company-rows.ts'

type Endpoints = typeof adminCompaniesEndpoints
type Query = EndpointParsed<Endpoints['GET /api/v1/admin/companies']>['query']
type Result = EndpointReply<Endpoints['GET /api/v1/admin/companies']>['result']

const AT_ONCE = 1_000

/** Returns a page of the companies that match a filter, newest first. */
export async function listCompanies({ db }: Context, { after, ...filter }: Query): Promise<Result> {
  const conditions = await companyConditions(db, filter)
  const [ids, count] = await Promise.all([
    idsOf(db, conditions, CURSOR_PAGE_ROWS, placeOf(after)),
    countOf(db, conditions),
  ])
  const { items, next } = toCursorPage(await rowsOf(db, ids), ({ created_at, id }) => ({ at: created_at, id }))
  return { items: items.map(presentCompany), next, total: Math.min(count, COUNT_CAP), totalCapped: count > COUNT_CAP }
}

/** Returns the ids of at most `most` companies that match the conditions, newest first. */
export async function idsOf(
  db: Database,
  conditions: RawBuilder<boolean>,
  most: number,
  place?: Place,
): Promise<string[]> {
  const afterCursor =
    place === undefined
      ? sql`true`
      : sql`(company.created_at, company.actor_id) < (${place.at}::timestamptz, ${place.id}::uuid)`
  const { rows } = await sql<{ id: string }>`
    select company.actor_id as id from company join actor on actor.id = company.actor_id
    where ${conditions} and ${afterCursor}
    order by company.created_at desc, company.actor_id desc limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Counts the companies that match a filter, to at most one more than COUNT_CAP. */
async function countOf(db: Database, conditions: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from company join actor on actor.id = company.actor_id
      where ${conditions} limit ${COUNT_CAP + 1}
    ) found`.execute(db)
  return rows[0]?.count ?? 0
}

async function rowsOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  return companies(db)
    .where('company.actor_id', 'in', ids)
    .orderBy('company.created_at', 'desc')
    .orderBy('company.actor_id', 'desc')
    .execute()
}

const head = ['Id', 'Name', 'Address', 'Website', 'Plan', 'Team', 'Open jobs', 'Imported', 'Hidden', 'Created', 'Tags']

/** Returns the filtered list as CSV, and records the download. */
export async function downloadCompanies(
  ctx: Context,
  admin: Admin,
  filter: CompanyFilter,
): Promise<{ name: string; csv: string }> {
  const ids = await idsOf(ctx.db, await companyConditions(ctx.db, filter), MOST_DOWNLOADED)
  const lines: string[][] = [head]
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    for (const row of (await rowsOf(ctx.db, ids.slice(start, start + AT_ONCE))).map(presentCompany)) {
      const { _id, name, slug, website, plan, team, openJobs, imported, hidden, createdAt, tags } = row
      const facts = [String(team), String(openJobs), imported ? 'yes' : 'no', hidden ?? '', createdAt, tags.join(', ')]
      lines.push([_id, name, slug, website ?? '', plan, ...facts])
    }
  }
  await recordDownload(ctx, admin, { things: 'companies', count: ids.length, filter })
  return { name: `companies-${ctx.clock.now().toISOString().slice(0, 10)}.csv`, csv: csvOf(lines) }
}
