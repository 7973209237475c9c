import { moderationErrors } from '@rise/contract/moderation/errors'
import type { Decision } from '@rise/contract/moderation/kinds'
import type { Review } from '@rise/contract/moderation/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { copiedPictures, copiesOf } from './copies-of.ts'
import { decisionsAbout, decisionsOf, presentDecision } from './decision-rows.ts'
import { presentCard, type ReviewRow, reviews } from './list-reviews.ts'
import { refuseOwnCase } from './own-case.ts'
import { moderatorsOf, peopleOf } from './people-of.ts'
import type { ReportableSlot } from './reportable-slot.ts'

/** The maximum number of reports returned. */
const MOST_REPORTS = 50
const MOST_HISTORY = 20

/**
 * Returns a review and records that this moderator opened it.
 *
 * @throws {Failure} `review-not-found`, `own-case`
 */
export async function openReview(ctx: Context, slot: ReportableSlot, member: SignedIn, id: string): Promise<Review> {
  return ctx.db.transaction().execute(async (tx) => {
    const review = await presentReview(ctx, tx, slot, member, id)
    await tx
      .insertInto('review_opening')
      .values({ id: ctx.newId(), review_id: id, login_id: member.loginId, opened_at: ctx.clock.now() })
      .execute()
    return review
  })
}

/** Returns the decisions that are possible for a review. Without an author, it can only be dismissed. */
export function possibleDecisions(
  slot: ReportableSlot,
  { kind, author_id, held }: Pick<ReviewRow, 'kind' | 'author_id' | 'held'>,
): Decision[] {
  if (author_id === null) return ['dismiss']
  return ['dismiss', ...slot[kind].acts[held === null ? 'reported' : 'held'], 'warn', 'slow', 'suspend']
}

/**
 * Returns a review for moderators. The caller records that it was opened.
 * @throws {Failure} `review-not-found`, `own-case`
 */
export async function presentReview(
  ctx: Context,
  db: Tx,
  slot: ReportableSlot,
  member: SignedIn,
  id: string,
): Promise<Review> {
  const row = await reviews(db).where('review.id', '=', id).executeTakeFirst()
  if (!row) throw new Failure(moderationErrors['review-not-found'])
  await refuseOwnCase(db, member, row)
  const [reports, copies, acts, history, notes] = [
    await reportsOf(db, id),
    await copiesOf(db, id),
    await decisionsOf(db, id),
    await historyOf(db, row),
    await notesOf(db, id),
  ]
  const personOf = await peopleOf(db, [
    row.author_id,
    ...reports.map(({ reporter_id }) => reporter_id),
    ...copies.flatMap(({ lines }) => lines.map(({ authorId }) => authorId)),
  ])
  const pictureOf = await copiedPictures(ctx, db, copies)
  const moderatorOf = await moderatorsOf(db, [
    ...[...acts, ...history].flatMap(({ by_login_id, undone_by }) => [by_login_id, undone_by]),
    ...notes.map(({ login_id }) => login_id),
  ])
  return {
    ...presentCard(row, personOf),
    title: row.title,
    path: row.path,
    copies: copies.map(({ at, lines }) => ({
      at: at.toISOString(),
      lines: lines.map((line) => ({
        ...{ author: personOf(line.authorId), text: line.text, picture: pictureOf(line) },
        ...{ reported: line.reported, writtenAt: line.writtenAt.toISOString() },
      })),
    })),
    sentReports: reports.map(({ id: _id, reporter_id, reason, words, created_at, sent, upheld }) => ({
      ...{ _id, reporter: personOf(reporter_id), reason, words, at: created_at.toISOString(), sent, upheld },
    })),
    acts: acts.map((act) => presentDecision(act, moderatorOf)),
    history: history.map((act) => ({
      ...{ ...presentDecision(act, moderatorOf), kind: act.kind, reviewId: act.review_id },
    })),
    notes: notes.map(({ id: _id, login_id, text, created_at }) => ({
      ...{ _id, text, by: moderatorOf(login_id), at: created_at.toISOString() },
    })),
    possible: possibleDecisions(slot, row),
  }
}

function reportsOf(db: Database | Tx, reviewId: string) {
  return db
    .selectFrom('report')
    .select(['report.id', 'report.reporter_id', 'report.reason', 'report.words', 'report.created_at'])
    .select([
      sql<number>`(select count(*)::int from report own where own.reporter_id = report.reporter_id)`.as('sent'),
      sql<number>`(
        select count(*)::int from report own join review judged on judged.id = own.review_id
        where own.reporter_id = report.reporter_id and judged.decision <> 'dismiss')`.as('upheld'),
    ])
    .where('report.review_id', '=', reviewId)
    .where('report.automatic', '=', false)
    .orderBy('report.created_at')
    .orderBy('report.id')
    .limit(MOST_REPORTS)
    .execute()
}

async function historyOf(db: Database | Tx, { id, author_id }: ReviewRow) {
  return author_id === null ? [] : decisionsAbout(db, author_id, { but: id, most: MOST_HISTORY })
}

function notesOf(db: Database | Tx, reviewId: string) {
  return db
    .selectFrom('review_note')
    .select(['id', 'login_id', 'text', 'created_at'])
    .where('review_id', '=', reviewId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
