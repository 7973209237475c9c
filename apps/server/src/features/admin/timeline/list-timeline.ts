import { MOST_DOWNLOADED } from '@rise/contract/admin/limits'
import type { timelineEndpoints } from '@rise/contract/admin/timeline/endpoints'
import { visibleThings } from '@rise/contract/admin/timeline/kinds'
import type { TimelineEntry } from '@rise/contract/admin/timeline/shapes'
import type { EndpointParsed, EndpointReply } from '@rise/contract/endpoint'
import { COUNT_CAP } from '@rise/contract/pagination'
import { compareNames } from '@rise/contract/words'
import { t } from '@rise/texts'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { csvOf } from '../../../platform/csv.ts'
import type { Database } from '../../../platform/database/database.ts'
import { CURSOR_PAGE_ROWS, type Place, placeOf, toCursorPage } from '../../../platform/database/keyset.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { namesOfAdmins } from '../notes/notes.ts'
import { recordDownload } from '../notes/record-download.ts'
import { pathsOf } from './paths-of.ts'

type Endpoints = typeof timelineEndpoints
type Query = EndpointParsed<Endpoints['GET /api/v1/admin/timeline']>['query']
type Filter = EndpointParsed<Endpoints['GET /api/v1/admin/timeline-download']>['query']
type Result = EndpointReply<Endpoints['GET /api/v1/admin/timeline']>['result']

interface Row {
  readonly id: string
  readonly act: string
  readonly thing: string
  readonly login_id: string | null
  readonly subject_id: string | null
  readonly subject_name: string | null
  readonly before: TimelineEntry['before']
  readonly after: TimelineEntry['after']
  readonly created_at: Date
}

const DAY_MS = 86_400_000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/**
 * Search words of at least this length match anywhere in a word, by trigrams; shorter ones match only the beginning of
 * a word.
 */
const ANY_PART = 3
/** The maximum number of admins offered as options of the filter. */
const MOST_PEOPLE = 200

/** Returns acts of admins and the system on the subjects that the admin's role works with, newest first. */
export async function listTimeline({ db }: Context, admin: Admin, { after, ...filter }: Query): Promise<Result> {
  const conditions = conditionsOf(admin, filter)
  const [rows, countResult, people] = await Promise.all([
    rowsAfter(db, conditions, placeOf(after), CURSOR_PAGE_ROWS),
    sql<{ count: number }>`
      select count(*)::int as count from (
        select from admin_act where ${conditions} limit ${COUNT_CAP + 1}
      ) found`.execute(db),
    peopleOf(db),
  ])
  const { items, next } = toCursorPage(rows, placeOfRow)
  const count = countResult.rows[0]?.count ?? 0
  return {
    items: await present(db, items),
    next,
    total: Math.min(count, COUNT_CAP),
    totalCapped: count > COUNT_CAP,
    people,
  }
}

const head = ['Time (UTC)', 'By', 'Act', 'Subject', 'Subject id', 'Before', 'After']
const AT_ONCE = 1_000

/** Returns the filtered list as CSV, and records the download. */
export async function downloadTimeline(
  ctx: Context,
  admin: Admin,
  filter: Filter,
): Promise<{ name: string; csv: string }> {
  const conditions = conditionsOf(admin, filter)
  const lines: string[][] = [head]
  let place: Place | undefined
  do {
    const rows = await rowsAfter(ctx.db, conditions, place, Math.min(AT_ONCE, MOST_DOWNLOADED + 1 - lines.length))
    for (const { at, by, act, subject, before, after } of await present(ctx.db, rows)) {
      const changedValues = [before, after].map((facts) => (facts === null ? '' : JSON.stringify(facts)))
      lines.push([at, by.name, act, subject?.name ?? '', subject?._id ?? '', ...changedValues])
    }
    const last = rows.length === AT_ONCE ? rows.at(-1) : undefined
    place = last && placeOfRow(last)
  } while (place !== undefined && lines.length <= MOST_DOWNLOADED)
  await recordDownload(ctx, admin, { things: 'acts', count: lines.length - 1, filter })
  return { name: `timeline-${ctx.clock.now().toISOString().slice(0, 10)}.csv`, csv: csvOf(lines) }
}

function placeOfRow({ created_at, id }: Row): Place {
  return { at: created_at, id }
}

async function rowsAfter(
  db: Database,
  conditions: RawBuilder<unknown>,
  place: Place | undefined,
  most: number,
): Promise<readonly Row[]> {
  const afterCursor = place ? sql`(created_at, id) < (${place.at}::timestamptz, ${place.id}::uuid)` : sql`true`
  const { rows } = await sql<Row>`
    select id, act, thing, login_id, subject_id, subject_name, before, after, created_at from admin_act
    where ${conditions} and ${afterCursor} order by created_at desc, id desc limit ${most}`.execute(db)
  return rows
}

function conditionsOf(admin: Admin, { q = '', by, act, thing, from, until }: Filter): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  const things = visibleThings(admin)
  if (things !== undefined) conditions.push(sql`thing = any(${things}::text[])`)
  if (thing !== undefined) conditions.push(sql`thing = ${thing}`)
  if (act !== undefined) conditions.push(sql`act = ${act}`)
  if (by !== undefined) conditions.push(by === 'system' ? sql`login_id is null` : sql`login_id = ${by}::uuid`)
  if (from !== undefined) conditions.push(sql`created_at >= ${startOf(from)}`)
  if (until !== undefined) conditions.push(sql`created_at < ${new Date(startOf(until).getTime() + DAY_MS)}`)
  return sql.join([...conditions, ...wordConditions(q.toLowerCase())], sql` and `)
}

function startOf(date: string): Date {
  return new Date(`${date}T00:00:00.000Z`)
}

function wordConditions(text: string): RawBuilder<unknown>[] {
  if (UUID.test(text)) return [sql`subject_id = ${text}::uuid`]
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const pattern = word.replaceAll(/[\\%_]/g, '\\$&')
      return sql`lower(' ' || subject_name) like ${[...word].length < ANY_PART ? `% ${pattern}%` : `%${pattern}%`}`
    })
}

/** Returns the logins with acts, with one index lookup each, however many acts there are. */
async function peopleOf(db: Database): Promise<Result['people']> {
  const { rows } = await sql<{ login_id: string }>`
    with recursive person (login_id) as (
      (select login_id from admin_act where login_id is not null order by login_id limit 1)
      union all
      select (select login_id from admin_act where login_id > person.login_id order by login_id limit 1) from person
      where person.login_id is not null
    )
    select login_id from person where login_id is not null limit ${MOST_PEOPLE}`.execute(db)
  const ids = rows.map(({ login_id }) => login_id)
  const nameOf = await namesOfAdmins(db, rows)
  return ids.map((id) => ({ _id: id, name: nameOf(id) })).toSorted((a, b) => compareNames(a.name, b.name))
}

async function present(db: Database, rows: readonly Row[]): Promise<TimelineEntry[]> {
  const nameOf = await namesOfAdmins(db, rows)
  const paths = await pathsOf(db, rows)
  return rows.map(({ id, act, thing, login_id, subject_id, subject_name, before, after, created_at }) => ({
    _id: id,
    at: created_at.toISOString(),
    act,
    by: { _id: login_id, name: thing === 'system' ? t('The system') : nameOf(login_id) },
    subject: subject_name === null ? null : { _id: subject_id, name: subject_name, path: paths.get(id) ?? null },
    before,
    after,
  }))
}
