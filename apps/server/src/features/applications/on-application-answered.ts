import type { Listener } from '../../platform/activity/listener.ts'
import type {} from './activities.ts'
import type {} from './tables.ts'
import { updateReplyFigures } from './tasks/update-reply-figures.task.ts'

/** Updates a company's reply figures when one of its applications is answered or withdrawn. */
export const recountReplies: Listener<
  | 'application.moved'
  | 'application.declined'
  | 'application.messaged'
  | 'application.interview-proposed'
  | 'application.withdrawn'
> = {
  name: 'applications.recount-replies',
  kinds: [
    ...(['application.moved', 'application.declined', 'application.messaged'] as const),
    ...(['application.interview-proposed', 'application.withdrawn'] as const),
  ],
  async react(ctx, tx, { data: { applicationId } }) {
    const application = await tx
      .selectFrom('application')
      .select('company_id as companyId')
      .where('id', '=', applicationId)
      .executeTakeFirst()
    if (!application) return
    const options = { deduplicationKey: application.companyId }
    await ctx.tasks.send(tx, updateReplyFigures, application, options)
  },
}
