import type { ApplicantRecord } from '@rise/contract/applications/shapes'
import type { Context } from '../../../platform/context.ts'
import { type Acting, actingAs } from '../../../platform/http/requester.ts'
import { addStep } from '../record/add-step.ts'
import { type ApplicantOfTeam, changeApplicant } from './change-applicant.ts'

/**
 * Records that the team opened an application. Idempotent.
 *
 * @throws {Failure} `application-not-found`, and the errors of `companyForAct`
 */
export function openApplicant(ctx: Context, member: Acting, which: ApplicantOfTeam): Promise<ApplicantRecord> {
  return changeApplicant(ctx, member, which, async (tx, { id, opened_at, ended_at }) => {
    if (opened_at !== null) return
    await tx.updateTable('application').set({ opened_at: ctx.clock.now() }).where('id', '=', id).execute()
    if (ended_at !== null) return
    await addStep(ctx, tx, { applicationId: id, kind: 'opened', by: 'team', loginId: member.loginId })
    await ctx.activity.record(tx, { kind: 'application.opened', ...actingAs(member), data: { applicationId: id } })
  })
}
