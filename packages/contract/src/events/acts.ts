import type { FeatureActs } from '../acts.ts'

export const eventsActs = {
  ofAdmins: {
    event: {
      name: 'Events',
      permission: 'content',
      acts: {
        hidden: 'hid an event of',
        shown: 'showed an event again of',
        changed: 'edited an event of',
        cancelled: 'canceled an event of',
        merged: 'merged a duplicate into an event of',
      },
    },
  },
  ofMembers: {
    'event.published': 'Published an event',
    'event.cancelled': 'Canceled an event',
  },
} satisfies FeatureActs
