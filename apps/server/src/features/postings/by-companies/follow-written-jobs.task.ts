import { ENDING_DAYS } from '@rise/contract/postings/limits'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { lockActor } from '../../session/index.ts'
import { closePosting } from './store-written-job.ts'
import { recordTurn, turnJob } from './turn-written-job.ts'

const CHUNK = 100
const DAY_MS = 86_400_000

interface DueJob {
  readonly id: string
  readonly company_id: string
  readonly name: string
}

/**
 * Publishes scheduled jobs when they are due, closes jobs whose last day has passed, and announces the end of open jobs
 * a week before.
 */
export const followWrittenJobs: Task<object> = {
  name: 'follow-written-jobs',
  data: z.object({}),
  schedule: '*/5 * * * *',
  async handle(ctx) {
    for (const job of await dueJobs(ctx, 'publish_at')) await publish(ctx, job)
    for (const job of await dueJobs(ctx, 'ends_at')) await end(ctx, job)
    for (const job of await endingJobs(ctx)) await announceEnd(ctx, job)
  },
}

/** Selects at most 100 written jobs with their companies; the others follow in the next run, five minutes later. */
function jobsOfCompanies({ db }: Context) {
  return db
    .selectFrom('written_job')
    .innerJoin('company', 'company.actor_id', 'written_job.company_id')
    .select(['written_job.id', 'written_job.company_id', 'company.name'])
    .limit(CHUNK)
}

function dueJobs(ctx: Context, column: 'publish_at' | 'ends_at'): Promise<DueJob[]> {
  const states = column === 'publish_at' ? (['scheduled'] as const) : (['open', 'paused'] as const)
  return jobsOfCompanies(ctx)
    .where('state', 'in', states)
    .where(column, '<=', ctx.clock.now())
    .orderBy(column)
    .execute()
}

function endingJobs(ctx: Context): Promise<DueJob[]> {
  const soon = new Date(ctx.clock.now().getTime() + ENDING_DAYS * DAY_MS)
  return jobsOfCompanies(ctx)
    .where('state', '=', 'open')
    .where('ends_at', '<=', soon)
    .where('warned_at', 'is', null)
    .orderBy('ends_at')
    .execute()
}

/** Publishes a job, or makes it a draft again if it can't be published, such as when its company has too many open. */
async function publish(ctx: Context, job: DueJob): Promise<void> {
  const turn = (state: 'open' | 'draft') =>
    inTurn(ctx, job, async (tx) => {
      const row = await tx
        .selectFrom('written_job')
        .select(['state', 'publish_at'])
        .where('id', '=', job.id)
        .executeTakeFirst()
      if (row?.state !== 'scheduled' || row.publish_at === null || row.publish_at > ctx.clock.now()) return
      await turnJob(ctx, tx, turnerOf(job), { id: job.id, state })
    })
  try {
    await turn('open')
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    ctx.log.warn({ job: job.id, reason: error.message }, 'A scheduled job was not published.')
    await turn('draft')
  }
}

async function end(ctx: Context, job: DueJob): Promise<void> {
  await inTurn(ctx, job, async (tx) => {
    const endedJobs = await tx
      .updateTable('written_job')
      .set({ state: 'expired', open: false })
      .where('id', '=', job.id)
      .where('state', 'in', ['open', 'paused'])
      .where('ends_at', '<=', ctx.clock.now())
      .returning('id')
      .executeTakeFirst()
    if (!endedJobs) return
    await closePosting(ctx, tx, turnerOf(job).company, job.id)
    await recordTurn(ctx, tx, turnerOf(job), { writtenJobId: job.id, state: 'expired' })
  })
}

async function announceEnd(ctx: Context, job: DueJob): Promise<void> {
  await inTurn(ctx, job, async (tx) => {
    const now = ctx.clock.now()
    const endingJob = await tx
      .updateTable('written_job')
      .set({ warned_at: now })
      .where('id', '=', job.id)
      .where('state', '=', 'open')
      .where('warned_at', 'is', null)
      .where('ends_at', '>', now)
      .returning('id')
      .executeTakeFirst()
    if (!endingJob) return
    const data = { writtenJobId: job.id }
    await ctx.activity.record(tx, { kind: 'company.job-ending', actorId: job.company_id, data })
  })
}

function turnerOf({ company_id: id, name }: DueJob) {
  return { company: { id, name }, loginId: null }
}

function inTurn(ctx: Context, { company_id: companyId }: DueJob, work: (tx: Tx) => Promise<void>): Promise<void> {
  return ctx.db.transaction().execute(async (tx) => {
    if (await lockActor(tx, companyId)) await work(tx)
  })
}
