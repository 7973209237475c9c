/** The browser's time zone. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The time zones that the browser knows, including the present one. */
export function zonesWith(zone: string): string[] {
  return [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted()
}

/** Returns a minute of the day as a time: `08:00`. */
export function clockOf(minute: number): string {
  const padded = (part: number) => String(part).padStart(2, '0')
  return `${padded(Math.floor(minute / 60))}:${padded(minute % 60)}`
}
