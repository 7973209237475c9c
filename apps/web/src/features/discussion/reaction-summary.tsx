import { reactions as catalog } from '@rise/contract/discussion/kinds'
import type { Reactions } from '@rise/contract/discussion/shapes'
import { formatInteger } from '@rise/contract/words'
import { ReactionMark } from './reaction-mark.tsx'

const MOST_SHOWN = 3

/** The reactions to an item of a list at a glance: the most common ones and the total. Nothing for none. */
export function ReactionSummary({ reactions: { counts } }: { reactions: Reactions }) {
  const usedReactions = catalog
    .map(({ title }) => ({ title, count: counts[title] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  if (usedReactions.length === 0) return null
  const total = usedReactions.reduce((sum, { count }) => sum + count, 0)
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <span className="inline-flex gap-0.5">
        {usedReactions.slice(0, MOST_SHOWN).map(({ title }) => (
          <ReactionMark key={title} title={title} />
        ))}
      </span>
      {formatInteger(total)}
      <span className="sr-only">{total === 1 ? 'reaction' : 'reactions'}</span>
    </span>
  )
}
