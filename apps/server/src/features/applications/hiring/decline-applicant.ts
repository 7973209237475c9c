import { applicationErrors } from '@rise/contract/applications/errors'
import type { DeclineReason } from '@rise/contract/applications/kinds'
import { MOST_DECLINED_AT_ONCE } from '@rise/contract/applications/limits'
import { fillIn } from '@rise/contract/applications/setup/words'
import type { ApplicantRecord } from '@rise/contract/applications/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Acting, actingAs, type SignedIn } from '../../../platform/http/requester.ts'
import { companyForAct, type TeamCompany } from '../../companies/index.ts'
import { emailActorFor } from '../../connections/index.ts'
import { greetingName } from '../../session/index.ts'
import type {} from '../emails/emails.ts'
import { addStep } from '../record/add-step.ts'
import {
  type ApplicantOfTeam,
  answeredColumns,
  changeApplicant,
  countOpenApplicants,
  type LockedApplicant,
  lockApplicants,
  lockOpenApplicants,
  type VersionedId,
} from './change-applicant.ts'
import { findJob } from './list-applicants.ts'
import { movedBySomeone } from './move-applicant.ts'

interface Decline {
  readonly version: number
  readonly reason: DeclineReason
  readonly message: string
}

/**
 * Declines an application. The candidate gets the message by email regardless of settings, because candidates wait for
 * the answer. Nothing declines automatically.
 *
 * @throws {Failure} `application-moved`, `application-over`, `application-not-found`, and the errors of `companyForAct`
 */
export function declineApplicant(
  ctx: Context,
  member: Acting,
  { version, reason, message, ...which }: Decline & ApplicantOfTeam,
): Promise<ApplicantRecord> {
  return changeApplicant(ctx, member, which, async (tx, application, { company }) => {
    const { stage } = application
    if (stage === 'withdrawn') throw new Failure(applicationErrors['application-over'])
    if (application.version !== version) throw await movedBySomeone(tx, application)
    if (stage === 'declined') return
    await decline(ctx, tx, { application, member, company, reason, message })
  })
}

/**
 * Declines several applications. The placeholders of the message are filled in for each candidate. Skips applications
 * that were moved, declined or withdrawn since. Returns the ids of those declined.
 *
 * @throws {Failure} the errors of `companyForAct`
 */
export function declineApplicants(
  ctx: Context,
  member: Acting,
  slug: string,
  { reason, message, items }: Omit<Decline, 'version'> & { readonly items: readonly VersionedId[] },
): Promise<string[]> {
  return ctx.db.transaction().execute(async (tx) => {
    const company = await companyForAct(tx, member, slug, 'hire')
    const rows = await lockApplicants(tx, company.id, items)
    const openApplications = rows.filter(({ stage }) => stage !== 'declined')
    await declineAll(ctx, tx, { open: openApplications, member, company, reason, message })
    return openApplications.map(({ id }) => id)
  })
}

/**
 * Declines the undecided applicants of a job, oldest first, at most `MOST_DECLINED_AT_ONCE`. Returns the number
 * declined and the number left. Idempotent.
 *
 * @throws {Failure} `written-job-not-found`, and the errors of `companyForAct`
 */
export function declineOpen(
  ctx: Context,
  member: Acting,
  slug: string,
  { id, reason, message }: Omit<Decline, 'version'> & { readonly id: string },
): Promise<{ declined: number; left: number }> {
  return ctx.db.transaction().execute(async (tx) => {
    const company = await companyForAct(tx, member, slug, 'hire')
    await findJob(tx, company.id, id)
    const openApplications = await lockOpenApplicants(tx, company.id, id, MOST_DECLINED_AT_ONCE)
    await declineAll(ctx, tx, { open: openApplications, member, company, reason, message })
    return { declined: openApplications.length, left: await countOpenApplicants(tx, id) }
  })
}

interface BulkDecline extends Omit<Decline, 'version'> {
  readonly open: readonly LockedApplicant[]
  readonly member: SignedIn
  readonly company: TeamCompany
}

async function declineAll(
  ctx: Context,
  tx: Tx,
  { open, member, company, reason, message }: BulkDecline,
): Promise<void> {
  for (const application of open) {
    const placeholders = { name: application.content.name, job: application.job_title, company: company.name }
    const personalisedMessage = fillIn(message, placeholders)
    await decline(ctx, tx, { application, member, company, reason, message: personalisedMessage })
  }
}

interface SingleDecline {
  readonly application: LockedApplicant
  readonly member: SignedIn
  readonly company: Pick<TeamCompany, 'id' | 'name'>
  readonly reason: DeclineReason
  readonly message: string
}

async function decline(
  ctx: Context,
  tx: Tx,
  { application, member, company, reason, message }: SingleDecline,
): Promise<void> {
  const { id, stage, actor_id, job_title, version } = application
  const now = ctx.clock.now()
  await tx
    .updateTable('application')
    .set({
      ...{ stage: 'declined', stage_id: null, version: version + 1, decline_reason: reason, ended_at: now },
      ...answeredColumns(application, now),
    })
    .where('id', '=', id)
    .execute()
  const data = { from: stage, to: 'declined', reason, text: message } as const
  await addStep(ctx, tx, { applicationId: id, kind: 'declined', by: 'team', loginId: member.loginId, data })
  await ctx.activity.record(tx, {
    kind: 'application.declined',
    ...actingAs(member),
    data: { applicationId: id, reason },
  })
  if (actor_id !== null) await mail(ctx, tx, { actorId: actor_id, id, company, job_title, message })
}

interface Letter {
  readonly actorId: string
  readonly id: string
  readonly company: Pick<TeamCompany, 'id' | 'name'>
  readonly job_title: string
  readonly message: string
}

async function mail(ctx: Context, tx: Tx, { actorId, id, company, job_title, message }: Letter): Promise<void> {
  const reader = await tx
    .selectFrom('membership')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select(['login.id', 'login.email'])
    .where('membership.actor_id', '=', actorId)
    .where('login.email_confirmed_at', 'is not', null)
    .where('login.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!reader) return
  await ctx.mail.send(tx, 'application-declined', {
    to: reader.email,
    props: {
      firstName: await greetingName(tx, reader.id),
      company: await emailActorFor(tx, actorId, { ...company, isPerson: false }),
      ...{ jobTitle: job_title, message },
      url: `${ctx.config.publicUrl}/professional/jobs?application=${id}`,
    },
  })
}
