import { jobErrors } from '@rise/contract/jobs/errors'
import { PAGE_SIZE } from '@rise/contract/pagination'
import type { ApplyWay } from '@rise/contract/smart-apply/kinds'
import type { SmartApplyJob } from '@rise/contract/smart-apply/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Page } from '../../../platform/database/page.ts'
import { Failure } from '../../../platform/failure.ts'
import { jobCardsOf, narrowJobs } from '../../jobs/index.ts'
import { bestMatches } from '../../match/index.ts'
import { WRITTEN_HERE } from '../../postings/index.ts'
import { readPerson } from '../details/read-person.ts'
import { countMissing, fillQuestions, readEarlier } from '../filling/fill-questions.ts'
import { publishedFormOf } from '../forms/read-form.ts'
import { type Candidate, readCandidates } from './read-candidates.ts'

/**
 * Returns a page of a professional's best matches that they have neither applied for nor hidden, best first.
 *
 * @throws {Failure} `page-not-found`
 */
export async function listJobs(ctx: Context, actorId: string, page: number): Promise<Page<SmartApplyJob>> {
  const best = await bestMatches(ctx, actorId)
  const ids = best.map(({ _id }) => _id)
  const [left, settled] = await Promise.all([
    narrowJobs(ctx, ids, { list: ['all'] }, { kind: 'member', actorId }),
    settledJobs(ctx.db, actorId, ids),
  ])
  const matches = best.filter(({ _id }) => left.has(_id) && !settled.has(_id))
  const pageItems = matches.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  if (pageItems.length === 0 && page > 1) throw new Failure(jobErrors['page-not-found'])
  // Full candidates are read only for the page.
  const shownIds = pageItems.map(({ _id }) => _id)
  const [cards, candidates, person, earlier] = await Promise.all([
    jobCardsOf(ctx.db, shownIds),
    readCandidates(ctx, actorId, shownIds),
    readPerson(ctx, actorId),
    readEarlier(ctx.db, actorId),
  ])
  const byId = new Map(cards.map((card) => [card._id, card]))
  const items = pageItems.flatMap(({ _id, score, certainty }): SmartApplyJob[] => {
    const [job, candidate] = [byId.get(_id), candidates.get(_id)]
    if (!job || !candidate || score === null) return []
    const { questions, countries } = candidate
    const missing = questions && countMissing(fillQuestions(questions, { person, countries, earlier }))
    return [{ job, score, certainty, way: wayOf(candidate), missing }]
  })
  return {
    items,
    page,
    pages: Math.max(1, Math.ceil(matches.length / PAGE_SIZE)),
    total: matches.length,
    totalCapped: false,
  }
}

/** Returns the jobs, among these, that a professional has applied to or hidden. */
async function settledJobs(db: Database, actorId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select job_id as id from hidden_job where actor_id = ${actorId}
    union all select job.id from hidden_company join job on job.company_id = hidden_company.company_id
      where hidden_company.actor_id = ${actorId} and job.id = any(${ids}::uuid[])
    union all select job_id from outside_application where actor_id = ${actorId} and job_id is not null
    union all select posting.job_id from application
      join posting on posting.company_id = application.company_id and posting.key = application.written_job_id::text
      join job_source on job_source.id = posting.source_id and job_source.kind = ${WRITTEN_HERE}
      where application.actor_id = ${actorId}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Returns the way to apply to a job. */
function wayOf({ questions, posted }: Pick<Candidate, 'questions' | 'posted'>): ApplyWay {
  if (questions !== null) return 'here'
  return posted && publishedFormOf(posted) ? 'form' : 'usual'
}
