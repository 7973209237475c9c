import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const headlinesActs = {
  ofAdmins: {
    headline: {
      name: msg('Headlines'),
      permission: 'content',
      acts: {
        hidden: [msg('Hid a headline of'), msg('{by} hid a headline of {subject}')],
        shown: [msg('Showed a headline again of'), msg('{by} showed a headline again of {subject}')],
        changed: [msg('Edited a headline of'), msg('{by} edited a headline of {subject}')],
        deleted: [msg('Deleted a headline of'), msg('{by} deleted a headline of {subject}')],
      },
    },
  },
  ofMembers: {
    'headline.published': msg('Published a headline'),
    'headline.deleted': msg('Deleted a headline'),
  },
} satisfies FeatureActs
