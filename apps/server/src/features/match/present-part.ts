import type { MatchPart } from '@rise/contract/match/shapes'
import type { ScoredPart } from './scoring/score-match.ts'

export function presentPart({
  part,
  weight,
  judged,
  points,
  unknown,
  have,
  missing,
  preferred,
}: ScoredPart): MatchPart {
  return {
    part,
    weight,
    judged: Math.round(judged),
    points: points === null ? null : Math.round(points),
    unknown: unknown ?? null,
    have: [...have],
    missing: [...missing],
    preferred: [...(preferred ?? [])],
  }
}
