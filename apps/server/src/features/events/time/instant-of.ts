import { eventErrors } from '@rise/contract/events/errors'
import { Temporal } from 'temporal-polyfill'
import { Failure } from '../../../platform/failure.ts'

/** The instant at a local date and time. */
export interface Instant {
  readonly at: Date
  /** Whether the time occurs twice because clocks go back; `instant` is the earlier one. */
  readonly twice: boolean
}

/**
 * Returns the instant when clocks in a time zone show this date and time, such as `2026-11-26T18:00`.
 *
 * @throws {Failure} `event-time-skipped` at its field if clocks skip the time, with the next existing time
 */
export function instantOf(local: string, zone: string, field: 'startsLocal' | 'endsLocal'): Instant {
  const wished = Temporal.PlainDateTime.from(local)
  const earlier = wished.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const later = wished.toZonedDateTime(zone, { disambiguation: 'later' })
  if (!earlier.toPlainDateTime().equals(wished)) {
    const next = later.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' at ')
    const message = `Clocks in ${zone} skip this time when they are put forward. Choose ${next}, or another time.`
    throw new Failure(eventErrors['event-time-skipped'], { fields: { [`body.${field}`]: message } })
  }
  return { at: new Date(earlier.epochMilliseconds), twice: !earlier.equals(later) }
}

/** Whether clocks in the zone show this date and time twice. */
export function isTwice(local: string, zone: string): boolean {
  const wished = Temporal.PlainDateTime.from(local)
  return !wished
    .toZonedDateTime(zone, { disambiguation: 'earlier' })
    .equals(wished.toZonedDateTime(zone, { disambiguation: 'later' }))
}
