import { notificationKinds } from '@rise/contract/notifications/kinds'
import { z } from 'zod'
import type { Task } from '../../platform/tasks/tasks.ts'
import { findNotification } from './list-notifications.ts'

/** Tells all tabs of a member of an entry, as it is by now: whatever process they are connected to. */
export const tellLive: Task<{ memberId: string; notificationId: string }> = {
  name: 'notification-live',
  data: z.object({ memberId: z.uuid(), notificationId: z.uuid() }),
  // Later it is no news, and stands behind the bell.
  retryLimit: 2,
  async handle({ db, realtime }, { memberId, notificationId }) {
    const found = await findNotification(db, memberId, notificationId)
    if (!found?.fresh) return
    const event = Object.entries(notificationKinds).find(([name]) => name === found.name)?.[1].live
    if (event) realtime.emit([`actor:${memberId}`], event, { ...found, name: event })
  },
}
