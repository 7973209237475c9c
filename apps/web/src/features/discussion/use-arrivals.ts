import type { Comment, Reply } from '@rise/contract/discussion/shapes'
import { useRef, useState } from 'react'
import { useCurrentUser } from '../../app/session/use-session.tsx'

/** What others add while someone reads: it waits, so that nothing moves. */
export interface Arrivals {
  /** Comments and replies that wait. */
  readonly count: number
  isWaiting(comment: Reply): boolean
  /** What is on the page now stays, and what comes from here on waits. */
  hold(): void
  /** Shows everything. */
  release(): void
}

/**
 * Keeps back the comments and replies of others that were not on the page when `hold` was called; one's own are shown at
 * once.
 *
 * @param list what is shown, and in which order; another list begins anew
 */
export function useArrivals(list: string, comments: readonly Comment[], section: () => HTMLElement | null): Arrivals {
  const own = useCurrentUser()?._id
  const [held, setHeld] = useState<{ readonly list: string; readonly ids: ReadonlySet<string> }>()
  const latest = useRef(held)
  latest.current = held
  const isWaiting = ({ _id, author }: Reply) =>
    held !== undefined && held.list === list && !held.ids.has(_id) && author?._id !== own
  const all = comments.flatMap((comment) => [comment, ...comment.replies.items])
  return {
    count: all.filter(isWaiting).length,
    isWaiting,
    hold() {
      if (latest.current?.list === list) return
      const shown = section()?.querySelectorAll('[id^="comment-"]') ?? []
      // Above nothing, nothing moves.
      if (shown.length === 0) return
      setHeld({ list, ids: new Set(Array.from(shown, ({ id }) => id.slice('comment-'.length))) })
    },
    release: () => setHeld(undefined),
  }
}
