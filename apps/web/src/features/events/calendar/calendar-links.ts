import type { Event } from '@rise/contract/events/shapes'

type Entry = Pick<Event, 'title' | 'summary' | 'starts' | 'ends' | 'venue' | 'city' | 'link'>

/** Returns the address at which Google's calendar offers to add an event. */
export function googleLink(event: Entry, url: string): string {
  const params = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${compact(event.starts.at)}/${compact(event.ends.at)}`,
    details: detailsOf(event, url),
    location: placeOf(event),
  })
  return `https://calendar.google.com/calendar/render?${params}`
}

/** Returns the address at which Outlook on the web offers to add an event. */
export function outlookLink(event: Entry, url: string): string {
  const params = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: event.starts.at,
    enddt: event.ends.at,
    body: detailsOf(event, url),
    location: placeOf(event),
  })
  return `https://outlook.live.com/calendar/0/deeplink/compose?${params}`
}

/** Returns a time as `20261126T170000Z`. */
function compact(at: string): string {
  return `${at.replaceAll(/[-:]/g, '').slice(0, 15)}Z`
}

function detailsOf({ summary }: Entry, url: string): string {
  return summary === '' ? url : `${summary}\n\n${url}`
}

function placeOf({ venue, city, link }: Entry): string {
  return [venue, city?.name, link].filter(Boolean).join(', ')
}
