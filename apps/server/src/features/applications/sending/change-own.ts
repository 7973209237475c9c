import { applicationErrors } from '@rise/contract/applications/errors'
import { MOST_MESSAGES_A_DAY } from '@rise/contract/applications/limits'
import type { OwnRecord } from '@rise/contract/applications/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Acting, actingAs } from '../../../platform/http/requester.ts'
import { addStep } from '../record/add-step.ts'
import { readOwn } from './own-row.ts'

const messageLimit = { name: 'application-messages', points: MOST_MESSAGES_A_DAY, seconds: 86_400 }

/**
 * Withdraws an application. Idempotent.
 *
 * @throws {Failure} `application-not-found`; `application-over` once it is declined or hired
 */
export function withdraw(ctx: Context, member: Acting, id: string): Promise<OwnRecord> {
  return changeOwn(ctx, member, id, async (tx, { stage }) => {
    if (stage === 'withdrawn') return
    if (stage === 'declined' || stage === 'hired') throw new Failure(applicationErrors['application-over'])
    const now = ctx.clock.now()
    await tx
      .updateTable('application')
      .set(({ eb }) => ({
        stage: 'withdrawn',
        stage_id: null,
        version: eb('version', '+', 1),
        changed_at: now,
        ended_at: now,
      }))
      .where('id', '=', id)
      .execute()
    await addStep(ctx, tx, { applicationId: id, kind: 'withdrawn', by: 'candidate', data: { from: stage } })
    await ctx.activity.record(tx, { kind: 'application.withdrawn', ...actingAs(member), data: { applicationId: id } })
  })
}

/**
 * Sends the employer a message. Idempotent by message id.
 *
 * @throws {Failure} `application-not-found`, `application-over`, `too-many-requests`
 */
export async function writeToTeam(
  ctx: Context,
  member: Acting,
  id: string,
  message: { readonly id: string; readonly text: string },
): Promise<OwnRecord> {
  await ctx.limits.of(messageLimit).consume(`${member.actorId} ${id}`)
  return changeOwn(ctx, member, id, async (tx, { stage }) => {
    if (stage === 'withdrawn') throw new Failure(applicationErrors['application-over'])
    const step = { id: message.id, applicationId: id, kind: 'message', by: 'candidate' } as const
    if (!(await addStep(ctx, tx, { ...step, data: { text: message.text } }))) return
    await tx.updateTable('application').set({ changed_at: ctx.clock.now() }).where('id', '=', id).execute()
    const data = { applicationId: id, stepId: message.id }
    await ctx.activity.record(tx, { kind: 'application.messaged', ...actingAs(member), data })
  })
}

/**
 * Chooses one of the times offered for an interview, if the time is in the future. Choosing the same time again changes
 * nothing.
 *
 * @throws {Failure} `application-not-found`, `interview-not-found`, `interview-time-gone`, `application-over`
 */
export function pickTime(
  ctx: Context,
  member: Acting,
  { id, interviewId, time }: { readonly id: string; readonly interviewId: string; readonly time: string },
): Promise<OwnRecord> {
  return changeOwn(ctx, member, id, async (tx, { ended_at }) => {
    const interview = await tx
      .selectFrom('application_interview')
      .select(['times', 'picked', 'cancelled_at'])
      .where('id', '=', interviewId)
      .where('application_id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!interview) throw new Failure(applicationErrors['interview-not-found'])
    if (ended_at !== null) throw new Failure(applicationErrors['application-over'])
    const at = new Date(time)
    if (interview.picked?.getTime() === at.getTime()) return
    const isOffered = interview.times.some((offered) => offered.getTime() === at.getTime()) && at > ctx.clock.now()
    if (!isOffered || interview.cancelled_at !== null) throw new Failure(applicationErrors['interview-time-gone'])
    await tx.updateTable('application_interview').set({ picked: at }).where('id', '=', interviewId).execute()
    await tx.updateTable('application').set({ changed_at: ctx.clock.now() }).where('id', '=', id).execute()
    await addStep(ctx, tx, { applicationId: id, kind: 'interview-picked', by: 'candidate', data: { interviewId } })
    const data = { applicationId: id, interviewId }
    await ctx.activity.record(tx, { kind: 'application.interview-picked', ...actingAs(member), data })
  })
}

/** Locks and changes one of the member's own applications. */
function changeOwn(
  ctx: Context,
  member: Acting,
  id: string,
  work: (tx: Tx, application: Awaited<ReturnType<typeof lockOwn>>) => Promise<void>,
): Promise<OwnRecord> {
  const { actorId } = member
  return ctx.db.transaction().execute(async (tx) => {
    await work(tx, await lockOwn(tx, actorId, id))
    return readOwn(tx, actorId, id, ctx.clock.now())
  })
}

async function lockOwn(tx: Tx, actorId: string, id: string) {
  const application = await tx
    .selectFrom('application')
    .select(['stage', 'ended_at'])
    .where('id', '=', id)
    .where('actor_id', '=', actorId)
    .forUpdate()
    .executeTakeFirst()
  if (!application) throw new Failure(applicationErrors['application-not-found'])
  return application
}
