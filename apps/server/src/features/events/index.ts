// Events: announcing events, taking part with a waiting list, hosting, reminders and calendars. Owns `event`,
// `event_slug`, `event_picture`, `event_host`, `event_participant`, `event_news`, `event_letter` and `event_calendar`;
// triggers maintain the counts of participants.
import type {} from './activities.ts'
import type {} from './emails.ts'
import type {} from './tables.ts'
