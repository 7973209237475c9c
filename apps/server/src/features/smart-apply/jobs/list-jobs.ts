import { jobErrors } from '@rise/contract/jobs/errors'
import { PAGE_SIZE } from '@rise/contract/pagination'
import type { SmartApplyJob } from '@rise/contract/smart-apply/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Page } from '../../../platform/database/page.ts'
import { Failure } from '../../../platform/failure.ts'
import { jobCardsOf, narrowJobs } from '../../jobs/index.ts'
import { bestMatches } from '../../match/index.ts'
import { readPerson } from '../details/read-person.ts'
import { countMissing, fillQuestions, readEarlier } from '../filling/fill-questions.ts'
import { readCandidates } from './read-candidates.ts'
import { settledJobs } from './settled-jobs.ts'
import { wayOf } from './way-of.ts'

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
  const found = best.filter(({ _id }) => left.has(_id) && !settled.has(_id))
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  if (shown.length === 0 && page > 1) throw new Failure(jobErrors['page-not-found'])
  // All that a candidate says is read for the page alone.
  const shownIds = shown.map(({ _id }) => _id)
  const [cards, candidates, person, earlier] = await Promise.all([
    jobCardsOf(ctx.db, shownIds),
    readCandidates(ctx, actorId, shownIds),
    readPerson(ctx, actorId),
    readEarlier(ctx.db, actorId),
  ])
  const byId = new Map(cards.map((card) => [card._id, card]))
  const items = shown.flatMap(({ _id, score, certainty }): SmartApplyJob[] => {
    const [job, candidate] = [byId.get(_id), candidates.get(_id)]
    if (!job || !candidate || score === null) return []
    const { questions, countries } = candidate
    const missing = questions && countMissing(fillQuestions(questions, { person, countries, earlier }))
    return [{ job, score, certainty, way: wayOf(candidate), missing }]
  })
  return {
    items,
    page,
    pages: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
    total: found.length,
    totalCapped: false,
  }
}
