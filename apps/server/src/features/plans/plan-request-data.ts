import { type AccountDataPart, asJson, membershipRole } from '../session/index.ts'

/** An account's requested plan, for the download of its data. */
export const planRequestData: AccountDataPart = {
  name: 'planRequest',
  collect: async ({ db }, { actorId }) =>
    asJson(
      await db
        .selectFrom('plan_request')
        .select(['plan', 'message', 'created_at'])
        .where('actor_id', '=', actorId)
        .executeTakeFirst(),
    ),
}

/**
 * The plan granted to an account, and the plans it has bought, current and former, for the download of its data. A
 * company's plans are in its owners' downloads.
 */
export const subscriptionsData: AccountDataPart = {
  name: 'plans',
  async collect({ db }, { loginId, actorId }) {
    if (actorId !== null && (await membershipRole(db, loginId, actorId)) !== 'owner') return null
    return asJson({
      given: await db
        .selectFrom('plan_grant')
        .select(['plan', 'until', 'created_at'])
        .where('actor_id', '=', actorId)
        .executeTakeFirst(),
      customer: await db
        .selectFrom('billing_customer')
        .select(['customer_id', 'created_at'])
        .where('actor_id', '=', actorId)
        .executeTakeFirst(),
      paid: await db
        .selectFrom('subscription')
        .select([
          'id',
          'plan',
          'term',
          'amount',
          'currency',
          'status',
          'cancels',
          'period_ends_at',
          'started_at',
          'ended_at',
        ])
        .where('actor_id', '=', actorId)
        .orderBy('started_at')
        .execute(),
    })
  },
}
