import type { Picture } from '@rise/contract/pictures/shapes'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { reportedAttachments } from '../convos/index.ts'
import { reportedPictures } from '../pictures/index.ts'

interface Line {
  readonly authorId: string | null
  readonly text: string
  readonly pictureId: string | null
  readonly messageFileId: string | null
  readonly writtenAt: Date
  readonly reported: boolean
}

interface Copy {
  /** When this version was first reported. */
  readonly at: Date
  readonly lines: readonly Line[]
}

/**
 * Returns the reported versions of the content, newest first. There are several if the content was edited between
 * reports.
 */
export async function copiesOf(db: Database | Tx, reviewId: string): Promise<Copy[]> {
  const rows = await db
    .selectFrom('report_line')
    .innerJoin('report', 'report.id', 'report_line.report_id')
    .select(['report_line.report_id', 'report.created_at as reported_at'])
    .select([
      'report_line.author_id',
      'report_line.text',
      'report_line.picture_id',
      'report_line.message_file_id',
      'report_line.created_at',
      'report_line.reported',
    ])
    .where('report.review_id', '=', reviewId)
    .orderBy('report.created_at', 'desc')
    .orderBy('report.id', 'desc')
    .orderBy('report_line.position')
    .execute()
  const copies = new Map<string, { at: Date; lines: Line[] }>()
  for (const { report_id, reported_at, author_id, text, created_at, reported, ...shown } of rows) {
    const copy = copies.get(report_id) ?? { at: reported_at, lines: [] }
    const { picture_id: pictureId, message_file_id: messageFileId } = shown
    copy.lines.push({ authorId: author_id, text, pictureId, messageFileId, writtenAt: created_at, reported })
    copies.set(report_id, copy)
  }
  const wordsOf = ({ lines }: Copy) => JSON.stringify(lines.map(({ text }) => text))
  return [...new Map([...copies.values()].map((copy) => [wordsOf(copy), copy])).values()]
}

/**
 * Returns a function that takes a line of these copies and returns its picture, at an address for moderators; null for
 * a line without one.
 */
export async function copiedPictures(
  ctx: Context,
  db: Tx,
  copies: readonly Copy[],
): Promise<(line: Line) => Picture | null> {
  const lines = copies.flatMap((copy) => copy.lines)
  const pictures = await reportedPictures(
    ctx,
    db,
    lines.flatMap(({ pictureId }) => pictureId ?? []),
  )
  const attachmentsByFile = await reportedAttachments(
    ctx,
    db,
    lines.flatMap(({ messageFileId }) => messageFileId ?? []),
  )
  return ({ pictureId, messageFileId }) =>
    pictures.get(pictureId ?? '') ?? attachmentsByFile.get(messageFileId ?? '') ?? null
}
