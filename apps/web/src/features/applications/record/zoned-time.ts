/** Returns the browser's time zone, such as `Europe/Zurich`. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

/** Formats a time in a zone: `Tue, 24 Nov 2026, 10:00`. */
function timeIn(iso: string, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    ...({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const),
    ...({ hour: '2-digit', minute: '2-digit', timeZone: zone } as const),
  }).format(new Date(iso))
}

/** Names a zone by its city: `Zurich`. */
export function zoneName(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

/** Returns a time for both sides: in the viewer's own zone, and in the other one if that differs. */
export function timeForBoth(iso: string, zone: string): string {
  const viewerZone = ownZone()
  const viewerTime = timeIn(iso, viewerZone)
  const otherTime = timeIn(iso, zone)
  return viewerTime === otherTime
    ? `${viewerTime} (${zoneName(viewerZone)})`
    : `${viewerTime} your time · ${otherTime} in ${zoneName(zone)}`
}
