import type { FeatureActs } from '../acts.ts'

export const coursesActs = {
  ofAdmins: {
    course: {
      name: 'Courses',
      permission: 'content',
      acts: {
        published: 'added the course',
        changed: 'edited the course',
        merged: 'merged a duplicate into the course',
        'review-cleared': 'deleted the words of a review of',
        imported: 'imported courses',
      },
    },
  },
  ofMembers: {
    'course.taken': 'Took a course',
    'course.rated': 'Rated a course',
  },
} satisfies FeatureActs
