declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'course.published': { courseId: string }
    /** Recorded for an edit, and when a course is hidden or shown again. */
    'course.changed': { courseId: string }
    'course.merged': { courseId: string; intoId: string }
    'courses.imported': { added: number; changed: number }
    /** A professional wants a course or is taking it now. */
    'course.chosen': { courseId: string; state: 'want' | 'doing' }
    /** A professional finished a course. */
    'course.taken': { courseId: string }
    'course.left': { courseId: string }
    /** Only the first rating is recorded, not its changes. */
    'course.rated': { courseId: string }
    'course.rating-deleted': { courseId: string }
    'course.added-to-story': { courseId: string }
    'course.removed-from-story': { courseId: string }
    /** An admin deleted the words of a rating by `raterId`. */
    'course.review-cleared': { courseId: string; raterId: string }
  }
}

declare module '../discussion/subjects.ts' {
  interface SubjectKinds {
    course: true
  }
}

export type {}
