// Events: what members host, who takes part, and calendars. Owns `event`, `event_slug`, `event_picture`, `event_host`,
// `event_participant`, `event_news`, `event_letter` and `event_calendar`; the database itself keeps the counts of participants
// right.
import type {} from './activities.ts'
import type {} from './emails.ts'
import type {} from './tables.ts'
