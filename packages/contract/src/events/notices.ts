import type { NoticeSettings } from '../notice.ts'

export const eventsNotices = {
  'event:participate': {
    group: 'events',
    title: 'Participants of your events',
    hint: 'Someone takes part in an event that you host.',
    live: 'event:participate',
    mail: false,
    of: 'professional',
  },
  'event:reminder': {
    group: 'events',
    title: 'Reminders of events',
    hint: 'An event that you take part in starts in a day or an hour.',
    live: 'event:remind',
    mail: true,
  },
  'event:change': {
    group: 'events',
    urgent: true,
    title: 'Changes of events',
    hint: 'An event that you take part in moves, or is cancelled. Emails about it come at once, with a calendar file.',
    live: 'event:change',
    mail: true,
  },
  'event:note': {
    group: 'events',
    title: 'Notes after events',
    hint: 'A host shares something about an event that you took part in.',
    live: 'event:note',
    mail: true,
  },
  'event:place': {
    group: 'events',
    urgent: true,
    title: 'Places at events',
    hint: 'You move up from a waiting list and have a place.',
    live: 'event:place',
    mail: true,
  },
  'event:host': {
    group: 'events',
    title: 'Hosting events',
    hint: 'Someone asks you to host an event with them.',
    live: 'event:host',
    mail: true,
  },
} as const satisfies NoticeSettings
