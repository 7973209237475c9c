import type { Context } from '../../../platform/context.ts'

const HOUR_MS = 3_600_000

/** The members with a pending request, by the address of their demo account. */
const waitingRequests = [
  {
    email: 'grace-whitfield@demo.example',
    plan: 'Creator',
    message: 'I write a letter to my customers every Friday and would like to publish the better half of them here.',
    hoursAgo: 7,
  },
  {
    email: 'diego-fuentes@demo.example',
    plan: 'Creator',
    message: null,
    hoursAgo: 31,
  },
] as const

/** Adds pending requests for plans to the demo world, unless the database has any. Returns how many were added. */
export function loadDemo(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    // A later startup finds the record of the first request, even if an admin has decided the requests since.
    const recordedRequest = tx.selectFrom('activity').select('id').where('kind', '=', 'plan.requested').limit(1)
    if (await recordedRequest.executeTakeFirst()) return 0
    let addedCount = 0
    for (const { email, plan, message, hoursAgo } of waitingRequests) {
      const member = await tx
        .selectFrom('login')
        .innerJoin('membership', 'membership.login_id', 'login.id')
        .select(['login.id as loginId', 'membership.actor_id as actorId'])
        .where('login.email', '=', email)
        .executeTakeFirst()
      if (!member) continue
      const { actorId, loginId } = member
      const at = new Date(ctx.clock.now().getTime() - hoursAgo * HOUR_MS)
      const row = { actor_id: actorId, plan, message, login_id: loginId, created_at: at }
      await tx.insertInto('plan_request').values(row).execute()
      await ctx.activity.record(tx, { kind: 'plan.requested', actorId, loginId, data: { plan }, at })
      addedCount += 1
    }
    return addedCount
  })
}
