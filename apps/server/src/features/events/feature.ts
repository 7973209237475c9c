import type { Feature } from '../../platform/feature.ts'
import { eventCalendarFile, memberCalendarFile } from './calendar/event-files.ts'
import { eventPicture } from './event-picture.ts'
import { eventsData } from './events-data.ts'
import type {} from './index.ts'
import { eventFeeds } from './list/event-feeds.ts'
import { eventsSitemap } from './list/events-sitemap.ts'
import { remindParticipants } from './news/remind-participants.task.ts'
import { fillPlaces } from './participation/fill-places.task.ts'
import { eventsRoutes } from './routes.ts'

export { eventDeeds } from './list/event-deeds.ts'
export { paletteEvents } from './list/palette-events.ts'
export { reportableEvent } from './reportable-event.ts'

export const events: Feature = {
  name: 'events',
  routes: eventsRoutes,
  files: [...eventFeeds, eventPicture, eventCalendarFile, memberCalendarFile],
  sitemaps: [eventsSitemap],
  tasks: [fillPlaces, remindParticipants],
  accountData: [eventsData],
  demo: () => import('./demo/demo-parts.ts'),
}
