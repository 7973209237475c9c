import { type Message, msg, t } from '@rise/texts'
import { placeOfZone } from '../words.ts'
import type { EventManner, EventTopic } from './kinds.ts'

const weekdays = [
  msg('Sun', 'a weekday, in short'),
  msg('Mon', 'a weekday, in short'),
  msg('Tue', 'a weekday, in short'),
  msg('Wed', 'a weekday, in short'),
  msg('Thu', 'a weekday, in short'),
  msg('Fri', 'a weekday, in short'),
  msg('Sat', 'a weekday, in short'),
] as const
const months = [
  msg('Jan', 'a month, in short'),
  msg('Feb', 'a month, in short'),
  msg('Mar', 'a month, in short'),
  msg('Apr', 'a month, in short'),
  msg('May', 'a month, in short'),
  msg('Jun', 'a month, in short'),
  msg('Jul', 'a month, in short'),
  msg('Aug', 'a month, in short'),
  msg('Sep', 'a month, in short'),
  msg('Oct', 'a month, in short'),
  msg('Nov', 'a month, in short'),
  msg('Dec', 'a month, in short'),
] as const

export const mannerNames: Readonly<Record<EventManner, Message>> = {
  onsite: msg('Onsite'),
  online: msg('Online'),
  hybrid: msg('Hybrid'),
}

export const topicNames: Readonly<Record<EventTopic, Message>> = {
  career: msg('Career and job search'),
  networking: msg('Networking'),
  technology: msg('Technology'),
  'data-and-ai': msg('Data and AI'),
  design: msg('Design'),
  product: msg('Product', 'a topic of events'),
  business: msg('Business', 'a topic of events'),
  marketing: msg('Marketing'),
  leadership: msg('Leadership'),
  wellbeing: msg('Wellbeing at work'),
}

/**
 * The day of a local time such as `2026-11-26T18:00`. Its names don't use `Intl`, so that server and browsers agree.
 */
export interface NamedDay {
  readonly weekday: string
  readonly day: string
  readonly month: string
  readonly year: string
}

/**
 * Returns the place that an event's clock is named after, in the city's spelling where both are the same: Bogotá for
 * `America/Bogota`.
 */
export function placeOfClock(zone: string, city: { readonly name: string } | null): string {
  const place = placeOfZone(zone)
  return city?.name.normalize('NFD').replace(/\p{M}/gu, '') === place ? city.name : place
}

/** Returns the parts of a local time's day: `Thu`, `26`, `Nov`, `2026`. */
export function dayOf(local: string): NamedDay {
  const date = new Date(`${local.slice(0, 10)}T00:00Z`)
  const [weekday, month] = [weekdays[date.getUTCDay()], months[date.getUTCMonth()]]
  return {
    weekday: weekday ? t(weekday) : '',
    day: String(date.getUTCDate()),
    month: month ? t(month) : '',
    year: String(date.getUTCFullYear()),
  }
}
