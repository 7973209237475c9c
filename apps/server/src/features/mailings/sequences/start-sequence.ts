import { mailingsErrors } from '@rise/contract/mailings/endpoints'
import type { Sequence } from '@rise/contract/mailings/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { recordAct } from '../../session/index.ts'
import { countAudience } from './audience.ts'
import { findSequence } from './find-sequence.ts'
import { runSequences } from './run-sequences.task.ts'
import { lockSequence } from './write-sequence.ts'

/**
 * Starts or resumes a sequence. `people` is the audience size that the admin has confirmed. It is only checked when the
 * sequence starts for the first time.
 *
 * @throws {Failure} `sequence-not-found`, `audience-changed`
 */
export async function startSequence(
  ctx: Context,
  admin: Admin,
  { id, people }: { id: string; people: number },
): Promise<Sequence> {
  return ctx.db.transaction().execute(async (tx) => {
    const { state, name, audience, started_at: before } = await lockSequence(tx, id)
    if (state === 'running') return findSequence(tx, id)
    if (before === null && (await countAudience(ctx, tx, audience)) !== people) {
      throw new Failure(mailingsErrors['audience-changed'])
    }
    await tx
      .updateTable('mail_sequence')
      .set({ state: 'running', started_at: before ?? ctx.clock.now() })
      .where('id', '=', id)
      .execute()
    await ctx.tasks.send(tx, runSequences, {}, { deduplicationKey: 'run-sequences' })
    await recordAct(ctx, tx, { act: 'sequence.started', by: admin.loginId, subject: { id, name }, after: { people } })
    return findSequence(tx, id)
  })
}

/**
 * Pauses a sequence: members stay on their steps.
 *
 * @throws {Failure} `sequence-not-found`
 */
export async function pauseSequence(ctx: Context, admin: Admin, id: string): Promise<Sequence> {
  return ctx.db.transaction().execute(async (tx) => {
    const { state, name } = await lockSequence(tx, id)
    if (state === 'running') {
      await tx.updateTable('mail_sequence').set({ state: 'paused' }).where('id', '=', id).execute()
      await recordAct(ctx, tx, { act: 'sequence.paused', by: admin.loginId, subject: { id, name } })
    }
    return findSequence(tx, id)
  })
}
