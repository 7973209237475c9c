import type { eventsNotices } from '@rise/contract/events/notices'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import { eventActs } from './acts-of-activities.ts'
import { badgeRules } from './badge-rules.ts'
import { eventCalendarFile, memberCalendarFile } from './calendar/event-files.ts'
import { countedDeeds } from './counted-deeds.ts'
import { eventPicture } from './event-picture.ts'
import { eventsData } from './events-data.ts'
import type {} from './index.ts'
import { eventFeeds } from './list/event-feeds.ts'
import { eventsSitemap } from './list/events-sitemap.ts'
import { eventLetter } from './news/event-letters.ts'
import { remindParticipants } from './news/remind-participants.task.ts'
import { eventChange } from './notices/event-change.ts'
import { eventHost } from './notices/event-host.ts'
import { eventNote } from './notices/event-note.ts'
import { eventParticipate } from './notices/event-participate.ts'
import { eventPlace } from './notices/event-place.ts'
import { eventReminder } from './notices/event-reminder.ts'
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
  lateEmails: [eventLetter],
  earns: badgeRules,
  counts: countedDeeds,
  notices: {
    'event:participate': eventParticipate,
    'event:reminder': eventReminder,
    'event:change': eventChange,
    'event:note': eventNote,
    'event:place': eventPlace,
    'event:host': eventHost,
  } satisfies NoticesOf<typeof eventsNotices>,
  actsOfActivities: eventActs,
  accountData: [eventsData],
  demo: () => import('./demo/demo-parts.ts'),
}
