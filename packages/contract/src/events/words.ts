import { placeOfZone } from '../words.ts'
import { type EventManner, type EventTopic, eventTopics } from './kinds.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

export const mannerNames: Readonly<Record<EventManner, string>> = {
  onsite: 'Onsite',
  online: 'Online',
  hybrid: 'Hybrid',
}

export const topicNames: Readonly<Record<EventTopic, string>> = Object.fromEntries(
  eventTopics.map(({ slug, name }) => [slug, name]),
) as Record<EventTopic, string>

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
  return {
    weekday: weekdays[date.getUTCDay()] ?? '',
    day: String(date.getUTCDate()),
    month: months[date.getUTCMonth()] ?? '',
    year: String(date.getUTCFullYear()),
  }
}
