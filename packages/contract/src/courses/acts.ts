import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const coursesActs = {
  ofAdmins: {
    course: {
      name: msg('Courses'),
      permission: 'content',
      acts: {
        published: [msg('Added the course'), msg('{by} added the course {subject}')],
        changed: [msg('Edited the course'), msg('{by} edited the course {subject}')],
        merged: [msg('Merged a duplicate into the course'), msg('{by} merged a duplicate into the course {subject}')],
        'review-cleared': [
          msg('Deleted the words of a review of'),
          msg('{by} deleted the words of a review of {subject}'),
        ],
        imported: [msg('Imported courses'), msg('{by} imported courses {subject}')],
      },
    },
  },
  ofMembers: {
    'course.taken': msg('Took a course'),
    'course.rated': msg('Rated a course'),
  },
} satisfies FeatureActs
