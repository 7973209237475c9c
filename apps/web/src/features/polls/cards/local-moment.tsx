import { useHydrated } from '../../../ui/states/use-hydrated.ts'
import { dateFormat } from '../../../ui/time/date-format.ts'
import { useDateLocale } from '../../../ui/time/date-locale.ts'
import { timeZoneLabel } from '../../../ui/time/time-zone.ts'

/** A time with date and zone in the viewer's time zone. Renders nothing on the server, which doesn't know the zone. */
export function LocalMoment({ date }: { date: string }) {
  const locale = useDateLocale()
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  const moment = new Date(date)
  return ` (${dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(moment)} ${zoneOf(moment)})`
}

/** Returns the label of the viewer's time zone at a given time. */
export function zoneOf(moment: Date): string {
  return timeZoneLabel(-moment.getTimezoneOffset())
}
