import type { Context } from '../../../platform/context.ts'
import { lockActor } from '../../session/index.ts'
import { readPerson } from '../details/read-person.ts'
import { countMissing, fillQuestions, readEarlier } from '../filling/fill-questions.ts'
import { bestApplicableJobs } from '../jobs/best-applicable-jobs.ts'
import { lockAuto } from './own-auto.ts'
import { planQueue } from './plan-queue.ts'
import { readQueued } from './read-queued.ts'

/** Queues the jobs that a professional's rules allow now. Does nothing while auto-apply is paused. */
export async function fillQueue(ctx: Context, actorId: string): Promise<void> {
  const [best, person, earlier] = await Promise.all([
    bestApplicableJobs(ctx, actorId),
    readPerson(ctx, actorId),
    readEarlier(ctx.db, actorId),
  ])
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockActor(tx, actorId))) return
    const { rules, active } = await lockAuto(tx, actorId)
    if (!active) return
    const now = ctx.clock.now()
    await tx.updateTable('auto_apply').set({ looked_at: now }).where('actor_id', '=', actorId).execute()
    const queue = await readQueued({ db: tx, clock: ctx.clock }, actorId)
    const newMatches = best.filter(({ job }) => !queue.jobIds.has(job.id))
    const rows = planQueue(newMatches, rules, queue)
      .filter(({ reason }) => reason === null)
      .map(({ job: { id, companyId, questions, countries }, score }) => ({
        ...{ id: ctx.newId(), actor_id: actorId, job_id: id, company_id: companyId, match: score },
        ...{ here: questions !== null, queued_at: now, changed_at: now },
        missing: countMissing(fillQuestions(questions ?? [], { person, countries, earlier })),
      }))
    if (rows.length === 0) return
    await tx.insertInto('auto_item').values(rows).execute()
    await ctx.activity.record(tx, { kind: 'auto-apply.queued', actorId, data: { items: rows.length } })
  })
}
