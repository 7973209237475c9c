import { UNANSWERED_DAYS } from '@rise/contract/applications/limits'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { addStep } from '../record/add-step.ts'
import type {} from '../tables.ts'

const BATCH = 100
const DAY_MS = 86_400_000

/** Notifies employer and candidate of applications unanswered for 21 days, once per application. */
export const remindUnanswered: Task<object> = {
  name: 'remind-unanswered-applications',
  data: z.object({}),
  schedule: '40 7 * * *',
  async handle(ctx) {
    const dueApplications = await ctx.db
      .selectFrom('application')
      .select('id')
      .where('answered_at', 'is', null)
      .where('reminded_at', 'is', null)
      .where('ended_at', 'is', null)
      .where('actor_id', 'is not', null)
      .where('applied_at', '<=', new Date(ctx.clock.now().getTime() - UNANSWERED_DAYS * DAY_MS))
      .orderBy('applied_at')
      .limit(BATCH * 10)
      .execute()
    for (const { id } of dueApplications) await remind(ctx, id)
  },
}

async function remind(ctx: Context, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const application = await tx
      .updateTable('application')
      .set({ reminded_at: ctx.clock.now() })
      .where('id', '=', id)
      .where('answered_at', 'is', null)
      .where('reminded_at', 'is', null)
      .where('ended_at', 'is', null)
      .where('actor_id', 'is not', null)
      .returning('company_id')
      .executeTakeFirst()
    if (!application) return
    await addStep(ctx, tx, { applicationId: id, kind: 'unanswered', by: 'system' })
    const data = { applicationId: id }
    await ctx.activity.record(tx, { kind: 'application.unanswered', actorId: application.company_id, data })
  })
}
