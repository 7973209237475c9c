import { jobErrors } from '@rise/contract/jobs/errors'
import type { JobMatch, MatchScore } from '@rise/contract/match/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { blockedIds } from '../connections/index.ts'
import { presentPart } from './present-part.ts'
import { presentScore } from './present-score.ts'
import { readJobs } from './read-jobs.ts'
import { readMember } from './read-member.ts'
import { scoreMatch } from './scoring/score-match.ts'

/** Returns how well a job matches a professional, part by part. Refuses with `job-not-found`. */
export async function findMatch(ctx: Context, actorId: string, jobId: string): Promise<JobMatch> {
  const [{ member, wish }, jobs] = await Promise.all([readMember(ctx, actorId), readShownJobs(ctx, actorId, [jobId])])
  const job = jobs.get(jobId)
  if (!job) throw new Failure(jobErrors['job-not-found'])
  const match = scoreMatch(member, job)
  const { lowering, uncapped, parts } = match
  const before = lowering && scoreMatch({ ...member, refusals: [] }, job).score
  return {
    ...presentScore(jobId, match),
    uncapped,
    parts: parts.map(presentPart),
    lowered: lowering
      ? {
          reason: lowering.refusal.reason,
          job: await presentRefused(ctx, lowering.refusal.job.id),
          before: before ?? 0,
        }
      : null,
    wish,
  }
}

/** Returns how well some jobs match a professional, in any order, without jobs hidden from them. */
export async function readScores(ctx: Context, actorId: string, ids: readonly string[]): Promise<MatchScore[]> {
  const [{ member }, jobs] = await Promise.all([readMember(ctx, actorId), readShownJobs(ctx, actorId, ids)])
  return [...jobs.values()].map((job) => presentScore(job.id, scoreMatch(member, job)))
}

/** Excludes jobs of companies hidden from the member. */
async function readShownJobs({ db }: Context, actorId: string, ids: readonly string[]) {
  const jobs = await readJobs(db, ids)
  const companies = [...new Set([...jobs.values()].map(({ companyId }) => companyId))]
  const { rows } = await sql<{ id: string }>`
    select id from actor where id = any(${companies}::uuid[]) and listed and id not in (${blockedIds(actorId)})`.execute(
    db,
  )
  const visibleIds = new Set(rows.map(({ id }) => id))
  return new Map([...jobs].filter(([, job]) => visibleIds.has(job.companyId)))
}

async function presentRefused({ db }: Context, id: string) {
  const { rows } = await sql<{ _id: string; slug: string; title: string }>`
    select id as _id, slug, title from job where id = ${id}`.execute(db)
  return rows[0] ?? { _id: id, slug: '', title: '' }
}
