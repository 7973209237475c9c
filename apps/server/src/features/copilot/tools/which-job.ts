import type { CopilotTool } from '@rise/contract/copilot/kinds'
import { jobCardsOf } from '../../jobs/index.ts'
import { listMatchingJobs, readScores } from '../../match/index.ts'
import { type Answer, chip, type ToolRequest } from './answer.ts'
import { withScores } from './shown-jobs.ts'

const MOST_JOBS = 3

/** Asks which job is meant, if the request names none or a closed one. */
export async function whichJob(request: ToolRequest, tool: CopilotTool): Promise<Answer> {
  const { ctx, actorId } = request
  const savedJobs = await ctx.db
    .selectFrom('saved_job')
    .select('job_id')
    .where('actor_id', '=', actorId)
    .orderBy('saved_at', 'desc')
    .limit(MOST_JOBS)
    .execute()
  const { items: best } = await listMatchingJobs(ctx, actorId, { list: ['all'], page: 1 })
  const ids = [...new Set([...savedJobs.map(({ job_id }) => job_id), ...best.map(({ _id }) => _id)])].slice(
    0,
    MOST_JOBS,
  )
  const items = await withScores(request, await jobCardsOf(ctx.db, ids), await readScores(ctx, actorId, ids))
  if (items.length === 0) {
    return {
      text: 'Which job? Find one first, or paste the address of its page here.',
      cards: [],
      chips: [chip('find-jobs', [])],
    }
  }
  return {
    text: 'Which job do you mean? Choose one, or paste the address of its page.',
    cards: [{ kind: 'jobs', items, more: null }],
    chips: items.map((job) => ({ ...chip(tool, [job]), label: job.title })),
  }
}
