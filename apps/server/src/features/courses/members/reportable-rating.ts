import { notBlocked, viewerOf } from '../../connections/index.ts'
import { noActs, type Reportable } from '../../content/index.ts'
import { coursePath } from '../catalog/course-row.ts'

/** Lets members report the words of a rating. Admins delete them on the page of the course, where the stars stay. */
export const reportableRating: Reportable = {
  async copy(_ctx, tx, reporter, id) {
    const row = await tx
      .selectFrom('course_learning as own')
      .innerJoin('course', 'course.id', 'own.course_id')
      .innerJoin('actor', 'actor.id', 'own.actor_id')
      .select(['own.actor_id', 'own.words', 'own.updated_at', 'course.title', 'course.slug'])
      .where('own.id', '=', id)
      .where('own.words', '!=', '')
      .where('course.state', '=', 'public')
      .where('actor.listed', '=', true)
      .where(notBlocked(viewerOf(reporter), 'actor.id'))
      .executeTakeFirst()
    if (!row) return undefined
    const { actor_id: authorId, words, updated_at: changedAt, title, slug } = row
    const line = { authorId, text: words, at: changedAt, reported: true }
    return { authorId, title: `Rating of ${title}`, path: coursePath(slug), changedAt, lines: [line] }
  },
  conceal: null,
  acts: noActs,
  hiddenByReports: false,
}
