import type { FeatureActs } from '../acts.ts'

export const headlinesActs = {
  ofAdmins: {
    headline: {
      name: 'Headlines',
      permission: 'content',
      acts: {
        hidden: 'hid a headline of',
        shown: 'showed a headline again of',
        changed: 'edited a headline of',
        deleted: 'deleted a headline of',
      },
    },
  },
  ofMembers: {
    'headline.published': 'Published a headline',
    'headline.deleted': 'Deleted a headline',
  },
} satisfies FeatureActs
