import type { Notification } from '@rise/contract/notifications/shapes'

interface Day {
  /** `2026-06-15`, in the reader's time zone. */
  readonly day: string
  readonly items: Notification[]
}

/** Groups notifications by the reader's days, keeping their order. */
export function byDay(items: readonly Notification[]): Day[] {
  const days: Day[] = []
  for (const item of items) {
    const day = dayOf(new Date(item.at))
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else days.push({ day, items: [item] })
  }
  return days
}

function dayOf(time: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`
}

/** Whether a day from `byDay` is today for the reader. */
export function isToday(day: string, now = new Date()): boolean {
  return day === dayOf(now)
}

/** "Today", "Yesterday" or the date of a day from `byDay`. */
export function nameOfDay(day: string, now: Date): string {
  if (isToday(day, now)) return 'Today'
  if (day === dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return 'Yesterday'
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat('en-GB', parts).format(new Date(`${day}T12:00:00`))
}
