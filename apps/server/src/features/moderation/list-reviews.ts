import type { EndpointParsed } from '@rise/contract/endpoint'
import type { moderationEndpoints } from '@rise/contract/moderation/endpoints'
import type { ReportReason } from '@rise/contract/moderation/kinds'
import type { Person, QueueNumbers, ReviewCard } from '@rise/contract/moderation/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { CURSOR_PAGE_ROWS, placeOf, toCursorPage } from '../../platform/database/keyset.ts'
import type { RowOf } from '../../platform/database/row-of.ts'
import { holdReasonText } from '../content/index.ts'
import { peopleOf } from './people-of.ts'

type ReviewsQuery = EndpointParsed<(typeof moderationEndpoints)['GET /api/v1/admin/reviews']>['query']

export type ReviewRow = RowOf<ReturnType<typeof reviews>>

const DAY_MS = 86_400_000
const MEDIAN_DAYS = 30

/** Selects reviews with the number and the reasons of members' reports. Callers add conditions and the order. */
export function reviews(db: Database | Tx) {
  return db
    .selectFrom('review')
    .select(['review.id', 'review.kind', 'review.thing_id', 'review.title', 'review.path', 'review.author_id'])
    .select(['review.opened_at', 'review.hidden_at', 'review.decided_at', 'review.decision', 'review.held'])
    .select([
      sql<number>`(select count(*)::int from report where report.review_id = review.id and not automatic)`.as(
        'reports',
      ),
      sql<ReportReason[]>`array(
        select reason from report where report.review_id = review.id and not automatic
        group by reason order by count(*) desc, reason)`.as('reasons'),
      sql<boolean>`review.decision is not null and coalesce((
        select bool_and(undone_at is not null) from review_decision where review_id = review.id), false)`.as('lifted'),
    ])
}

/** Returns a review for lists, without the content. */
export function presentCard(row: ReviewRow, personOf: (id: string | null) => Person): ReviewCard {
  return {
    _id: row.id,
    kind: row.kind,
    author: personOf(row.author_id),
    reports: row.reports,
    reasons: row.reasons,
    openedAt: row.opened_at.toISOString(),
    hidden: row.hidden_at !== null,
    held: row.held === null ? null : holdReasonText(row.held),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decision: row.decision,
    lifted: row.lifted,
  }
}

/** Returns a page of the queue: open reviews oldest first, decided ones newest first. */
export async function listReviews(
  { db }: Context,
  { part, before }: ReviewsQuery,
): Promise<{ items: ReviewCard[]; next: string | null }> {
  const [column, direction, beyond] =
    part === 'open' ? (['opened_at', 'asc', sql`>`] as const) : (['decided_at', 'desc', sql`<`] as const)
  const place = placeOf(before)
  const rows = await reviews(db)
    .where('review.decided_at', part === 'open' ? 'is' : 'is not', null)
    .$if(place !== undefined, (query) =>
      query.where(
        sql<boolean>`(${sql.ref(`review.${column}`)}, review.id) ${beyond} (${place?.at}::timestamptz, ${place?.id}::uuid)`,
      ),
    )
    .orderBy(`review.${column}`, direction)
    .orderBy('review.id', direction)
    .limit(CURSOR_PAGE_ROWS)
    .execute()
  const personOf = await peopleOf(
    db,
    rows.map(({ author_id }) => author_id),
  )
  const { items, next } = toCursorPage(rows, (row) => ({ at: row[column] ?? row.opened_at, id: row.id }))
  return { items: items.map((row) => presentCard(row, personOf)), next }
}

/** Returns the numbers of open reviews and appeals, and the median hours to a decision in the last 30 days. */
export async function readNumbers({ db, clock }: Context): Promise<QueueNumbers> {
  const since = new Date(clock.now().getTime() - MEDIAN_DAYS * DAY_MS)
  const { rows } = await sql<QueueNumbers>`
    select
      (select count(*)::int from review where decided_at is null) as "open",
      (select count(*)::int from review_decision where appeal is not null and answered_at is null)
        + (select count(*)::int from login
          where suspended_at is not null and deleted_at is null and appeal is not null and appeal_answer is null)
        as "appeals",
      (select percentile_cont(0.5) within group (order by extract(epoch from decided_at - opened_at))::float8 / 3600
        from review where decided_at > ${since}) as "medianHours"`.execute(db)
  return rows[0] ?? { open: 0, appeals: 0, medianHours: null }
}
