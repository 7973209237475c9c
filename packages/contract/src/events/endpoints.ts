import { t } from '@rise/texts'
import { z } from 'zod'
import { contentErrors } from '../content/errors.ts'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { gateErrors, platformErrors } from '../errors.ts'
import { perHour } from '../limit.ts'
import { page, pageNumber } from '../pagination.ts'
import { pictureErrors } from '../pictures/errors.ts'
import { tooLongSearch } from '../texts.ts'
import { eventErrors as e } from './errors.ts'
import { eventChange, eventNote, newEvent, participation } from './fields.ts'
import { eventManners, eventTimes, eventTopics } from './kinds.ts'
import { eventGates } from './policy.ts'
import { event, eventCard, eventDraft, eventFigures, ownCalendar, ownEvent, ownEvents } from './shapes.ts'

const slug = z.string().trim().toLowerCase().max(120)
const params = z.object({ slug })

/** The filters of the list of events. */
export const eventFilters = z.object({
  when: z.enum(eventTimes, { error: () => t('Choose upcoming or past events.') }).default('upcoming'),
  /** Beginnings of words of the title. */
  q: z.string().trim().max(100, tooLongSearch(100)).optional(),
  topic: z.enum(eventTopics, { error: () => t('Choose a topic from the list.') }).optional(),
  manner: z.enum(eventManners, { error: () => t('Choose onsite, online or hybrid.') }).optional(),
  /** A slug. */
  city: z.string().trim().max(100).optional(),
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: () => t('Choose a month from the list.') })
    .optional(),
})
export type EventFilters = z.output<typeof eventFilters>

const saving = [
  e['event-pictures'],
  e['event-time-skipped'],
  e['event-ends-early'],
  e['event-too-long'],
  e['event-past'],
  e['event-host-unknown'],
  pictureErrors['picture-not-found'],
  pictureErrors['picture-not-for-this'],
  contentErrors['words-refused'],
] as const
const reading = [
  e['event-not-found'],
  gateErrors['sign-in-required'],
  gateErrors['upgrade-required'],
  gateErrors.forbidden,
] as const

