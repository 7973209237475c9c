import { sql } from 'kysely'
import { deedSource, idIn } from '../../connections/index.ts'
import { coursePath } from './course-row.ts'

/** Shows that a followed member rated a course, which the course's page shows, too. Who takes a course isn't shown. */
export const courseDeeds = deedSource({
  activity: 'course.rated',
  isStillSo: () => sql<boolean>`exists (
    select from course_learning as said join course on course.id = said.course_id
    where said.course_id = ${idIn('courseId')} and said.actor_id = activity.actor_id and said.rating is not null
      and course.state = 'public')`,
  thing: sql<{ slug: string; title: string }>`(
    select jsonb_build_object('slug', course.slug, 'title', course.title) from course
    where course.id = ${idIn('courseId')})`,
  present: ({ slug, title }) => ({ title, path: coursePath(slug) }),
})
