/** How often a member is notified of new jobs in a saved search; `never` saves the search without notifications. */
export const noticeRhythms = ['at-once', 'daily', 'weekly', 'never'] as const
export type NoticeRhythm = (typeof noticeRhythms)[number]

/** The maximum number of searches that a professional can save. */
export const MOST_SEARCHES = 20

/** The days that a notification covers: its count is that of the list of jobs posted within them. */
export const daysOfRhythm: Readonly<Record<Exclude<NoticeRhythm, 'never'>, number>> = {
  'at-once': 1,
  daily: 1,
  weekly: 7,
}
