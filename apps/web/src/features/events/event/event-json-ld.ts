import type { Event } from '@rise/contract/events/shapes'
import { largestSource } from '../../../ui/base/picture-sources.ts'
import { memberName } from '../../connections/index.ts'
import { eventHref } from '../events-address.ts'

const modes = { onsite: 'Offline', online: 'Online', hybrid: 'Mixed' } as const

/** Returns an event as schema.org's `Event`, as everyone sees it. */
export function eventJsonLd(event: Event, publicUrl: string): object {
  const url = publicUrl + eventHref(event.slug)
  const { title, summary, cover, starts, ends, manner, city, venue, capacity, going, cancelled, hosts } = event
  const place = city && {
    '@type': 'Place',
    name: venue || city.name,
    address: { '@type': 'PostalAddress', addressLocality: city.name, ...(venue && { streetAddress: venue }) },
  }
  // The link is only for participants, who find it on the event's page.
  const virtual = { '@type': 'VirtualLocation', url }
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': url,
    url,
    name: title,
    ...(summary && { description: summary }),
    image: cover ? publicUrl + largestSource(cover) : `${url}.png`,
    startDate: withOffset(starts),
    endDate: withOffset(ends),
    eventStatus: `https://schema.org/Event${cancelled ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${modes[manner]}EventAttendanceMode`,
    location: manner === 'online' ? virtual : manner === 'onsite' ? place : [place, virtual],
    organizer: hosts.map((host) => ({
      '@type': host.role === 'professional' ? 'Person' : 'Organization',
      name: memberName(host),
      ...(host.slug && {
        url: `${publicUrl}/${host.role === 'professional' ? 'professional' : 'company'}/${host.slug}`,
      }),
    })),
    ...(capacity !== null && {
      maximumAttendeeCapacity: capacity,
      remainingAttendeeCapacity: Math.max(0, capacity - going),
    }),
    isAccessibleForFree: event.audience === 'everyone',
  }
}

/** Returns a time as `2026-11-26T18:00:00+01:00`. */
function withOffset({ local, offset }: Event['starts']): string {
  const size = Math.abs(offset)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${local}:00${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`
}
