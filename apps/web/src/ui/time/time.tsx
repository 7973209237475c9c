import { currentLanguage } from '@rise/texts'
import { useState, useSyncExternalStore } from 'react'
import { cx } from '../base/class-names.ts'
import { dateFormat } from './date-format.ts'
import { useDateLocale } from './date-locale.ts'
import { relativeTime } from './relative-time.ts'
import { timeZoneLabel } from './time-zone.ts'

const TICK_MS = 30_000
let nowMs = 0
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** Subscribes to the clock that all times of a page share. It ticks while at least one of them is mounted. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) {
    timer = setInterval(tick, TICK_MS)
    nowMs = Date.now()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick() {
  nowMs = Date.now()
  for (const listener of listeners) listener()
}

function readClock(): number {
  if (isHeld) return 0
  nowMs ||= Date.now()
  return nowMs
}

let isHeld = false

/**
 * Keeps all times as the server rendered them until the returned function is called. Otherwise, hydration would
 * rerender them all within its final task, and block a phone.
 */
export function holdClock(): () => void {
  isHeld = true
  return () => {
    isHeld = false
    tick()
  }
}

const serverClock = () => 0

/**
 * A time, in words. The server and the first client render show a stable date ("21 Nov 2026", UTC); after hydration it
 * becomes "3 hr ago". The tooltip has the full local date and time in the locale of `DateLocale`. `date` is an ISO 8601
 * string; an invalid one renders nothing. `keepsRoom` reserves the date's space where a different line break would
 * shift the page.
 */
export function RelativeTime({
  date,
  keepsRoom = false,
  className,
}: {
  date: string
  keepsRoom?: boolean
  className?: string
}) {
  const locale = useDateLocale()
  const clock = useSyncExternalStore(subscribe, readClock, serverClock)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [wasDay] = useState(clock === 0)
  const time = Date.parse(date)
  if (Number.isNaN(time)) return null
  const day = dayOf(time)
  const isRelative = clock !== 0
  return (
    <time
      dateTime={new Date(time).toISOString()}
      title={isPointedAt ? fullLocal(time, locale) : day}
      onPointerEnter={() => setIsPointedAt(true)}
      className={cx('whitespace-nowrap', className)}
      {...(keepsRoom && wasDay && isRelative && { 'data-room': day })}
    >
      {isRelative ? relativeTime(clampToNow(time, clock), clock) : day}
    </time>
  )
}

/**
 * A time of day, for a list grouped by days: "14:05", in the reader's time zone and the locale of `DateLocale`. `date`
 * is an ISO 8601 string; an invalid one renders nothing.
 */
export function ClockTime({ date, className }: { readonly date: string; readonly className?: string }) {
  const locale = useDateLocale()
  const time = Date.parse(date)
  if (Number.isNaN(time)) return null
  return (
    <time dateTime={new Date(time).toISOString()} className={className}>
      {formatOf(locale, 'clock').format(time)}
    </time>
  )
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Returns `21 Nov 2026`, in UTC; in English without `Intl`: see `formatInteger`. */
function dayOf(time: number): string {
  if (currentLanguage() !== 'en') return dayFormat(currentLanguage()).format(time)
  const date = new Date(time)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

const dayFormats = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>()

function dayFormat(language: string): Intl.DateTimeFormat {
  const style = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  const format = dayFormats.get(language) ?? new Intl.DateTimeFormat(language, style)
  dayFormats.set(language, format)
  return format
}

/** Returns `clock` for a time at most one tick later, such as of an item created just now, so that it reads "now". */
function clampToNow(time: number, clock: number): number {
  return time > clock && time - clock <= TICK_MS ? clock : time
}

const styles = {
  full: { dateStyle: 'full', timeStyle: 'short' },
  clock: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns a cached format, because creating one takes longer than rendering a card. */
function formatOf(locale: string | undefined, style: keyof typeof styles): Intl.DateTimeFormat {
  const key = `${locale} ${style}`
  const format = formats.get(key) ?? dateFormat(locale, styles[style])
  formats.set(key, format)
  return format
}

/** Returns the full date with its time and zone, in the reader's locale. */
function fullLocal(time: number, locale: string | undefined): string {
  return `${formatOf(locale, 'full').format(time)} ${timeZoneLabel(-new Date(time).getTimezoneOffset())}`
}
