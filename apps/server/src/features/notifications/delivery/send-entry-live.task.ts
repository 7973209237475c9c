import { notificationKinds } from '@rise/contract/notifications/kinds'
import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'
import { findNotification } from '../list-notifications.ts'
import { findSchedule, quietUntil } from '../schedule/schedule.ts'

/** Sends an entry's current state to all of a member's tabs, on all processes. */
export const sendEntryLive: Task<{ memberId: string; notificationId: string }> = {
  name: 'notification-live',
  data: z.object({ memberId: z.uuid(), notificationId: z.uuid() }),
  // A live event that comes much later would be outdated, and the bell shows the entry anyway.
  retryLimit: 2,
  async handle({ db, clock, realtime }, { memberId, notificationId }) {
    const [entry, hours] = await Promise.all([
      findNotification(db, memberId, notificationId),
      findSchedule(db, memberId),
    ])
    if (!entry?.fresh) return
    const event = Object.entries(notificationKinds).find(([name]) => name === entry.name)?.[1].live
    const isQuiet = quietUntil(hours, clock.now()) !== undefined
    if (event) realtime.emit([`actor:${memberId}`], event, { ...entry, name: event, ...(isQuiet && { quiet: true }) })
  },
}
