import type { ReportKind } from '@rise/contract/moderation/kinds'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ReportedCopy } from '../content/index.ts'

/** Returns the id of the content's open review, creating the review if there is none. */
export async function findOrCreateReviewId(
  ctx: Context,
  tx: Tx,
  { kind, id, copy: { title, path, authorId } }: { kind: ReportKind; id: string; copy: ReportedCopy },
): Promise<string> {
  const openReview = await tx
    .selectFrom('review')
    .select('id')
    .where('kind', '=', kind)
    .where('thing_id', '=', id)
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  if (openReview) return openReview.id
  const reviewId = ctx.newId()
  await tx
    .insertInto('review')
    .values({ id: reviewId, kind, thing_id: id, title, path, author_id: authorId, opened_at: ctx.clock.now() })
    .execute()
  return reviewId
}

/** Stores a copy of the content as the reporter saw it. */
export async function storeCopy(tx: Tx, reportId: string, { lines }: ReportedCopy): Promise<void> {
  const rows = lines.map(({ authorId, text, pictureId = null, messageFileId = null, reported, at }, position) => ({
    ...{ report_id: reportId, position, author_id: authorId, text, reported, created_at: at },
    ...{ picture_id: pictureId, message_file_id: messageFileId },
  }))
  await tx.insertInto('report_line').values(rows).execute()
}
