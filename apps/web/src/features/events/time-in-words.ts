import type { EventMoment } from '@rise/contract/events/shapes'
import { dayOf } from '@rise/contract/events/words'
import { t } from '@rise/texts'
import { timeZoneLabel } from '../../ui/time/time-zone.ts'

/** A local time, with its offset from GMT in minutes. */
export type OffsetTime = Pick<EventMoment, 'local' | 'offset'>

/** Returns a day as `Thu 26 Nov 2026`. */
export function dayInWords(local: string): string {
  const { weekday, day, month, year } = dayOf(local)
  return t('{weekday} {day} {month} {year}', { weekday, day, month, year })
}

/** Returns a month as `Nov 2026`. */
export function monthInWords(month: string): string {
  const firstDay = dayOf(`${month.slice(0, 7)}-01`)
  return t('{month} {year}', { month: firstDay.month, year: firstDay.year })
}

/** Returns `18:00–20:00`; an end on another day includes the day: `22:00 – Fri 1 Jan 2027, 02:00`. */
export function hoursInWords(starts: OffsetTime, ends: OffsetTime): string {
  const isSameDay = starts.local.slice(0, 10) === ends.local.slice(0, 10)
  return isSameDay
    ? `${clockOf(starts)}–${clockOf(ends)}`
    : `${clockOf(starts)} – ${dayInWords(ends.local)}, ${clockOf(ends)}`
}

/** Returns `Paris time (GMT+1)`, or both offsets if the clocks change during the event. */
export function zoneInWords(place: string, starts: OffsetTime, ends: OffsetTime): string {
  const [zone, laterZone] = [timeZoneLabel(starts.offset), timeZoneLabel(ends.offset)]
  return zone === laterZone
    ? t('{place} time ({zone})', { place, zone })
    : t('{place} time ({zone}, then {laterZone})', { place, zone, laterZone })
}

/** Returns `12:30 for you`, with the weekday if it differs from the event's. */
export function ownClockInWords(own: OffsetTime, starts: OffsetTime): string {
  const isSameDay = own.local.slice(0, 10) === starts.local.slice(0, 10)
  const clock = clockOf(own)
  return isSameDay
    ? t('{clock} for you', { clock })
    : t('{weekday} {clock} for you', { weekday: dayOf(own.local).weekday, clock })
}

/** Returns the same instant in the viewer's time zone. */
export function byOwnClock({ at }: Pick<EventMoment, 'at'>): OffsetTime {
  const moment = new Date(at)
  const offset = -moment.getTimezoneOffset()
  return { local: new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, 16), offset }
}

/** Whether the event has ended. */
export function isOver({ ends }: { readonly ends: Pick<EventMoment, 'at'> }): boolean {
  return Date.parse(ends.at) <= Date.now()
}

/** Returns the time of day as `18:00`. */
export function clockOf({ local }: Pick<OffsetTime, 'local'>): string {
  return local.slice(11, 16)
}
