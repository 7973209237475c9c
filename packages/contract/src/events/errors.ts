import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'
import { LONGEST_EVENT_DAYS, MOST_EVENT_DRAFTS, MOST_EVENT_PICTURES } from './limits.ts'

export const eventErrors = defineErrors({
  'event-not-found': { status: 404, message: () => t('This event doesn’t exist. Its address may have changed.') },
  'events-page-not-found': { status: 404, message: () => t('The list ends before this page.') },
  'event-changed': {
    status: 409,
    message: () => t('This event was changed elsewhere while you were editing. Your changes are still here.'),
  },
  'event-address-taken': { status: 409, message: () => t('Another event has this address. Choose a different one.') },
  'event-empty': { status: 409, message: () => t('Say what will happen before you publish it.') },
  'event-over': { status: 409, message: () => t('This event is over.') },
  'event-not-over': { status: 409, message: () => t('Publish the note once the event is over.') },
  'event-cancelled': { status: 409, message: () => t('This event is cancelled.') },
  'event-unpublished': { status: 409, message: () => t('Publish this event first.') },
  'event-merge': {
    status: 409,
    message: () => t('Choose another event that everyone sees: both upcoming, or both over.'),
  },
  'event-has-guests': {
    status: 409,
    message: () => t('People take part in this event. Cancel it first, so that they hear of it.'),
  },
  'event-own': { status: 409, message: () => t('You host this event, so you needn’t take a place.') },
  'event-answers': { status: 409, message: () => t('Answer the questions of the hosts.') },
  'event-time-skipped': { status: 409, message: () => t('Clocks skip this time on that day. Choose another time.') },
  'event-ends-early': { status: 409, message: () => t('Choose an end after the start.') },
  'event-too-long': {
    status: 409,
    message: () => t('An event lasts at most {days} days. Choose an earlier end.', { days: LONGEST_EVENT_DAYS }),
  },
  'event-past': { status: 409, message: () => t('Choose an end in the future.') },
  'event-host-unknown': { status: 409, message: () => t('Choose members by the addresses of their pages.') },
  'too-many-event-drafts': {
    status: 409,
    message: () => t('You can have up to {most} drafts. Publish or delete one first.', { most: MOST_EVENT_DRAFTS }),
  },
  'event-pictures': {
    status: 409,
    message: () =>
      t('An event can have up to {most} pictures in its text. Remove some.', { most: MOST_EVENT_PICTURES }),
  },
  'participant-not-found': { status: 404, message: () => t('This person doesn’t take part in the event.') },
})
