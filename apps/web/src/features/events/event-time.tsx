import type { EventMoment } from '@rise/contract/events/shapes'
import { Fragment, useSyncExternalStore } from 'react'
import { byOwnClock, clockInWords, timesInWords } from './time-in-words.ts'

interface Props {
  readonly event: { readonly starts: EventMoment; readonly ends: EventMoment; readonly zone: string }
  /** Also shows the local time of the event, if it differs. */
  readonly both?: boolean
}

const neverChanges = () => () => undefined

/** The time of an event in the viewer's time zone; the server renders it in the event's own. */
export function EventTime({ event: { starts, ends, zone }, both = false }: Props) {
  const isHere = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const ownTimes = isHere ? byOwnClock(starts) : starts
  // In a narrow box, the line breaks after the day, never within the hours.
  const lines = timesInWords(ownTimes, isHere ? byOwnClock(ends) : ends).split(/(?<=,) /)
  const isElsewhere = ownTimes.offset !== starts.offset
  return (
    <>
      <time dateTime={starts.at}>
        {lines.map((line, at) => (
          <Fragment key={line}>
            {at === 0 ? null : ' '}
            <span className="whitespace-nowrap">{line}</span>
          </Fragment>
        ))}
      </time>
      {both ? (
        <span className="block text-small text-subtle">
          {isElsewhere ? `${clockInWords(starts)} in ${placeOf(zone)}` : `Time zone: ${placeOf(zone)}`}
        </span>
      ) : null}
    </>
  )
}

/** `America/New_York` as `New York`. */
function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
