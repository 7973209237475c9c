import type { Database, Tx } from '../../platform/database/database.ts'

interface Line {
  readonly authorId: string | null
  readonly text: string
  readonly pictureId: string | null
  readonly writtenAt: Date
  readonly reported: boolean
}

interface Copy {
  /** When it was reported so. */
  readonly at: Date
  readonly lines: readonly Line[]
}

/** Returns what was reported as it was: once, and once more for each edit between two reports, the newest first. */
export async function copiesOf(db: Database | Tx, reviewId: string): Promise<Copy[]> {
  const rows = await db
    .selectFrom('report_line')
    .innerJoin('report', 'report.id', 'report_line.report_id')
    .select(['report_line.report_id', 'report.created_at as reported_at'])
    .select([
      'report_line.author_id',
      'report_line.text',
      'report_line.picture_id',
      'report_line.created_at',
      'report_line.reported',
    ])
    .where('report.review_id', '=', reviewId)
    .orderBy('report.created_at', 'desc')
    .orderBy('report.id', 'desc')
    .orderBy('report_line.position')
    .execute()
  const copies = new Map<string, { at: Date; lines: Line[] }>()
  for (const { report_id, reported_at, author_id, text, picture_id, created_at, reported } of rows) {
    const copy = copies.get(report_id) ?? { at: reported_at, lines: [] }
    copy.lines.push({ authorId: author_id, text, pictureId: picture_id, writtenAt: created_at, reported })
    copies.set(report_id, copy)
  }
  const wordsOf = ({ lines }: Copy) => JSON.stringify(lines.map(({ text }) => text))
  return [...new Map([...copies.values()].map((copy) => [wordsOf(copy), copy])).values()]
}
