import { matchName } from '@rise/contract/match/words'
import { Badge } from '../../../ui/marks/badge.tsx'

/** A match of 0 to 100 in words; nothing where it is unknown or not a good one. */
export function MatchBadge({ score }: { readonly score: number | null | undefined }) {
  const name = score === null || score === undefined ? undefined : matchName(score)
  return name === undefined ? null : <Badge tone="brand">{name}</Badge>
}
