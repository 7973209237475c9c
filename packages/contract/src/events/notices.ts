import { msg } from '@rise/texts'
import type { NoticeSettings } from '../notice.ts'

export const eventsNotices = {
  'event:participate': {
    group: 'events',
    title: msg('Participants of your events'),
    hint: msg('Someone takes part in an event that you host.'),
    live: 'event:participate',
    mail: false,
    of: 'professional',
  },
  'event:reminder': {
    group: 'events',
    title: msg('Reminders of events'),
    hint: msg('An event that you take part in starts in a day or an hour.'),
    live: 'event:remind',
    mail: true,
  },
  'event:change': {
    group: 'events',
    urgent: true,
    title: msg('Changes of events'),
    hint: msg(
      'An event that you take part in moves, or is cancelled. Emails about it come at once, with a calendar file.',
    ),
    live: 'event:change',
    mail: true,
  },
  'event:note': {
    group: 'events',
    title: msg('Notes after events'),
    hint: msg('A host shares something about an event that you took part in.'),
    live: 'event:note',
    mail: true,
  },
  'event:place': {
    group: 'events',
    urgent: true,
    title: msg('Places at events'),
    hint: msg('You move up from a waiting list and have a place.'),
    live: 'event:place',
    mail: true,
  },
  'event:host': {
    group: 'events',
    title: msg('Hosting events'),
    hint: msg('Someone asks you to host an event with them.'),
    live: 'event:host',
    mail: true,
  },
} as const satisfies NoticeSettings
