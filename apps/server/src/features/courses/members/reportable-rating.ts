import { notBlocked, viewerOf } from '../../connections/index.ts'
import type { Reportable } from '../../content/index.ts'
import { coursePath } from '../catalog/course-row.ts'

/** Makes the words of a rating reportable. Moderators hide them; the stars stay. */
export const reportableRating: Reportable = {
  async copy(_ctx, tx, reporter, id) {
    const row = await tx
      .selectFrom('course_learning as own')
      .innerJoin('course', 'course.id', 'own.course_id')
      .innerJoin('actor', 'actor.id', 'own.actor_id')
      .select(['own.actor_id', 'own.words', 'own.updated_at', 'course.title', 'course.slug'])
      .where('own.id', '=', id)
      .where('own.words', '!=', '')
      .where('own.words_hidden_at', 'is', null)
      .where('course.state', '=', 'public')
      .where('actor.listed', '=', true)
      .where(notBlocked(viewerOf(reporter), 'actor.id'))
      .executeTakeFirst()
    if (!row) return undefined
    const { actor_id: authorId, words, updated_at: changedAt, title, slug } = row
    const copiedLine = { authorId, text: words, at: changedAt, reported: true }
    return { authorId, title: `Rating of ${title}`, path: coursePath(slug), changedAt, lines: [copiedLine] }
  },
  async conceal({ clock }, tx, id, as) {
    const columns = { words_hidden_at: as === null ? null : clock.now() }
    await tx.updateTable('course_learning').set(columns).where('id', '=', id).execute()
  },
  acts: { reported: ['hide'], held: ['hide'] },
  hiddenByReports: false,
}
