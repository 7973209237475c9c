import { t } from '@rise/texts'
import { useEffect, useState } from 'react'
import { cx } from '../../../ui/base/class-names.ts'
import { timeZoneLabel } from '../../../ui/time/time-zone.ts'

const UPDATE_MS = 15_000

/** The current time in a time zone. Before hydration, it only reserves space, because the server's page is cached. */
export function LocalTime({ timeZone }: { timeZone: string }) {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), UPDATE_MS)
    return () => clearInterval(timer)
  }, [])
  const timeText = now && timeIn(timeZone, now)
  return <span className={cx('tabular-nums', !timeText && 'invisible')}>{timeText ?? placeholder()}</span>
}

/** Reserves the width of a time until the time is known, so that nothing moves. */
function placeholder(): string {
  return t('{time} local time ({zone})', { time: '00:00', zone: 'GMT+0' })
}

/** Returns `14:05 local time (GMT+1)`; undefined for a zone that this browser doesn't know. */
function timeIn(timeZone: string, now: Date): string | undefined {
  try {
    const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now)
    return t('{time} local time ({zone})', { time, zone: timeZoneLabel(offsetMinutes(timeZone, now)) })
  } catch {
    return undefined
  }
}

function offsetMinutes(timeZone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now)
  const [, sign, hours = '0', minutes = '0'] =
    /GMT([+-])(\d+):?(\d+)?/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? []
  const size = Number(hours) * 60 + Number(minutes)
  return sign === '-' ? -size : size
}
