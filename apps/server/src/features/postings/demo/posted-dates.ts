import { between, pick, type Random } from './random.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
const oldestDays = 60

/** The ages of the newest jobs in minutes. A list thus always begins with jobs from the last few hours. */
const freshest: readonly number[] = [4, 11, 26, 41, 58, 73, 95, 130, 176, 214, 260, 325]

/**
 * Returns when a job was posted: at most 60 days before `now`, more often recently, in office hours somewhere, seldom
 * at weekends, never in the future. `rank` is the job's position in the order of freshness.
 */
export function postedDate(random: Random, now: Date, rank: number): Date {
  const minutesAgo = freshest[rank]
  if (minutesAgo !== undefined) return new Date(now.getTime() - minutesAgo * minuteMs - between(random, 0, 59) * 1000)
  for (;;) {
    const day = new Date(now.getTime() - Math.floor(random() ** 1.4 * oldestDays) * dayMs)
    const hour = pick(random, [6, 7, 8, 8, 9, 9, 10, 11, 12, 13, 13, 14, 14, 15, 16, 17, 18, 20, 22])
    day.setUTCHours(hour, between(random, 0, 59), between(random, 0, 59), 0)
    const isWeekend = day.getUTCDay() % 6 === 0
    if (day.getTime() < now.getTime() && (!isWeekend || random() < 0.15)) return day
  }
}

/** Returns the last day for applications: for a few jobs the end of a day 5 to 45 days from now, otherwise null. */
export function lastDay(random: Random, now: Date): Date | null {
  if (random() > 0.09) return null
  const day = new Date(now.getTime() + between(random, 5, 45) * dayMs)
  day.setUTCHours(23, 59, 59, 0)
  return day
}
