import { matchName } from '@rise/contract/match/words'
import { Badge } from '../../../ui/marks/badge.tsx'

/** A match of 0 to 100 in words. Renders nothing if the match is unknown or weak. */
export function MatchBadge({ score }: { readonly score: number | null | undefined }) {
  const name = score === null || score === undefined ? undefined : matchName(score)
  return name === undefined ? null : <Badge tone="brand">{name}</Badge>
}
