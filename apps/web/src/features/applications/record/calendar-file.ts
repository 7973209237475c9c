interface Appointment {
  readonly id: string
  readonly title: string
  /** ISO 8601. */
  readonly start: string
  readonly minutes: number
  readonly place: string
  readonly url: string
}

/** Returns an appointment as an iCalendar file (RFC 5545). `now` is the file's creation time. */
export function calendarFile({ id, title, start, minutes, place, url }: Appointment, now: Date): string {
  const startDate = new Date(start)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rise//Interviews//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(startDate)}`,
    `DTEND:${stamp(new Date(startDate.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(fold).join('\r\n')}\r\n`
}

function stamp(date: Date): string {
  return `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')
}

/** Splits a line into lines of at most 75 octets, between characters: 74, and the space that continues a line. */
function fold(line: string): string[] {
  const segments = [...line].reduce<string[]>((all, sign) => {
    const last = all.at(-1)
    if (last === undefined || new TextEncoder().encode(last + sign).length > 74) all.push(sign)
    else all[all.length - 1] = last + sign
    return all
  }, [])
  return segments.map((part, index) => (index === 0 ? part : ` ${part}`))
}
