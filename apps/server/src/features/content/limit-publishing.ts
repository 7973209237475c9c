import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isNewAccount } from './is-new-account.ts'

const DAY_SECONDS = 86_400

interface DailyLimit {
  /** Names the kind of content, such as `posts`. */
  readonly name: string
  readonly most: number
  readonly mostWhileNew: number
}

/**
 * Counts one more publication of an author today; new accounts may publish less.
 *
 * @throws {Failure} `too-many-requests`
 */
export async function limitPublishing(
  ctx: Context,
  tx: Tx,
  actorId: string,
  { name, most, mostWhileNew }: DailyLimit,
): Promise<void> {
  const { isNew } = await tx
    .selectFrom('actor')
    .select(isNewAccount(ctx, 'actor.id').as('isNew'))
    .where('id', '=', actorId)
    .executeTakeFirstOrThrow()
  const rule = isNew
    ? { name: `${name}-while-new`, points: mostWhileNew, seconds: DAY_SECONDS }
    : { name, points: most, seconds: DAY_SECONDS }
  await ctx.limits.of(rule).consume(actorId)
}
