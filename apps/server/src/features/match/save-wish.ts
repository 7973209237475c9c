import type { MatchWish } from '@rise/contract/match/shapes'
import type { Context } from '../../platform/context.ts'
import { lockActor } from '../session/index.ts'

/** Saves what a professional looks for; what was said before is replaced. */
export function saveWish(ctx: Context, actorId: string, { pay, employmentTypes }: MatchWish): Promise<void> {
  const wish = {
    pay_amount: pay?.amount ?? null,
    pay_currency: pay?.currency ?? null,
    employment_types: [...new Set(employmentTypes)],
    wished_at: ctx.clock.now(),
  }
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await lockActor(tx, actorId))) return
    await tx
      .insertInto('match_wish')
      .values({ actor_id: actorId, ...wish })
      .onConflict((conflict) => conflict.column('actor_id').doUpdateSet(wish))
      .execute()
  })
}
