import { jobErrors } from '@rise/contract/jobs/errors'
import { PAGE_SIZE } from '@rise/contract/pagination'
import type { SmartApplyJob } from '@rise/contract/smart-apply/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Page } from '../../../platform/database/page.ts'
import { Failure } from '../../../platform/failure.ts'
import { jobCardsOf } from '../../jobs/index.ts'
import { readPerson } from '../details/read-person.ts'
import { countMissing, fillQuestions, readEarlier } from '../filling/fill-questions.ts'
import { bestCandidates } from './best-candidates.ts'
import { wayOf } from './way-of.ts'

/**
 * Returns a page of a professional's best matches that they have neither applied for nor hidden, best first.
 *
 * @throws {Failure} `page-not-found`
 */
export async function listJobs(ctx: Context, actorId: string, page: number): Promise<Page<SmartApplyJob>> {
  const best = await bestCandidates(ctx, actorId)
  const found = best.filter(({ candidate }) => !candidate.isApplied && !candidate.isHidden && candidate.isOpen)
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  if (shown.length === 0 && page > 1) throw new Failure(jobErrors['page-not-found'])
  const [cards, person, earlier] = await Promise.all([
    jobCardsOf(
      ctx.db,
      shown.map(({ candidate }) => candidate.id),
    ),
    readPerson(ctx, actorId),
    readEarlier(ctx.db, actorId),
  ])
  const byId = new Map(cards.map((card) => [card._id, card]))
  const items = shown.flatMap(({ candidate, score, certainty }): SmartApplyJob[] => {
    const job = byId.get(candidate.id)
    if (!job) return []
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
