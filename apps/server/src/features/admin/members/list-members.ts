import { MOST_DOWNLOADED } from '@rise/contract/admin/limits'
import type { adminMembersEndpoints } from '@rise/contract/admin/members/endpoints'
import type { EndpointParsed, EndpointReply } from '@rise/contract/endpoint'
import { COUNT_CAP } from '@rise/contract/pagination'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { csvOf } from '../../../platform/csv.ts'
import type { Database } from '../../../platform/database/database.ts'
import { CURSOR_PAGE_ROWS, placeOf, toCursorPage } from '../../../platform/database/keyset.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { recordDownload } from '../notes/record-download.ts'
import { type MemberFilter, memberConditions } from './member-conditions.ts'
import { presentListed } from './present.ts'
import { members } from './queries.ts'

type Endpoints = typeof adminMembersEndpoints
type Query = EndpointParsed<Endpoints['GET /api/v1/admin/members']>['query']
type Result = EndpointReply<Endpoints['GET /api/v1/admin/members']>['result']

/** Returns members, newest first; deleted ones only if the filter includes them. */
export async function listMembers({ db, clock }: Context, { after, ...filter }: Query): Promise<Result> {
  const now = clock.now()
  const place = placeOf(after)
  const ids = db
    .selectFrom('member_entry')
    .select('login_id')
    .where(sql<boolean>`${memberConditions(filter, now)}`)
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(joined_at, login_id) < (${place?.at}::timestamptz, ${place?.id}::uuid)`),
    )
    .orderBy('joined_at', 'desc')
    .orderBy('login_id', 'desc')
    .limit(CURSOR_PAGE_ROWS)
  const [idRows, count] = await Promise.all([ids.execute(), countMembers(db, filter, now)])
  const rows = await rowsOf(
    db,
    idRows.map(({ login_id }) => login_id),
  )
  const { items, next } = toCursorPage(rows, ({ created_at, id }) => ({ at: created_at, id }))
  return { items: items.map(presentListed), next, total: Math.min(count, COUNT_CAP), totalCapped: count > COUNT_CAP }
}

/** Returns the list entries of these logins, newest first. */
async function rowsOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  return members(db)
    .where('member_entry.login_id', 'in', ids)
    .orderBy('member_entry.joined_at', 'desc')
    .orderBy('member_entry.login_id', 'desc')
    .execute()
}

/** Counts the members that match a filter, to at most one more than COUNT_CAP. */
async function countMembers(db: Database, filter: MemberFilter, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from member_entry where ${memberConditions(filter, now)} limit ${COUNT_CAP + 1}
    ) found`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns the ids of the members that a filter finds, newest first, at most `most`. */
export async function idsOf({ db, clock }: Context, filter: MemberFilter, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('member_entry')
    .select('login_id')
    .where(sql<boolean>`${memberConditions(filter, clock.now())}`)
    .orderBy('joined_at', 'desc')
    .orderBy('login_id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ login_id }) => login_id)
}

const head = ['Id', 'Name', 'Company', 'Email', 'Role', 'Address', 'Plan', 'Standing', 'Joined', 'Last seen', 'Tags']
const AT_ONCE = 1_000

/** Returns the filtered list as CSV, and records the download. */
export async function downloadMembers(
  ctx: Context,
  admin: Admin,
  filter: MemberFilter,
): Promise<{ name: string; csv: string }> {
  const ids = await idsOf(ctx, filter, MOST_DOWNLOADED)
  const lines: string[][] = [head]
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const rows = await rowsOf(ctx.db, ids.slice(start, start + AT_ONCE))
    for (const row of rows.map(presentListed)) {
      const { _id, name, company, email, role, slug, plan, standing, joinedAt, lastSeenAt, tags } = row
      const [where, seenAt] = [company ?? '', lastSeenAt ?? '']
      lines.push([_id, name, where, email, role, slug, plan, standing, joinedAt, seenAt, tags.join(', ')])
    }
  }
  await recordDownload(ctx, admin, { things: 'members', count: ids.length, filter })
  return { name: `members-${ctx.clock.now().toISOString().slice(0, 10)}.csv`, csv: csvOf(lines) }
}
