import type { AuthoredRow } from '../content/policy.ts'
import type { Verdict } from '../policy.ts'
import type { CourseState, LearningState } from './kinds.ts'

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

/** Only people who say that they finished a course rate it, and put it on their story. */
export function mayRate(state: LearningState | undefined): Extract<Verdict, 'allowed' | 'forbidden'> {
  return state === 'taken' ? 'allowed' : 'forbidden'
}
