import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import type { SitePollState } from '@rise/contract/polls/admin/kinds'
import type { SitePoll } from '@rise/contract/polls/admin/shapes'
import { pollsErrors } from '@rise/contract/polls/errors'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { type Page, toPage } from '../../../platform/database/page.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin, SignedIn } from '../../../platform/http/requester.ts'
import { type PollRow, pollRows } from '../poll-row.ts'
import { presentPoll } from '../present-poll.ts'

interface SitePollQuery {
  readonly q?: string | undefined
  readonly state: SitePollState
  readonly page: number
}

/** Returns a page of the site polls in one state, newest first; scheduled ones are sorted by opening time. */
export async function listSitePolls(
  { db, clock }: Context,
  admin: Admin,
  { q = '', state, page }: SitePollQuery,
): Promise<Page<SitePoll>> {
  const now = clock.now()
  const matchesQuery = sql`(${q === ''} or poll.question ilike ${`%${q.replaceAll(/[\\%_]/g, '\\$&')}%`})`
  const matches = sql<boolean>`poll.actor_id is null and ${inState(state, now)} and ${matchesQuery}`
  const [rows, countResult] = await Promise.all([
    pollRows(db, null, { scheduled: true })
      .where(matches)
      .orderBy((eb) => (state === 'scheduled' ? eb.ref('poll.opens_at') : sql`poll.created_at desc`))
      .orderBy('poll.id', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    sql<{ count: number }>`
      select count(*)::int as count from (select from poll where ${matches} limit ${COUNT_CAP + 1}) as counted`.execute(
      db,
    ),
  ])
  return toPage(
    rows.map((row) => presentSitePoll(row, admin, now)),
    page,
    countResult.rows[0]?.count ?? 0,
  )
}

/**
 * Returns a site poll, even before it opens.
 * @throws {Failure} `poll-not-found`
 */
export async function findSitePoll({ clock }: Context, db: Database | Tx, admin: Admin, id: string): Promise<SitePoll> {
  const row = await pollRows(db, null, { scheduled: true })
    .where('poll.id', '=', id)
    .where('poll.actor_id', 'is', null)
    .executeTakeFirst()
  if (!row) throw new Failure(pollsErrors['poll-not-found'])
  return presentSitePoll(row, admin, clock.now())
}

function inState(state: SitePollState, now: Date): RawBuilder<boolean> {
  if (state === 'scheduled') return sql`poll.opens_at is not null`
  return sql`poll.opens_at is null and ${state === 'closed' ? sql`poll.closes_at <= ${now}` : sql`poll.closes_at > ${now}`}`
}

function presentSitePoll(row: PollRow, viewer: SignedIn, now: Date): SitePoll {
  return { ...presentPoll(row, null, { viewer, now }), opensAt: row.opens_at?.toISOString() ?? null }
}
