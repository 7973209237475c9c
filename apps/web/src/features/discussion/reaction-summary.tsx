import type { Reactions } from '@rise/contract/discussion/shapes'
import { rich } from '@rise/texts/rich'
import { ReactionMark } from './reaction-mark.tsx'
import { mostCommon, totalOf } from './reaction-totals.ts'

/** The two most common reactions to an item of a list, and the total. Renders nothing if there are none. */
export function ReactionSummary({ reactions: { counts } }: { reactions: Reactions }) {
  const total = totalOf(counts)
  if (total === 0) return null
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <span className="inline-flex gap-0.5">
        {mostCommon(counts).map(({ title }) => (
          <ReactionMark key={title} title={title} />
        ))}
      </span>
      {rich('{total, plural, one {#<hidden>reaction</hidden>} other {#<hidden>reactions</hidden>}}', {
        total,
        hidden: (text) => <span className="sr-only">{text}</span>,
      })}
    </span>
  )
}
