import type { Context } from '../../platform/context.ts'
import { greetingName } from '../session/index.ts'
import type {} from './emails.ts'

/** The member and plan of the request, the declining login, and a message for the member. */
interface Refusal {
  readonly actorId: string
  readonly plan: 'Creator' | 'Pro'
  readonly message?: string | undefined
  readonly by: string
}

/**
 * Declines a request for a plan, and emails the member. Does nothing if no request for exactly this plan is pending,
 * because it was granted, declined, withdrawn or replaced.
 */
export async function declinePlan(ctx: Context, { actorId, plan, message, by }: Refusal): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const request = await tx
      .deleteFrom('plan_request')
      .where('actor_id', '=', actorId)
      .where('plan', '=', plan)
      .returning('login_id')
      .executeTakeFirst()
    if (!request) return
    await ctx.activity.record(tx, { kind: 'plan.declined', loginId: by, data: { actorId, plan } })
    const asker = await tx
      .selectFrom('login')
      .select(['id', 'email'])
      .where('id', '=', request.login_id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!asker) return
    const props = {
      firstName: await greetingName(tx, asker.id),
      plan,
      message: message || null,
      url: `${ctx.config.publicUrl}/purchase`,
    }
    await ctx.mail.send(tx, 'plan-declined', { to: asker.email, props })
  })
}
