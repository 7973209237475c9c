import type { Plan } from '@rise/contract/policy'
import type { Tx } from '../../../platform/database/database.ts'

/** Changes an actor's plan and returns the previous one; undefined if there is no such actor. */
export async function changePlan(tx: Tx, actorId: string, plan: Plan): Promise<Plan | undefined> {
  const actor = await tx.selectFrom('actor').select('plan').where('id', '=', actorId).forUpdate().executeTakeFirst()
  if (actor && actor.plan !== plan) {
    await tx.updateTable('actor').set({ plan }).where('id', '=', actorId).execute()
  }
  return actor?.plan
}
