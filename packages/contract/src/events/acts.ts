import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const eventsActs = {
  ofAdmins: {
    event: {
      name: msg('Events'),
      permission: 'content',
      acts: {
        hidden: [msg('Hid an event of'), msg('{by} hid an event of {subject}')],
        shown: [msg('Showed an event again of'), msg('{by} showed an event again of {subject}')],
        changed: [msg('Edited an event of'), msg('{by} edited an event of {subject}')],
        cancelled: [msg('Canceled an event of'), msg('{by} canceled an event of {subject}')],
        merged: [msg('Merged a duplicate into an event of'), msg('{by} merged a duplicate into an event of {subject}')],
      },
    },
  },
  ofMembers: {
    'event.published': msg('Published an event'),
    'event.cancelled': msg('Canceled an event'),
  },
} satisfies FeatureActs
