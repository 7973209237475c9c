import { formatInteger } from '@rise/contract/words'
import { MessageCircle } from 'lucide-react'

/** The number of comments on an item of a list. Renders nothing if there are none. */
export function CommentCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <MessageCircle size={16} aria-hidden />
      {formatInteger(count)}
      <span className="sr-only">{count === 1 ? 'comment' : 'comments'}</span>
    </span>
  )
}
