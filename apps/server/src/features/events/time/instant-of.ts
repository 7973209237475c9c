import { eventErrors } from '@rise/contract/events/errors'
import { t } from '@rise/texts'
import { Temporal } from 'temporal-polyfill'
import { Failure } from '../../../platform/failure.ts'

/** The instant at a local date and time. */
export interface Instant {
  readonly at: Date
  /** Whether the time occurs twice because clocks go back. If so, `at` is the earlier one. */
  readonly twice: boolean
}

/**
 * Returns the instant when clocks in a time zone show this date and time, such as `2026-11-26T18:00`.
 *
 * @throws {Failure} `event-time-skipped` at its field if clocks skip the time, with the next existing time
 */
export function instantOf(local: string, zone: string, field: 'startsLocal' | 'endsLocal'): Instant {
  const localTime = Temporal.PlainDateTime.from(local)
  const earlierTime = localTime.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const laterTime = localTime.toZonedDateTime(zone, { disambiguation: 'later' })
  if (!earlierTime.toPlainDateTime().equals(localTime)) {
    const [date = '', time = ''] = laterTime.toPlainDateTime().toString({ smallestUnit: 'minute' }).split('T')
    const message = t(
      'Clocks in {zone} skip this time when they are put forward. Choose {date} at {time}, or another time.',
      { zone, date, time },
    )
    throw new Failure(eventErrors['event-time-skipped'], { fields: { [`body.${field}`]: message } })
  }
  return { at: new Date(earlierTime.epochMilliseconds), twice: !earlierTime.equals(laterTime) }
}

/** Whether clocks in the zone show this date and time twice. */
export function isTwice(local: string, zone: string): boolean {
  const localTime = Temporal.PlainDateTime.from(local)
  return !localTime
    .toZonedDateTime(zone, { disambiguation: 'earlier' })
    .equals(localTime.toZonedDateTime(zone, { disambiguation: 'later' }))
}
