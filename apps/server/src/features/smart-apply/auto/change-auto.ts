import { platformErrors } from '@rise/contract/errors'
import { smartApplyErrors } from '@rise/contract/smart-apply/errors'
import type { AutoRules } from '@rise/contract/smart-apply/fields'
import type { AutoApply } from '@rise/contract/smart-apply/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { lockActor } from '../../session/index.ts'
import { defaultRules } from './default-rules.ts'
import { fillQueue } from './fill-queue.ts'
import { lockAuto } from './own-auto.ts'
import { readAuto } from './present-auto.ts'

/**
 * Saves a professional's rules. The second of two changes to one version is refused.
 * @throws {Failure} `smart-apply-changed`; `not-found` if the account is being erased
 */
export async function saveRules(
  ctx: Context,
  actorId: string,
  { version, ...rules }: AutoRules & { readonly version: number },
): Promise<AutoApply> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockActor(tx, actorId))) throw new Failure(platformErrors['not-found'])
    const columns = { rules: JSON.stringify(rules), version: version + 1 }
    const row = await tx
      .insertInto('auto_apply')
      .values({ actor_id: actorId, ...columns })
      .onConflict((conflict) =>
        conflict.column('actor_id').doUpdateSet(columns).where('auto_apply.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst()
    if (row?.version !== version + 1) throw new Failure(smartApplyErrors['smart-apply-changed'])
  })
  return readAuto(ctx, actorId)
}

/**
 * Turns auto-apply on, and fills the queue so that the member can review it.
 * @throws {Failure} `not-found` if the account is being erased
 */
export async function startAuto(ctx: Context, actorId: string): Promise<AutoApply> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockActor(tx, actorId))) throw new Failure(platformErrors['not-found'])
    await tx
      .insertInto('auto_apply')
      .values({ actor_id: actorId, rules: JSON.stringify(defaultRules), active: true })
      .onConflict((conflict) => conflict.column('actor_id').doUpdateSet({ active: true }))
      .execute()
  })
  await fillQueue(ctx, actorId)
  return readAuto(ctx, actorId)
}

/** Pauses auto-apply. Once the call returns, no application is sent. */
export async function pauseAuto(ctx: Context, actorId: string): Promise<AutoApply> {
  await ctx.db.updateTable('auto_apply').set({ active: false }).where('actor_id', '=', actorId).execute()
  return readAuto(ctx, actorId)
}

/**
 * Removes an application from the queue permanently.
 * @throws {Failure} `auto-item-not-found`; `auto-item-over` if the application has left the queue
 */
export async function objectToItem(ctx: Context, actorId: string, id: string): Promise<AutoApply> {
  await ctx.db.transaction().execute(async (tx) => {
    await lockAuto(tx, actorId)
    const item = await tx
      .selectFrom('auto_item')
      .select('state')
      .where('id', '=', id)
      .where('actor_id', '=', actorId)
      .forUpdate()
      .executeTakeFirst()
    if (!item) throw new Failure(smartApplyErrors['auto-item-not-found'])
    if (item.state !== 'waiting') throw new Failure(smartApplyErrors['auto-item-over'])
    await tx
      .updateTable('auto_item')
      .set({ state: 'skipped', reason: 'objected', changed_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute()
  })
  return readAuto(ctx, actorId)
}
