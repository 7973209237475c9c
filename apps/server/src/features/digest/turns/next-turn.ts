import type { DigestRhythm } from '@rise/contract/digest/kinds'
import { nextTimeOf } from '../../../platform/local-time.ts'

const HOUR_MS = 3_600_000
/** The minimum time between two turns. The first turn is due immediately, at any time of day. */
const gaps: Readonly<Record<DigestRhythm, number>> = { daily: 12 * HOUR_MS, weekly: 72 * HOUR_MS }

export interface TurnWish {
  readonly rhythm: DigestRhythm
  /** From 1 for Monday. */
  readonly weekday: number
  /** Minutes after midnight. */
  readonly minute: number
  readonly zone: string
}

/** Returns the time of a member's next turn: after `now`, and not too soon after the last one. */
export function nextTurn(
  { rhythm, weekday, minute, zone }: TurnWish,
  { now, last }: { readonly now: Date; readonly last: Date },
): Date {
  // If the clock was put back, the last turn lies in the future; it then counts as taken now.
  const after = Math.max(now.getTime(), Math.min(last.getTime(), now.getTime()) + gaps[rhythm])
  let turn = nextTimeOf(zone, minute, new Date(after))
  while (rhythm === 'weekly' && weekdayIn(zone, turn) !== weekday) turn = nextTimeOf(zone, minute, turn)
  return turn
}

/** Formatters are cached by zone, because creating one takes longer than all other work for a turn. */
const formats = new Map<string, Intl.DateTimeFormat>()
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function weekdayIn(zone: string, at: Date): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'short' })
  formats.set(zone, format)
  return days.indexOf(format.format(at)) + 1
}
