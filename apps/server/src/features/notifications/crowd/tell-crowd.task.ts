import { setTimeout as wait } from 'node:timers/promises'
import { type NotificationName, notificationKinds } from '@rise/contract/notifications/kinds'
import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'
import { noticeOf } from '../notices.ts'
import { tellBatch } from './tell-batch.ts'
import { tellBatchLive } from './tell-batch-live.ts'

const names = Object.keys(notificationKinds) as [NotificationName, ...NotificationName[]]

/** Between two batches, so that requests get their turn. */
const PAUSE_MS = 50

/**
 * Notifies a crowd, a batch in each transaction. Retried, it continues with members who have no entry yet: an entry is
 * stored once, and only new ones are announced live, pushed and emailed.
 */
export const tellCrowd: Task<{ name: NotificationName; thingId: string; at: string }> = {
  name: 'notification-crowd',
  data: z.object({ name: z.enum(names), thingId: z.uuid(), at: z.iso.datetime() }),
  async handle(ctx, { name, thingId, at }) {
    const notice = noticeOf(name)
    if (!notice?.crowd) return
    // One id for all of them: an entry is its member's and this.
    const batch = { name, notice, crowd: notice.crowd, thingId, at: new Date(at), id: ctx.newId() }
    let after: string | undefined
    do {
      const { last, live } = await tellBatch(ctx, batch, after)
      await tellBatchLive(ctx, batch, live)
      after = last
      if (after !== undefined) await wait(PAUSE_MS)
    } while (after !== undefined)
  },
}
