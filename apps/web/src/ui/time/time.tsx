import { useState, useSyncExternalStore } from 'react'
import { cx } from '../base/class-names.ts'
import { useDateLocale } from './date-locale.ts'
import { relativeTime } from './relative-time.ts'
import { timeZoneLabel } from './time-zone.ts'

const tickEvery = 30_000
let now = 0
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** One clock for all times of a page: it runs while one of them is on screen. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) {
    timer = setInterval(tick, tickEvery)
    now = Date.now()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

function readClock(): number {
  if (held) return 0
  now ||= Date.now()
  return now
}

let held = false

/**
 * Keeps all times as the server wrote them until the returned function is called. Otherwise, hydration would rerender
 * them all within its final task, and block a phone.
 */
export function holdClock(): () => void {
  held = true
  return () => {
    held = false
    tick()
  }
}

const serverClock = () => 0

/**
 * A moment, in words. The server and the first client render give a stable date ("21 Nov 2026", UTC); after hydration it
 * becomes "3 hr ago". The tooltip has the full local date and time, as `DateLocale` writes them. `date` is an ISO 8601
 * string; one that is not a date renders nothing. `keepsRoom` leaves it the room of the date, where a line that breaks
 * elsewhere would move a page.
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
  const [pointed, setPointed] = useState(false)
  const [wasDay] = useState(clock === 0)
  const time = Date.parse(date)
  if (Number.isNaN(time)) return null
  const day = dayOf(time)
  const isRelative = clock !== 0
  return (
    <time
      dateTime={new Date(time).toISOString()}
      title={pointed ? fullLocal(time, locale) : day}
      onPointerEnter={() => setPointed(true)}
      className={cx('whitespace-nowrap', className)}
      {...(keepsRoom && wasDay && isRelative && { 'data-room': day })}
    >
      {isRelative ? relativeTime(soon(time, clock), clock) : day}
    </time>
  )
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `21 Nov 2026`, in UTC. By hand: see `formatInteger`. */
function dayOf(time: number): string {
  const date = new Date(time)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** What was just made may lie a tick ahead of the clock: that reads "now", not "in 12 seconds". */
function soon(time: number, clock: number): number {
  return time > clock && time - clock <= tickEvery ? clock : time
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>()

/** The date in full with its time and zone, in the reader's way of writing dates. */
function fullLocal(time: number, locale: string | undefined): string {
  // Made once, and only for a time that is pointed at: it takes longer to make than a card to render.
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' })
  formats.set(locale, format)
  return `${format.format(time)} ${timeZoneLabel(-new Date(time).getTimezoneOffset())}`
}
