import { sessionErrors } from '@rise/contract/session/errors'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'

/**
 * Appeals against the suspension of the account, once.
 *
 * @throws {Failure} `not-suspended`, `appeal-sent`
 */
export async function appeal(ctx: Context, { loginId, actorId, user }: SignedIn, text: string): Promise<void> {
  if (user.standing !== 'suspended') throw new Failure(sessionErrors['not-suspended'])
  await ctx.db.transaction().execute(async (tx) => {
    const first = await tx
      .updateTable('login')
      .set({ appeal: text, appealed_at: ctx.clock.now() })
      .where('id', '=', loginId)
      .where('suspended_at', 'is not', null)
      .where('appeal', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!first) throw new Failure(sessionErrors['appeal-sent'])
    const identity = actorId === null ? { loginId } : { loginId, actorId }
    await ctx.activity.record(tx, { kind: 'account.appealed', ...identity, data: {} })
  })
}
