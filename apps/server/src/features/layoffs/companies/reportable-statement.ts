import { sql } from 'kysely'
import { notBlocked, viewerOf } from '../../connections/index.ts'
import type { Reportable } from '../../content/index.ts'
import { layoffName } from '../layoff-subject.ts'
import { layoffPath } from '../list/layoff-row.ts'

interface Row {
  readonly company_id: string
  readonly text: string
  readonly changed_at: Date
  readonly slug: string
  readonly company_name: string
}

/**
 * Makes a company's statement on a layoff, and the text of its offer, reportable. Moderators can hide the texts; the
 * layoff and the offered jobs stay.
 */
export const reportableStatement: Reportable = {
  async copy(_ctx, tx, reporter, id) {
    const { rows } = await sql<Row>`
      select said.company_id, said.text, said.changed_at, layoff.slug, layoff.company_name
      from (
        select layoff_id, company_id, text, updated_at as changed_at from layoff_answer as answer
        where id = ${id} and hidden_at is null
          and exists (select from layoff where layoff.id = answer.layoff_id and layoff.company_id = answer.company_id)
        union all
        select layoff_id, company_id, words, created_at from layoff_hiring
        where id = ${id} and hidden_at is null and words <> ''
      ) as said
      join layoff on layoff.id = said.layoff_id and layoff.state = 'public'
      join actor on actor.id = said.company_id and actor.listed and ${notBlocked(viewerOf(reporter), 'actor.id')}`.execute(
      tx,
    )
    const [row] = rows
    if (!row) return undefined
    const { company_id: authorId, text, changed_at: changedAt, slug, company_name } = row
    const copiedLine = { authorId, text, at: changedAt, reported: true }
    return { authorId, title: layoffName(company_name), path: layoffPath(slug), changedAt, lines: [copiedLine] }
  },
  async conceal({ clock }, tx, id, as) {
    const columns = { hidden_at: as === null ? null : clock.now() }
    await tx.updateTable('layoff_answer').set(columns).where('id', '=', id).execute()
    await tx.updateTable('layoff_hiring').set(columns).where('id', '=', id).execute()
  },
  acts: { reported: ['hide'], held: ['hide'] },
  hiddenByReports: false,
}