export const eventsEndpoints = defineEndpoints({
  'GET /api/v1/events': {
    summary: 'Events: upcoming ones soonest first, past ones latest first',
    tag: 'events',
    ...eventGates.list,
    viewer: true,
    query: eventFilters.extend({ page: pageNumber.default(1) }),
    reply: success(page(eventCard)),
    errors: [e['events-page-not-found']],
  },
  'GET /api/v1/event-figures': {
    summary: 'The numbers of a list’s filters',
    tag: 'events',
    ...eventGates.list,
    query: eventFilters,
    reply: success(eventFigures),
    errors: [],
  },
  'GET /api/v1/own-events': {
    summary: 'The upcoming events that you host or take part in',
    tag: 'events',
    ...eventGates.listOwn,
    reply: success(ownEvents),
    errors: [],
  },
  'GET /api/v1/event-drafts': {
    summary: 'Your drafts, most recently edited first',
    tag: 'events',
    ...eventGates.listDrafts,
    reply: success(z.array(eventDraft)),
    errors: [],
  },
  'GET /api/v1/event-calendar': {
    summary: 'Whether your calendar has a secret address',
    tag: 'events',
    ...eventGates.readCalendar,
    reply: success(ownCalendar),
    errors: [],
  },
  'POST /api/v1/event-calendar': {
    summary: 'Creates the secret address of your calendar, shown only now; an earlier one stops working',
    tag: 'events',
    ...eventGates.createCalendar,
    limits: [perHour('event-calendars', 20, { by: 'actor' })],
    reply: success(z.object({ path: z.string() })),
    errors: [gateErrors.forbidden, platformErrors['too-many-requests']],
  },
  'DELETE /api/v1/event-calendar': {
    summary: 'Revokes the secret address of your calendar',
    tag: 'events',
    ...eventGates.deleteCalendar,
    reply: success(emptyResult),
    errors: [],
  },
  'GET /api/v1/events/{slug}': {
    summary: 'An event at its current or a former address; only its author sees a draft',
    tag: 'events',
    ...eventGates.read,
    viewer: true,
    params,
    reply: success(event),
    errors: [e['event-not-found']],
  },
  'GET /api/v1/events/{slug}/calendar': {
    summary: 'The calendar file of an event, with its link for people who take part',
    tag: 'events',
    ...eventGates.addToCalendar,
    params,
    reply: success(z.object({ name: z.string(), ics: z.string() })),
    errors: reading,
  },
  'POST /api/v1/events': {
    summary: 'Creates a draft of an event; a repeated call returns the same one',
    tag: 'events',
    ...eventGates.create,
    body: newEvent,
    reply: success(ownEvent),
    errors: [e['event-not-found'], e['too-many-event-drafts'], ...saving],
  },
  'GET /api/v1/events/{slug}/own': {
    summary: 'An event for editing',
    tag: 'events',
    ...eventGates.edit,
    params,
    reply: success(ownEvent),
    errors: [e['event-not-found'], gateErrors.forbidden],
  },
  'PUT /api/v1/events/{slug}': {
    summary: 'Saves an event, and tells everyone who takes part of another time or place; rejects outdated versions',
    tag: 'events',
    ...eventGates.edit,
    params,
    body: eventChange,
    reply: success(ownEvent),
    errors: [
      e['event-not-found'],
      e['event-changed'],
      e['event-address-taken'],
      e['event-empty'],
      e['event-cancelled'],
      gateErrors.forbidden,
      ...saving,
    ],
  },
  'PUT /api/v1/events/{slug}/publication': {
    summary: 'Publishes a draft; its address is derived from its title',
    tag: 'events',
    ...eventGates.publish,
    params,
    reply: success(ownEvent),
    errors: [
      e['event-not-found'],
      e['event-empty'],
      e['event-past'],
      contentErrors['words-refused'],
      contentErrors.slowed,
      gateErrors.forbidden,
      platformErrors['too-many-requests'],
    ],
  },
  'PUT /api/v1/events/{slug}/cancellation': {
    summary: 'Cancels an upcoming event and tells everyone who takes part; it stays on its page',
    tag: 'events',
    ...eventGates.cancel,
    params,
    reply: success(ownEvent),
    errors: [e['event-not-found'], e['event-over'], e['event-unpublished'], gateErrors.forbidden],
  },
  'PUT /api/v1/events/{slug}/note': {
    summary: 'Publishes what was shared at an event that is over',
    tag: 'events',
    ...eventGates.edit,
    params,
    body: eventNote,
    reply: success(ownEvent),
    errors: [
      e['event-not-found'],
      e['event-not-over'],
      e['event-unpublished'],
      e['event-pictures'],
      contentErrors['words-refused'],
      gateErrors.forbidden,
    ],
  },
  'DELETE /api/v1/events/{slug}': {
    summary: 'Deletes an event for good; an upcoming one that people take part in must be cancelled first',
    tag: 'events',
    ...eventGates.delete,
    params,
    reply: success(emptyResult),
    errors: [e['event-not-found'], e['event-has-guests'], gateErrors.forbidden],
  },
  'PUT /api/v1/events/{slug}/participation': {
    summary: 'Takes part, or joins the waiting list of a full event; repeated, it changes the answers',
    tag: 'events',
    ...eventGates.takePart,
    limits: [perHour('event-participations', 120, { by: 'actor' })],
    params,
    body: participation,
    reply: success(event),
    errors: [
      ...reading,
      e['event-over'],
      e['event-cancelled'],
      e['event-own'],
      e['event-answers'],
      platformErrors['too-many-requests'],
    ],
  },
  'DELETE /api/v1/events/{slug}/participation': {
    summary: 'Gives up your place, which goes to the first on the waiting list',
    tag: 'events',
    ...eventGates.leave,
    params,
    reply: success(event),
    errors: [...reading, e['event-over']],
  },
})
