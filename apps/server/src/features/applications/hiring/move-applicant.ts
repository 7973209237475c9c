import { applicationErrors } from '@rise/contract/applications/errors'
import type { Stage, TeamStage } from '@rise/contract/applications/kinds'
import type { ApplicantRecord } from '@rise/contract/applications/shapes'
import { stageNames } from '@rise/contract/applications/words'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { actingAs, type SignedIn } from '../../../platform/http/requester.ts'
import { companyForAct } from '../../companies/index.ts'
import { addStep } from '../record/add-step.ts'
import { personOf } from '../record/read-record.ts'
import { type ApplicantOfTeam, answered, changeApplicant, type LockedApplicant } from './change-applicant.ts'

/**
 * Notes that the team opened an application. Done again it changes nothing.
 *
 * @throws {Failure} `application-not-found`, and as `companyForAct`
 */
export function openApplicant(ctx: Context, member: SignedIn, which: ApplicantOfTeam): Promise<ApplicantRecord> {
  return changeApplicant(ctx, member, which, async (tx, { id, opened_at, ended_at }) => {
    if (opened_at !== null) return
    await tx.updateTable('application').set({ opened_at: ctx.clock.now() }).where('id', '=', id).execute()
    if (ended_at !== null) return
    await addStep(ctx, tx, { applicationId: id, kind: 'opened', by: 'team', loginId: member.loginId })
    await ctx.activity.record(tx, { kind: 'application.opened', ...actingAs(member), data: { applicationId: id } })
  })
}

interface Move {
  readonly version: number
  readonly stage: TeamStage
}

/**
 * Moves an application to another stage; a declined or hired one, too. Moving it to where it is changes nothing.
 *
 * @throws {Failure} `application-moved` with where it is now; `application-over` for a withdrawn one; `application-not-found`,
 *   and as `companyForAct`
 */
export function moveApplicant(
  ctx: Context,
  member: SignedIn,
  { version, stage, ...which }: Move & ApplicantOfTeam,
): Promise<ApplicantRecord> {
  return changeApplicant(ctx, member, which, async (tx, application) => {
    if (application.stage === 'withdrawn') throw new Failure(applicationErrors['application-over'])
    if (application.version !== version) throw await movedBySomeone(tx, application)
    await moveTo(ctx, tx, { application, member, stage })
  })
}

/**
 * Moves several applications. Those that someone moved or withdrew meanwhile stay where they are. Returns those moved, with
 * where they were.
 *
 * @throws {Failure} as `companyForAct`
 */
export async function moveApplicants(
  ctx: Context,
  member: SignedIn,
  slug: string,
  { stage, items }: { readonly stage: TeamStage; readonly items: readonly { id: string; version: number }[] },
): Promise<{ id: string; version: number; from: Stage }[]> {
  return ctx.db.transaction().execute(async (tx) => {
    const company = await companyForAct(tx, member, slug, 'hire')
    const versions = new Map(items.map(({ id, version }) => [id, version]))
    const rows = await tx
      .selectFrom('application')
      .innerJoin('application_receipt', 'application_receipt.application_id', 'application.id')
      .select(['application.id', 'application.stage', 'application.version', 'application.actor_id'])
      .select(['application.opened_at', 'application.answered_at', 'application.ended_at'])
      .select(['application_receipt.job_title', 'application_receipt.content'])
      .where('application.company_id', '=', company.id)
      .where('application.id', 'in', [...versions.keys()])
      .where('application.forgotten_at', 'is', null)
      .where('application.stage', 'not in', ['withdrawn', stage])
      .orderBy('application.id')
      .forUpdate('application')
      .execute()
    const moved = rows.filter(({ id, version }) => versions.get(id) === version)
    for (const application of moved) await moveTo(ctx, tx, { application, member, stage })
    return moved.map(({ id, version, stage: from }) => ({ id, version: version + 1, from }))
  })
}

async function moveTo(
  ctx: Context,
  tx: Tx,
  { application, member, stage: to }: { application: LockedApplicant; member: SignedIn; stage: TeamStage },
): Promise<void> {
  const { id, stage: from, version } = application
  if (from === to) return
  const now = ctx.clock.now()
  await tx
    .updateTable('application')
    .set({
      ...{ stage: to, version: version + 1, decline_reason: null, ended_at: to === 'hired' ? now : null },
      ...answered(application, now),
    })
    .where('id', '=', id)
    .execute()
  await addStep(ctx, tx, { applicationId: id, kind: 'moved', by: 'team', loginId: member.loginId, data: { from, to } })
  const data = { applicationId: id, from, to }
  await ctx.activity.record(tx, { kind: 'application.moved', ...actingAs(member), data })
}

/** Says who moved it, and where it is now. */
export async function movedBySomeone(tx: Tx, { id, stage }: Pick<LockedApplicant, 'id' | 'stage'>): Promise<Failure> {
  const { rows } = await sql<{ person: string }>`
    select ${personOf(sql`application_step.login_id`)} as person from application_step
    where application_id = ${id} and by_side = 'team' order by place desc limit 1`.execute(tx)
  const who = rows[0]?.person || 'Someone on your team'
  const message = `${who} has moved this application: it’s in “${stageNames[stage]}” now.`
  return new Failure(applicationErrors['application-moved'], { message })
}
