import { useSyncExternalStore } from 'react'
import { useDateLocale } from '../../../ui/time/date-locale.ts'
import { timeZoneLabel } from '../../../ui/time/time-zone.ts'

const neverChanges = () => () => undefined

/** A time with date and zone in the viewer's time zone: nothing on the server, which doesn't know it. */
export function LocalMoment({ date }: { date: string }) {
  const locale = useDateLocale()
  const isHere = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  if (!isHere) return null
  const moment = new Date(date)
  return ` (${moment.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })} ${zoneOf(moment)})`
}

/** The label of the viewer's time zone at a given time. */
export function zoneOf(moment: Date): string {
  return timeZoneLabel(-moment.getTimezoneOffset())
}
