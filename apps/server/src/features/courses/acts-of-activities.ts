import type { AdminAct } from '@rise/contract/admin/acts'
import type { Tx } from '../../platform/database/database.ts'
import type { ActOfActivity, ActsOfActivities } from '../../platform/manifest/act-of-activity.ts'

export const courseActs: ActsOfActivities = {
  'course.published': (tx, { data }) => actOnCourse(tx, 'course.published', data.courseId),
  'course.changed': (tx, { data }) => actOnCourse(tx, 'course.changed', data.courseId),
  'course.merged': (tx, { data }) => actOnCourse(tx, 'course.merged', data.intoId),
  'course.review-cleared': (tx, { data }) => actOnCourse(tx, 'course.review-cleared', data.courseId),
  'courses.imported': async (_tx, { data }) => ({ act: 'course.imported', subject: null, after: data }),
}

async function actOnCourse(tx: Tx, act: AdminAct, id: string): Promise<ActOfActivity | null> {
  const row = await tx.selectFrom('course').select(['title', 'state']).where('id', '=', id).executeTakeFirst()
  return row ? { act, subject: { id, name: row.title }, after: { state: row.state } } : null
}
