import { applicationErrors } from '@rise/contract/applications/errors'
import type { interviewProposal } from '@rise/contract/applications/fields'
import { MOST_MESSAGES_A_DAY } from '@rise/contract/applications/limits'
import type { ApplicantRecord } from '@rise/contract/applications/shapes'
import { platformErrors } from '@rise/contract/errors'
import { t } from '@rise/texts'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Acting, actingAs } from '../../../platform/http/requester.ts'
import { addStep } from '../record/add-step.ts'
import { type ApplicantOfTeam, answeredColumns, changeApplicant } from './change-applicant.ts'

const messageLimit = { name: 'application-messages', points: MOST_MESSAGES_A_DAY, seconds: 86_400 }

/**
 * Sends the candidate a message. Idempotent by message id.
 *
 * @throws {Failure} `application-over` once the candidate has withdrawn, `too-many-requests`, and the errors of
 * `changeApplicant`
 */
export async function writeToCandidate(
  ctx: Context,
  member: Acting,
  { message, ...which }: ApplicantOfTeam & { readonly message: { readonly id: string; readonly text: string } },
): Promise<ApplicantRecord> {
  await ctx.limits.of(messageLimit).consume(`${member.loginId} ${which.id}`)
  return changeApplicant(ctx, member, which, async (tx, application) => {
    const { id, stage } = application
    if (stage === 'withdrawn') throw new Failure(applicationErrors['application-over'])
    const step = { id: message.id, applicationId: id, kind: 'message', by: 'team', loginId: member.loginId } as const
    if (!(await addStep(ctx, tx, { ...step, data: { text: message.text } }))) return
    await tx
      .updateTable('application')
      .set(answeredColumns(application, ctx.clock.now()))
      .where('id', '=', id)
      .execute()
    const data = { applicationId: id, stepId: message.id }
    await ctx.activity.record(tx, { kind: 'application.messaged', ...actingAs(member), data })
  })
}

interface Proposal extends ApplicantOfTeam {
  readonly interviewId: string
  readonly proposal: z.output<typeof interviewProposal>
}

/**
 * Offers times for an interview. Idempotent by id.
 *
 * @throws {Failure} `application-over`, `invalid-input` for times that have passed, `too-many-requests`, and the errors
 * of `changeApplicant`
 */
export async function proposeInterview(
  ctx: Context,
  member: Acting,
  { interviewId, proposal, ...which }: Proposal,
): Promise<ApplicantRecord> {
  await ctx.limits.of(messageLimit).consume(`${member.loginId} ${which.id}`)
  const times = proposal.times.map((time) => new Date(time))
  if (times.some((time) => time <= ctx.clock.now())) {
    throw new Failure(platformErrors['invalid-input'], { fields: { 'body.times': t('Choose times to come.') } })
  }
  return changeApplicant(ctx, member, which, async (tx, application) => {
    const { id, ended_at } = application
    if (ended_at !== null) throw new Failure(applicationErrors['application-over'])
    const { minutes, zone, place } = proposal
    const newInterview = await tx
      .insertInto('application_interview')
      .values({
        ...{ id: interviewId, application_id: id, login_id: member.loginId, minutes, zone, place, times },
        created_at: ctx.clock.now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!newInterview) return
    await tx
      .updateTable('application')
      .set(answeredColumns(application, ctx.clock.now()))
      .where('id', '=', id)
      .execute()
    const step = { applicationId: id, kind: 'interview-proposed', by: 'team', loginId: member.loginId } as const
    await addStep(ctx, tx, { ...step, data: { interviewId } })
    const data = { applicationId: id, interviewId }
    await ctx.activity.record(tx, { kind: 'application.interview-proposed', ...actingAs(member), data })
  })
}

/** Cancels an interview. Idempotent. Throws `interview-not-found`, and the errors of `changeApplicant`. */
export function cancelInterview(
  ctx: Context,
  member: Acting,
  { interviewId, ...which }: ApplicantOfTeam & { readonly interviewId: string },
): Promise<ApplicantRecord> {
  return changeApplicant(ctx, member, which, async (tx, { id }) => {
    const interview = await tx
      .selectFrom('application_interview')
      .select('cancelled_at')
      .where('id', '=', interviewId)
      .where('application_id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!interview) throw new Failure(applicationErrors['interview-not-found'])
    if (interview.cancelled_at !== null) return
    const now = ctx.clock.now()
    await tx.updateTable('application_interview').set({ cancelled_at: now }).where('id', '=', interviewId).execute()
    await tx.updateTable('application').set({ changed_at: now }).where('id', '=', id).execute()
    const step = { applicationId: id, kind: 'interview-cancelled', by: 'team', loginId: member.loginId } as const
    await addStep(ctx, tx, { ...step, data: { interviewId } })
    const data = { applicationId: id, interviewId }
    await ctx.activity.record(tx, { kind: 'application.interview-cancelled', ...actingAs(member), data })
  })
}
