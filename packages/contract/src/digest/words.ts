import { type Message, msg, t } from '@rise/texts'
import { GOOD_MATCH } from '../match/limits.ts'
import type { weekdays } from './kinds.ts'

/** The figures that a note gives about the jobs considered. */
export interface QuietMonth {
  /** The number of new jobs. */
  readonly lookedAt: number
  /** The best match among them; null when the story is too short for one. */
  readonly best: number | null
}

/** Returns the reason why there was no digest for a month, for the note and the page. */
export function quietReason({ lookedAt, best }: QuietMonth): string {
  if (lookedAt === 0) return t('No company has posted a new job in the last 30 days.')
  if (best === null) {
    return t(
      '{lookedAt, plural, one {We looked at the one new job of the last 30 days, and none was new to you or close to what you look for.} other {We looked at # new jobs of the last 30 days, and none was new to you or close to what you look for.}}',
      { lookedAt },
    )
  }
  if (best < GOOD_MATCH) {
    return t(
      '{lookedAt, plural, one {We looked at the one new job of the last 30 days. None was a good match, and we only send jobs that are.} other {We looked at # new jobs of the last 30 days. None was a good match, and we only send jobs that are.}}',
      { lookedAt },
    )
  }
  return t(
    '{lookedAt, plural, one {We looked at the one new job of the last 30 days. You’ve already had, saved or dismissed all that fit.} other {We looked at # new jobs of the last 30 days. You’ve already had, saved or dismissed all that fit.}}',
    { lookedAt },
  )
}

export const weekdayNames: Readonly<Record<(typeof weekdays)[number], Message>> = {
  Monday: msg('Monday'),
  Tuesday: msg('Tuesday'),
  Wednesday: msg('Wednesday'),
  Thursday: msg('Thursday'),
  Friday: msg('Friday'),
  Saturday: msg('Saturday'),
  Sunday: msg('Sunday'),
}

/** Returns the rhythm of a weekly digest in words: "Every Monday" for 1. */
export function everyWeekday(weekday: number): string {
  return t(
    '{weekday, select, 1 {Every Monday} 2 {Every Tuesday} 3 {Every Wednesday} 4 {Every Thursday} 5 {Every Friday} 6 {Every Saturday} other {Every Sunday}}',
    { weekday },
  )
}
