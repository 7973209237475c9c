import type { StepKind } from '@rise/contract/applications/kinds'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { StepData } from '../tables.ts'

interface NewStep {
  /** Adding the same id twice adds one step. */
  readonly id?: string
  readonly applicationId: string
  readonly kind: StepKind
  readonly by: 'candidate' | 'team' | 'system'
  readonly loginId?: string
  readonly data?: StepData
}

/** Adds a step to the record; returns whether it is new. */
export async function addStep(
  ctx: Context,
  tx: Tx,
  { id = ctx.newId(), applicationId, kind, by, loginId, data = {} }: NewStep,
): Promise<boolean> {
  const newStep = await tx
    .insertInto('application_step')
    .values({
      ...{ id, application_id: applicationId, kind, by_side: by, login_id: loginId ?? null },
      ...{ data: JSON.stringify(data), at: ctx.clock.now() },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return newStep !== undefined
}
