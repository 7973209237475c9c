import { defineList } from '../list.ts'
import { eventTimes } from './kinds.ts'

/** The list of upcoming and past events. */
export const eventList = defineList({
  path: '/events',
  items: 'GET /api/v1/events',
  figures: 'GET /api/v1/event-figures',
  names: ['when', 'q', 'topic', 'manner', 'city', 'month'],
  defaults: { when: eventTimes[0] },
  pagesIn: 'query',
})
