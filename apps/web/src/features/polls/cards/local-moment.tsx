import { useSyncExternalStore } from 'react'
import { useDateLocale } from '../../../ui/time/date-locale.ts'
import { timeZoneLabel } from '../../../ui/time/time-zone.ts'

const never = () => () => undefined

/** A moment with date, time and zone as the viewer's clock has them: nothing on the server, which knows no zone. */
export function LocalMoment({ date }: { date: string }) {
  const locale = useDateLocale()
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isHere) return null
  const moment = new Date(date)
  return ` (${moment.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })} ${zoneOf(moment)})`
}

/** The label of the viewer's time zone at a moment. */
export function zoneOf(moment: Date): string {
  return timeZoneLabel(-moment.getTimezoneOffset())
}
