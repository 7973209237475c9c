import { applicationErrors } from '@rise/contract/applications/errors'
import type { Stage, TeamStage } from '@rise/contract/applications/kinds'
import { type Column, columnOf, columnsOf } from '@rise/contract/applications/setup/policy'
import type { ApplicantRecord } from '@rise/contract/applications/shapes'
import { stageNames } from '@rise/contract/applications/words'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Acting, actingAs, type SignedIn } from '../../../platform/http/requester.ts'
import { companyForAct } from '../../companies/index.ts'
import { addStep } from '../record/add-step.ts'
import { personOf } from '../record/read-record.ts'
import { readStages } from '../setup/hiring-setup.ts'
import {
  type ApplicantOfTeam,
  answeredColumns,
  changeApplicant,
  type LockedApplicant,
  lockApplicants,
  type VersionedId,
} from './change-applicant.ts'

interface Target {
  readonly stage: TeamStage
  /** The company's own stage of this kind; null for the standard stage. */
  readonly stageId: string | null
}

/**
 * Moves an application, even a declined or hired one, to another stage. Moving it to its current stage changes nothing.
 *
 * @throws {Failure} `application-moved` with the current stage; `application-over` for a withdrawn one;
 *   `stage-not-found`, `application-not-found`, and the errors of `companyForAct`
 */
export function moveApplicant(
  ctx: Context,
  member: Acting,
  { version, stage, stageId, ...which }: Target & ApplicantOfTeam & { readonly version: number },
): Promise<ApplicantRecord> {
  return changeApplicant(ctx, member, which, async (tx, application, { company }) => {
    if (application.stage === 'withdrawn') throw new Failure(applicationErrors['application-over'])
    if (application.version !== version) throw await movedBySomeone(tx, application)
    const columns = await columnsFor(tx, company.id, { stage, stageId })
    await moveTo(ctx, tx, { application, member, target: { stage, stageId }, columns })
  })
}

/**
 * Moves several applications; skips those moved or withdrawn since. Returns the moved ones with their former stages.
 *
 * @throws {Failure} `stage-not-found`, and the errors of `companyForAct`
 */
export async function moveApplicants(
  ctx: Context,
  member: Acting,
  slug: string,
  { items, ...target }: Target & { readonly items: readonly VersionedId[] },
): Promise<{ id: string; version: number; from: Stage; fromStageId: string | null }[]> {
  return ctx.db.transaction().execute(async (tx) => {
    const company = await companyForAct(tx, member, slug, 'hire')
    const columns = await columnsFor(tx, company.id, target)
    const movedApplicants = []
    for (const application of await lockApplicants(tx, company.id, items)) {
      const { id, version, stage: from, stage_id: fromStageId } = application
      if (await moveTo(ctx, tx, { application, member, target, columns })) {
        movedApplicants.push({ id, version: version + 1, from, fromStageId })
      }
    }
    return movedApplicants
  })
}

/** Returns the columns of a company's board. Throws `stage-not-found` if the target's own stage isn't one of them. */
async function columnsFor(tx: Tx, companyId: string, { stage, stageId }: Target): Promise<Column[]> {
  const stages = await readStages(tx, companyId)
  if (stageId !== null && !stages.some(({ _id, kind }) => _id === stageId && kind === stage)) {
    throw new Failure(applicationErrors['stage-not-found'])
  }
  return columnsOf(stages)
}

interface Move {
  readonly application: LockedApplicant
  readonly member: SignedIn
  readonly target: Target
  readonly columns: readonly Column[]
}

/**
 * Moves an application, and returns whether it moved. The candidate is notified of a move to another kind of stage, but
 * not of a move within one kind.
 */
async function moveTo(ctx: Context, tx: Tx, { application, member, target, columns }: Move): Promise<boolean> {
  const { id, stage: from, stage_id, version } = application
  const { stage: to, stageId } = target
  const [before, after] = [columnOf({ stage: from, stageId: stage_id }, columns), columnOf(target, columns)]
  if (from === to && before?.stageId === after?.stageId) return false
  const now = ctx.clock.now()
  const isVisibleToCandidate = from !== to
  await tx
    .updateTable('application')
    .set({
      ...{ stage: to, stage_id: stageId, version: version + 1 },
      ...(isVisibleToCandidate && {
        ...{ decline_reason: null, ended_at: to === 'hired' ? now : null },
        ...answeredColumns(application, now),
      }),
    })
    .where('id', '=', id)
    .execute()
  const names = { ...(before && { fromName: before.name }), ...(after && { toName: after.name }) }
  const step = { applicationId: id, kind: 'moved', by: 'team', loginId: member.loginId } as const
  await addStep(ctx, tx, { ...step, data: { from, to, ...names } })
  const actorIds = actingAs(member)
  if (isVisibleToCandidate) {
    await ctx.activity.record(tx, { kind: 'application.moved', ...actorIds, data: { applicationId: id, from, to } })
  } else {
    await ctx.activity.record(tx, { kind: 'application.sorted', ...actorIds, data: { applicationId: id, stageId } })
  }
  return true
}

/** Returns the error that names the member who moved the application, and its current stage. */
export async function movedBySomeone(tx: Tx, { id, stage }: Pick<LockedApplicant, 'id' | 'stage'>): Promise<Failure> {
  const { rows } = await sql<{ person: string; name: string | null }>`
    select ${personOf(sql`application_step.login_id`)} as person, data ->> 'toName' as name from application_step
    where application_id = ${id} and by_side = 'team' order by place desc limit 1`.execute(tx)
  const person = rows[0]?.person ?? ''
  const name = rows[0]?.name ?? t(stageNames[stage])
  const message =
    person === ''
      ? t('Someone on your team has moved this application: it’s in “{stage}” now.', { stage: name })
      : t('{person} has moved this application: it’s in “{stage}” now.', { person, stage: name })
  return new Failure(applicationErrors['application-moved'], { message })
}
