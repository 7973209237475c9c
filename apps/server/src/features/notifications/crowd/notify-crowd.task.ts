import { setTimeout as wait } from 'node:timers/promises'
import { type NotificationName, notificationKinds } from '@rise/contract/notifications/kinds'
import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'
import { noticeOf } from '../notices.ts'
import { deliverBatch } from './deliver-batch.ts'
import { sendBatchLive } from './send-batch-live.ts'

const names = Object.keys(notificationKinds) as [NotificationName, ...NotificationName[]]

/** The pause between two batches, so that requests are not delayed. */
const PAUSE_MS = 50

/**
 * Notifies a crowd, one batch per transaction. A retry skips the members who have an entry: each entry is stored once,
 * and only new entries are announced live and pushed.
 */
export const notifyCrowd: Task<{ name: NotificationName; thingId: string; at: string }> = {
  name: 'notification-crowd',
  data: z.object({ name: z.enum(names), thingId: z.uuid(), at: z.iso.datetime() }),
  async handle(ctx, { name, thingId, at }) {
    const notice = noticeOf(name)
    if (!notice?.crowd) return
    // All members' entries have this id. They are still distinct, because an entry's key is its member and id.
    const batch = { name, notice, crowd: notice.crowd, thingId, at: new Date(at), id: ctx.newId() }
    let after: string | undefined
    do {
      const { last, live } = await deliverBatch(ctx, batch, after)
      await sendBatchLive(ctx, batch, live)
      after = last
      if (after !== undefined) await wait(PAUSE_MS)
    } while (after !== undefined)
  },
}
