import { rich } from '@rise/texts/rich'
import { MessageCircle } from 'lucide-react'

/** The number of comments on an item of a list. Renders nothing if there are none. */
export function CommentCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <MessageCircle size={16} aria-hidden />
      {rich('{count, plural, one {#<hidden>comment</hidden>} other {#<hidden>comments</hidden>}}', {
        count,
        hidden: (text) => <span className="sr-only">{text}</span>,
      })}
    </span>
  )
}
