import type { EventCard } from '@rise/contract/events/shapes'

/** The data of an event in a calendar file. */
export interface CalendarEntry extends Pick<EventCard, '_id' | 'slug' | 'title' | 'starts' | 'ends' | 'cancelled'> {
  readonly description: string
  /** The place of the event; empty if the reader may not know the place. */
  readonly place: string
  /** Increases with each change. */
  readonly sequence: number
  readonly updatedAt: Date
}

interface Calendar {
  readonly name: string
  readonly publicUrl: string
  readonly entries: readonly CalendarEntry[]
}

const LINE_OCTETS = 75

/** Returns a calendar as iCalendar (RFC 5545). Times are in UTC, so that programs don't need our time zones. */
export function icsOf({ name, publicUrl, entries }: Calendar): string {
  const host = new URL(publicUrl).hostname
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...entries.flatMap((entry) => linesOf(entry, publicUrl, host)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

function linesOf(entry: CalendarEntry, publicUrl: string, host: string): string[] {
  const url = `${publicUrl}/events/${entry.slug}`
  const description = entry.description === '' ? url : `${entry.description}\n\n${url}`
  return [
    'BEGIN:VEVENT',
    // The id stays the same, so that calendar programs replace their entry.
    `UID:${entry._id}@${host}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.updatedAt)}`,
    `LAST-MODIFIED:${utc(entry.updatedAt)}`,
    `DTSTART:${utc(new Date(entry.starts.at))}`,
    `DTEND:${utc(new Date(entry.ends.at))}`,
    `SUMMARY:${text(entry.title)}`,
    `DESCRIPTION:${text(description)}`,
    ...(entry.place === '' ? [] : [`LOCATION:${text(entry.place)}`]),
    `URL:${url}`,
    `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

/** Formats a time as `20261126T170000Z`. */
function utc(at: Date): string {
  return `${at.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`
}

function text(value: string): string {
  return value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`)
}

/** Folds a line after at most 75 octets, never within a character; continuation lines begin with a space. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}
