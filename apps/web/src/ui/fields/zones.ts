/** Returns the browser's time zone, such as `Europe/Zurich`; UTC if it is unknown. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

/** Returns the time zones that the browser knows, always including `zone`, in the order of their cities. */
export function zonesWith(zone: string): string[] {
  return byCity([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])
}

/** Returns each of these time zones once, in the order of their cities. */
export function byCity(zones: readonly string[]): string[] {
  return [...new Set(zones)].toSorted((a, b) => zoneName(a).localeCompare(zoneName(b)))
}

/** Returns the display name of a time zone, its city before its region: `Lisbon (Europe)`. */
export function zoneName(zone: string): string {
  const [city = zone, ...regions] = zone.replaceAll('_', ' ').split('/').toReversed()
  return regions.length === 0 ? city : `${city} (${regions.toReversed().join(', ')})`
}

/** Returns a minute of the day as a time: `08:00`. */
export function clockOf(minute: number): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}
