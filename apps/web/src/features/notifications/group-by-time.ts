import type { Notification } from '@rise/contract/notifications/shapes'
import { currentLanguage, t } from '@rise/texts'
import { nameOfDay } from '../../ui/calendar/day-words.ts'

interface Group {
  readonly name: string
  /** Whether the group is one day, so that the time of day tells its notifications apart. */
  readonly isDay: boolean
  readonly items: Notification[]
}

/** The number of days that have a group each; older notifications are grouped by month. */
const RECENT_DAYS = 7

/** Groups notifications by the reader's recent days, then by month, keeping their order. */
export function groupByTime(items: readonly Notification[], now: Date): Group[] {
  const groups: Group[] = []
  for (const item of items) {
    const { name, isDay } = groupOf(new Date(item.at), now)
    const last = groups.at(-1)
    if (last?.name === name) last.items.push(item)
    else groups.push({ name, isDay, items: [item] })
  }
  return groups
}

function groupOf(at: Date, now: Date): Omit<Group, 'items'> {
  const firstRecentDay = new Date(now.getFullYear(), now.getMonth(), now.getDate() - RECENT_DAYS + 1)
  if (at >= firstRecentDay) return { name: nameOfDay(at, now), isDay: true }
  const isThisYear = at.getFullYear() === now.getFullYear()
  if (isThisYear && at.getMonth() === now.getMonth()) return { name: t('Earlier this month'), isDay: false }
  const format: Intl.DateTimeFormatOptions = isThisYear ? { month: 'long' } : { month: 'long', year: 'numeric' }
  const language = currentLanguage() === 'en' ? 'en-GB' : currentLanguage()
  return { name: new Intl.DateTimeFormat(language, format).format(at), isDay: false }
}
