import type { Listener } from '../../platform/activity/listener.ts'
import { cancelPayments } from './billing/cancel-payments.task.ts'

/** Cancels the subscription of a deleted account, or of a page without a team, at the end of its term. */
export const cancelOfDeleted: Listener<'account.deleted' | 'company.unclaimed'> = {
  name: 'plans.cancel-of-deleted',
  kinds: ['account.deleted', 'company.unclaimed'],
  async react(ctx, tx, { actorId, loginId }) {
    const rows = await tx
      .selectFrom('subscription')
      .select('id')
      .where((eb) =>
        eb.or([
          eb('actor_id', '=', actorId),
          eb('actor_id', 'in', eb.selectFrom('membership').select('actor_id').where('login_id', '=', loginId)),
        ]),
      )
      .where('ended_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('membership')
              .innerJoin('login', 'login.id', 'membership.login_id')
              .select('login.id')
              .whereRef('membership.actor_id', '=', 'subscription.actor_id')
              .where('login.deleted_at', 'is', null),
          ),
        ),
      )
      .execute()
    for (const { id } of rows) await ctx.tasks.send(tx, cancelPayments, { subscription: id })
  },
}
