import { smartApplyErrors } from '@rise/contract/smart-apply/errors'
import { OBJECTION_HOURS } from '@rise/contract/smart-apply/limits'
import type { AutoApply, AutoItem } from '@rise/contract/smart-apply/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { NAMELESS } from '../../session/index.ts'
import { readPerson } from '../details/read-person.ts'
import { countMissing, fillQuestions, readEarlier } from '../filling/fill-questions.ts'
import { readApplicableJobs } from '../jobs/read-applicable-jobs.ts'
import { type OwnAuto, ownAuto } from './own-auto.ts'

const MOST_PAST = 50

/** Returns a professional's rules, queue, receipts and skipped jobs. */
export async function readAuto(ctx: Context, actorId: string): Promise<AutoApply> {
  const [ownRow, waiting, past] = await Promise.all([
    ownAuto(ctx.db, actorId),
    items(ctx, actorId)
      .where('state', 'in', ['waiting', 'sending'])
      .orderBy('match', 'desc')
      .orderBy('auto_item.id')
      .execute(),
    items(ctx, actorId)
      .where('state', 'in', ['sent', 'skipped'])
      .orderBy('changed_at', 'desc')
      .orderBy('auto_item.id')
      .limit(MOST_PAST)
      .execute(),
  ])
  const missingByJob = await missingOf(ctx, actorId, waiting)
  return {
    ...ownRow,
    waiting: waiting.map((row) => present({ ...row, missing: missingByJob.get(row.job_id) ?? row.missing }, ownRow)),
    past: past.map((row) => present(row, ownRow)),
  }
}

/**
 * Returns one application of a professional's queue.
 * @throws {Failure} `auto-item-not-found`
 */
export async function readItem(ctx: Context, actorId: string, id: string): Promise<AutoItem> {
  const row = await items(ctx, actorId).where('auto_item.id', '=', id).executeTakeFirst()
  if (!row) throw new Failure(smartApplyErrors['auto-item-not-found'])
  return present(row, await ownAuto(ctx.db, actorId))
}

function items({ db }: Context, actorId: string) {
  return db
    .selectFrom('auto_item')
    .innerJoin('job', 'job.id', 'auto_item.job_id')
    .innerJoin('company', 'company.actor_id', 'auto_item.company_id')
    .selectAll('auto_item')
    .select(['job.slug', 'job.title', 'company.name as company_name'])
    .where('auto_item.actor_id', '=', actorId)
}

type Row = Awaited<ReturnType<ReturnType<typeof items>['execute']>>[number]

/** Counts the missing answers now, because the member may have answered since. */
async function missingOf(ctx: Context, actorId: string, rows: readonly Row[]): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ job_id }) => job_id)
  const [jobs, person, earlier] = await Promise.all([
    readApplicableJobs(ctx, actorId, ids),
    readPerson(ctx, actorId),
    readEarlier(ctx.db, actorId),
  ])
  return new Map(
    [...jobs].map(([id, { questions, countries }]) => [
      id,
      countMissing(fillQuestions(questions ?? [], { person, countries, earlier })),
    ]),
  )
}

function present(row: Row, { rules, active }: OwnAuto): AutoItem {
  const { id, state, reason, match, here, missing } = row
  const leaves = active && rules.consent === 'after-24h' && here && missing === 0 && state === 'waiting'
  return {
    ...{ _id: id, state, reason, match, here, missing },
    job: { slug: row.slug, title: row.title, companyName: row.company_name || NAMELESS },
    hoursLeft: leaves ? Math.max(0, Math.ceil(OBJECTION_HOURS - row.waited_minutes / 60)) : null,
    at: row.changed_at.toISOString(),
    applicationId: state === 'sent' && here ? id : null,
  }
}
