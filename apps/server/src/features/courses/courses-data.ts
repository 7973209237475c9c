import { type AccountDataPart, asJson } from '../session/index.ts'

/**
 * A member's course states and ratings, for the download of their own data. Erasing an account deletes them, and they
 * no longer count in averages.
 */
export const coursesData: AccountDataPart = {
  name: 'courses',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const rows = await db
      .selectFrom('course_learning as own')
      .innerJoin('course', 'course.id', 'own.course_id')
      .select(['course.slug', 'course.title', 'course.provider', 'own.state', 'own.taken_at'])
      .select(['own.rating', 'own.words', 'own.rated_at', 'own.story_entry', 'own.story_skills', 'own.created_at'])
      .where('own.actor_id', '=', actorId)
      .orderBy('own.created_at')
      .execute()
    return asJson(rows)
  },
}
