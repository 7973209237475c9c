import type { MatchScore } from '@rise/contract/match/shapes'
import type { ScoredMatch } from './scoring/score-match.ts'

export function presentScore(jobId: string, { score, certainty, limits }: ScoredMatch): MatchScore {
  return { _id: jobId, score, certainty, limits: [...limits] }
}
