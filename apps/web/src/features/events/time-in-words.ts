import type { EventMoment } from '@rise/contract/events/shapes'
import { timeZoneLabel } from '../../ui/time/time-zone.ts'

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The local time, with its offset from GMT. */
export type OffsetTime = Pick<EventMoment, 'local' | 'offset'>

/** `Thu 26 Nov 2026`. Formatted without `Intl`, so that server and browsers agree. */
export function dayInWords(local: string): string {
  const date = new Date(`${local.slice(0, 10)}T00:00Z`)
  return `${days[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** `Nov 2026`. */
export function monthInWords(month: string): string {
  return `${months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`
}

/** `Thu 26 Nov 2026, 18:00–20:00 GMT+1`; an end on another day has its own. */
export function timesInWords(starts: OffsetTime, ends: OffsetTime): string {
  const isSameDay = starts.local.slice(0, 10) === ends.local.slice(0, 10)
  // If daylight saving time starts or ends in between, the two times have different labels.
  const isSameZone = starts.offset === ends.offset
  const start = `${dayInWords(starts.local)}, ${timeOf(starts)}${isSameZone ? '' : ` ${labelOf(starts)}`}`
  const end = isSameDay ? timeOf(ends) : `${dayInWords(ends.local)}, ${timeOf(ends)}`
  return `${start}${isSameDay && isSameZone ? '–' : ' – '}${end} ${labelOf(ends)}`
}

/** The same instant in the viewer's time zone. */
export function byOwnClock({ at }: EventMoment): OffsetTime {
  const moment = new Date(at)
  const offset = -moment.getTimezoneOffset()
  return { local: new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, 16), offset }
}

/** Whether it has ended. */
export function isOver({ ends }: { readonly ends: Pick<EventMoment, 'at'> }): boolean {
  return Date.parse(ends.at) <= Date.now()
}

/** `18:00 GMT+1`. */
export function clockInWords(shown: OffsetTime): string {
  return `${timeOf(shown)} ${labelOf(shown)}`
}

function timeOf({ local }: OffsetTime): string {
  return local.slice(11, 16)
}

function labelOf({ offset }: OffsetTime): string {
  return timeZoneLabel(offset)
}
