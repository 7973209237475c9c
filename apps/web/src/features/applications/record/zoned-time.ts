import { placeOfZone } from '@rise/contract/words'
import { t } from '@rise/texts'
import { dateLanguage } from '../../../ui/calendar/day-words.ts'
import { ownZone } from '../../../ui/fields/zones.ts'

/** Formats a time in a zone: `Tue, 24 Nov 2026, 10:00`. */
function timeIn(iso: string, zone: string): string {
  return new Intl.DateTimeFormat(dateLanguage(), {
    ...({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const),
    ...({ hour: '2-digit', minute: '2-digit', timeZone: zone } as const),
  }).format(new Date(iso))
}

/** Returns a time for candidate and team: in the viewer's own zone, and in the interview's zone if that differs. */
export function timeForBoth(iso: string, zone: string): string {
  const viewerZone = ownZone()
  const viewerTime = timeIn(iso, viewerZone)
  const otherTime = timeIn(iso, zone)
  return viewerTime === otherTime
    ? `${viewerTime} (${placeOfZone(viewerZone)})`
    : t('{time} your time\u00a0· {otherTime} in {place}', {
        time: viewerTime,
        otherTime,
        place: placeOfZone(zone),
      })
}

/** Returns the weekday and the day of the month of a time in a zone, such as "Tue" and "24". */
export function dayTile(iso: string, zone: string): { readonly weekday: string; readonly number: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLanguage(), { ...options, timeZone: zone }).format(new Date(iso))
  return { weekday: part({ weekday: 'short' }), number: part({ day: 'numeric' }) }
}

/** Returns the time of day in the viewer's own zone, and in the interview's zone if that differs. */
export function clockForBoth(iso: string, zone: string): string {
  const clockIn = (timeZone: string) =>
    new Intl.DateTimeFormat(dateLanguage(), { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(iso))
  const viewerZone = ownZone()
  const [viewerTime, otherTime] = [clockIn(viewerZone), clockIn(zone)]
  return viewerTime === otherTime
    ? viewerTime
    : t('{otherTime} in {place} ({time} your time)', {
        otherTime,
        place: placeOfZone(zone),
        time: viewerTime,
      })
}
