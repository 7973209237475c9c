import { jobErrors } from '@rise/contract/jobs/errors'
import type { JobMatch, MatchScore } from '@rise/contract/match/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { blockedIds } from '../connections/index.ts'
import { skillKey } from '../jobs/index.ts'
import { presentPart } from './present-part.ts'
import { presentScore } from './present-score.ts'
import { readJobs } from './read-jobs.ts'
import { readMember } from './read-member.ts'
import { type ScoredPart, scoreMatch } from './scoring/score-match.ts'
import { skillYears } from './scoring/skill-years.ts'

/** Returns how well a job matches a professional, part by part. Refuses with `job-not-found`. */
export async function findMatch(ctx: Context, actorId: string, jobId: string): Promise<JobMatch> {
  const [{ member, wish, resume }, jobs] = await Promise.all([
    readMember(ctx, actorId),
    readShownJobs(ctx, actorId, [jobId]),
  ])
  const job = jobs.get(jobId)
  if (!job) throw new Failure(jobErrors['job-not-found'])
  const match = scoreMatch(member, job)
  const { lowering, uncapped, parts } = match
  const before = lowering && scoreMatch({ ...member, refusals: [] }, job).score
  return {
    ...presentScore(jobId, match),
    uncapped,
    parts: parts.map(presentPart),
    known: knownSkills(parts, resume, ctx.clock.now()),
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

/** Returns the skills of a job that the member has, each with its whole years of practice; null if unknown. */
function knownSkills(parts: readonly ScoredPart[], resume: Resume, now: Date): JobMatch['known'] {
  const have = parts.find(({ part }) => part === 'skills')?.have ?? []
  if (have.length === 0) return []
  const years = skillYears(resume, now)
  return have.map((skill) => ({ skill, years: years.get(skillKey(skill)) ?? null }))
}

/** Returns how well some jobs match a professional, in any order, without jobs of companies hidden from them. */
export async function readScores(ctx: Context, actorId: string, ids: readonly string[]): Promise<MatchScore[]> {
  const [{ member }, jobs] = await Promise.all([readMember(ctx, actorId), readShownJobs(ctx, actorId, ids)])
  return [...jobs.values()].map((job) => presentScore(job.id, scoreMatch(member, job)))
}

/** Returns the facts of these jobs, without jobs of companies hidden from the member. */
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
