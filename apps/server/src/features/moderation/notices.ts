import { moderationErrors } from '@rise/contract/moderation/errors'
import type { Notice } from '@rise/contract/moderation/shapes'
import { t } from '@rise/texts'
import type { NotNull } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { holdReasonKind } from '../content/index.ts'
import { decisions } from './decision-rows.ts'

const MOST_NOTICES = 50

/** Returns the decisions about a member's content, and the member's content that waits for a decision, newest first. */
export async function listNotices({ db }: Context, member: Acting): Promise<Notice[]> {
  const { actorId } = member
  const [waitingNotices, decidedNotices] = [
    await listWaitingNotices(db, actorId),
    await listDecidedNotices(db, actorId),
  ]
  return [...waitingNotices, ...decidedNotices]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, MOST_NOTICES)
}

/** Returns content that others can't see until a moderator decides, because it is held for review or was reported. */
async function listWaitingNotices(db: Database, actorId: string): Promise<Notice[]> {
  const rows = await db
    .selectFrom('review')
    .select(['id', 'kind', 'thing_id', 'title', 'held', 'hidden_at as hiddenAt'])
    .where('author_id', '=', actorId)
    .where('decided_at', 'is', null)
    .where('hidden_at', 'is not', null)
    .orderBy('hidden_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_NOTICES)
    .$narrowType<{ hiddenAt: NotNull }>()
    .execute()
  return rows.map(({ id: _id, kind, thing_id, title, held, hiddenAt }) => ({
    ...{ _id, decision: null, kind, thingId: thing_id, why: held === null ? 'reports' : holdReasonKind(held) },
    ...{ title, held: held !== null, words: '', at: hiddenAt.toISOString() },
    ...{ appeal: null, answer: null, lifted: false },
  }))
}

async function listDecidedNotices(db: Database, actorId: string): Promise<Notice[]> {
  const rows = await decisions(db)
    .where('review_decision.author_id', '=', actorId)
    // Content that was published and is held again is listed as held.
    .where(({ eb, or }) =>
      or([eb('review_decision.decision', '<>', 'dismiss'), eb('review_decision.undone_at', 'is', null)]),
    )
    .orderBy('review_decision.created_at', 'desc')
    .orderBy('review_decision.id', 'desc')
    .limit(MOST_NOTICES)
    .execute()
  return rows.map(
    ({ id, decision, kind, thing_id, title, held, words, created_at, appeal, answer, answered_at, undone_at }) => ({
      ...{
        _id: id,
        decision,
        kind,
        thingId: thing_id,
        why: null,
        title,
        held: held !== null,
        words,
        at: created_at.toISOString(),
        appeal,
      },
      answer: answered_at && (answer || t('We looked at it again, and our decision stands.')),
      lifted: undone_at !== null,
    }),
  )
}

/**
 * Appeals against a decision, which is possible once.
 *
 * @throws {Failure} `notice-not-found`, `notice-lifted`, `notice-appealed`
 */
export async function appealNotice(
  ctx: Context,
  member: Acting,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const { actorId } = member
  await ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('review_decision')
      .select(['appeal', 'undone_at'])
      .where('id', '=', id)
      .where('author_id', '=', actorId)
      .where('decision', '<>', 'dismiss')
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new Failure(moderationErrors['notice-not-found'])
    if (row.undone_at !== null) throw new Failure(moderationErrors['notice-lifted'])
    if (row.appeal !== null) throw new Failure(moderationErrors['notice-appealed'])
    await tx
      .updateTable('review_decision')
      .set({ appeal: text, appealed_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute()
  })
}
