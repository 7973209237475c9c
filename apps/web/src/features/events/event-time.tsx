import type { EventCard, EventMoment } from '@rise/contract/events/shapes'
import { placeOfClock } from '@rise/contract/events/words'
import { t } from '@rise/texts'
import { useHydrated } from '../../ui/states/use-hydrated.ts'
import {
  byOwnClock,
  clockOf,
  dayInWords,
  hoursInWords,
  type OffsetTime,
  ownClockInWords,
  zoneInWords,
} from './time-in-words.ts'

interface Props {
  readonly event: Pick<EventCard, 'starts' | 'ends' | 'zone' | 'city'>
}

/**
 * The start of an event in its own time zone, and in the reader's if it differs. Both are in one line that never wraps,
 * because the reader's time is added only in the browser and must not move the content below.
 */
export function StartTime({ event: { starts, zone, city } }: Props) {
  const own = useOwnTime(starts)
  return (
    <p className="flex min-w-0 gap-1 text-small whitespace-nowrap">
      <time dateTime={starts.at} className="truncate font-medium">
        {t('{clock} {place} time', { clock: clockOf(starts), place: placeOfClock(zone, city) })}
      </time>
      {own && own.offset !== starts.offset ? (
        <span className="shrink-0 text-subtle">· {ownClockInWords(own, starts)}</span>
      ) : null}
    </p>
  )
}

/** The day and the hours of an event in its own time zone, then the hours in the reader's. */
export function EventTime({ event: { starts, ends, zone, city } }: Props) {
  const ownStart = useOwnTime(starts)
  return (
    <>
      <time dateTime={starts.at} className="block font-semibold">
        {dayInWords(starts.local)}
      </time>
      <span className="block">
        {hoursInWords(starts, ends)}{' '}
        <span className="whitespace-nowrap">{zoneInWords(placeOfClock(zone, city), starts, ends)}</span>
      </span>
      <span className="block min-h-[1.25rem] text-small text-subtle">
        {ownStart ? ownTimeInWords(ownStart, { starts, ends }) : null}
      </span>
    </>
  )
}

/**
 * Returns the event's hours in the reader's time zone, or says that the zones are the same, so that the line is never
 * empty.
 */
function ownTimeInWords(own: OffsetTime, { starts, ends }: { starts: EventMoment; ends: EventMoment }): string {
  if (own.offset === starts.offset) return t('That’s your time, too')
  const isSameDay = own.local.slice(0, 10) === starts.local.slice(0, 10)
  const hours = hoursInWords(own, byOwnClock(ends))
  return isSameDay
    ? t('{hours} your time', { hours })
    : t('{day}, {hours} your time', { day: dayInWords(own.local), hours })
}

/** Returns a moment in the reader's time zone; undefined on the server and while hydrating. */
function useOwnTime(moment: EventMoment): OffsetTime | undefined {
  return useHydrated() ? byOwnClock(moment) : undefined
}
