import type { AuthoredRow } from '../content/policy.ts'
import type { Gates, Verdict } from '../policy.ts'
import type { CourseState, LearningState } from './kinds.ts'

/**
 * The permissions for a course of the catalog and its reviews: the gate of each verb, with a comment that names the
 * function that then judges the loaded row.
 */
export const courseGates = {
  list: { access: 'guest' },
  read: { access: 'guest' }, // While it is public; its full text, `mayReadAuthored`.
  // The catalog is the installation’s own: creates, edits, imports, merges, retires.
  keep: { access: 'admin', permission: 'content' },
  readLearning: { access: 'professional' }, // Only their own.
  learn: { access: 'professional', confirmed: true },
  addToStory: { access: 'professional', confirmed: true }, // Then `mayRate`.
  listReviews: { access: 'guest' },
  review: { access: 'professional', confirmed: true }, // Then `mayRate`; only their own.
  clearReview: { access: 'admin', permission: 'content' },
} as const satisfies Gates

/** A course for the policy of content: it has no author, because the catalog is the installation's own. */
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

/** Only people who say that they finished a course can rate it and add it to their story. */
export function mayRate(state: LearningState | undefined): Extract<Verdict, 'allowed' | 'forbidden'> {
  return state === 'taken' ? 'allowed' : 'forbidden'
}
