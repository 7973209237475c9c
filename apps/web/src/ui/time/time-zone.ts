/** Section 9 of the specification: three offsets, in hours from GMT, have their own names. */
const namedOffsets: Readonly<Record<number, string>> = { '-7': 'PT', '-6': 'CST', '-4': 'ET' }

/**
 * Returns the label of a time zone by its offset from GMT in minutes (east is positive): `PT`, `CST`, `ET`, `GMT`,
 * `GMT+5:30`.
 */
export function timeZoneLabel(offsetMinutes: number): string {
  const name = namedOffsets[offsetMinutes / 60]
  if (name) return name
  if (offsetMinutes === 0) return 'GMT'
  const size = Math.abs(offsetMinutes)
  const minutes = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`
  return `GMT${offsetMinutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${minutes}`
}
