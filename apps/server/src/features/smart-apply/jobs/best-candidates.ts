import type { Context } from '../../../platform/context.ts'
import { narrowJobs } from '../../jobs/index.ts'
import { bestMatches } from '../../match/index.ts'
import { type Candidate, readCandidates } from './read-candidates.ts'

export interface BestCandidate {
  readonly candidate: Candidate
  readonly score: number
  readonly certainty: number
}

/** Returns a professional's best matches among the visible jobs, best first, with their ways to apply. */
export async function bestCandidates(ctx: Context, actorId: string): Promise<readonly BestCandidate[]> {
  const best = await bestMatches(ctx, actorId)
  const ids = best.map(({ _id }) => _id)
  const [left, candidates] = await Promise.all([
    narrowJobs(ctx, ids, { list: ['all'] }, { kind: 'member', actorId }),
    readCandidates(ctx, actorId, ids),
  ])
  return best.flatMap(({ _id, score, certainty }) => {
    const candidate = candidates.get(_id)
    return candidate && left.has(_id) && score !== null ? [{ candidate, score, certainty }] : []
  })
}
