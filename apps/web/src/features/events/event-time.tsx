import type { EventMoment } from '@rise/contract/events/shapes'
import { Fragment, useSyncExternalStore } from 'react'
import { byOwnClock, clockInWords, timesInWords } from './time-in-words.ts'

interface Props {
  readonly event: { readonly starts: EventMoment; readonly ends: EventMoment; readonly zone: string }
  /** Also says what clocks show where the event takes place, if that differs. */
  readonly both?: boolean
}

const neverChanges = () => () => undefined

/** When an event takes place, by the viewer's clock; from the server, by the clocks where it takes place. */
export function EventTime({ event: { starts, ends, zone }, both = false }: Props) {
  const isHere = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const ownTimes = isHere ? byOwnClock(starts) : starts
  // A narrow box breaks it after the day, never within the hours.
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
