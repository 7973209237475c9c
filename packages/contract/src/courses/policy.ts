import type { AuthoredRow } from '../content/policy.ts'
import type { Gates, Verdict } from '../policy.ts'
import type { CourseState, LearningState } from './kinds.ts'

/**
 * The permissions for a course of the catalog and its reviews: the gate of each verb. A comment next to a gate names
 * the function that then checks the loaded row, or states another condition.
 */
export const courseGates = {
  list: { access: 'guest' },
  read: { access: 'guest' }, // While it is public; its full text, `mayReadAuthored`.
  // The catalog is the installation’s own: admins create, edit, import, merge and retire its courses.
  manage: { access: 'admin', permission: 'content' },
  readLearning: { access: 'professional' }, // Only their own.
  changeLearning: { access: 'professional', confirmed: true },
  addToStory: { access: 'professional', confirmed: true }, // Then `mayRate`.
  listReviews: { access: 'guest' },
  review: { access: 'professional', confirmed: true }, // Then `mayRate`; only their own.
  clearReview: { access: 'admin', permission: 'content' },
} as const satisfies Gates

/** Returns a course as content for the policy. It has no author, because the catalog is the installation's own. */
export function rightsOfCourse(row: {
  readonly state: CourseState
  readonly audience: AuthoredRow['audience']
}): AuthoredRow {
  return {
    authorId: null,
    listed: true,
    blocked: false,
    published: row.state === 'public',
    audience: row.audience,
  }
}

/**
 * Whether a professional may rate a course and add it to their story: only after they have said that they finished it.
 */
export function mayRate(state: LearningState | undefined): Extract<Verdict, 'allowed' | 'forbidden'> {
  return state === 'taken' ? 'allowed' : 'forbidden'
}
