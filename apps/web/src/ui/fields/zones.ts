/** The zone of the browser's clock. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The zones that the browser knows, and the present one. */
export function zonesWith(zone: string): string[] {
  return [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted()
}

/** A minute of the day as clocks show it: `08:00`. */
export function clockOf(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
