import type { Comment, Reply } from '@rise/contract/discussion/shapes'
import { useState } from 'react'

/** Comments that others add while someone reads, held back so that nothing moves. */
export interface Arrivals {
  /** The number of waiting comments and replies. */
  readonly count: number
  isWaiting(comment: Reply): boolean
  /** Marks the comments now on the page as shown; later ones are held back. */
  hold(): void
  /** Shows all comments. */
  release(): void
}

/**
 * Holds back comments that others wrote since `hold` was called. Comments at the end of the list are shown, because
 * they move nothing. The viewer's own comments are shown immediately.
 *
 * @param list identifies the shown list and its order; another list holds nothing back
 * @param own the acting member's id
 */
export function useArrivals(
  list: string,
  comments: readonly Comment[],
  { own, section }: { readonly own: string | undefined; readonly section: () => HTMLElement | null },
): Arrivals {
  const [heldList, setHeldList] = useState<{ readonly list: string; readonly ids: ReadonlySet<string> }>()
  const ids = heldList?.list === list ? heldList.ids : undefined
  const commentsAndReplies = comments.flatMap((comment) => [comment, ...comment.replies.items])
  const lastKnown = ids ? commentsAndReplies.findLastIndex(({ _id }) => ids.has(_id)) : -1
  const waitingIds = new Set(
    commentsAndReplies.slice(0, Math.max(0, lastKnown)).flatMap(({ _id, author }) => {
      return ids?.has(_id) || author?._id === own ? [] : [_id]
    }),
  )
  return {
    count: waitingIds.size,
    isWaiting: ({ _id }) => waitingIds.has(_id),
    hold() {
      const elements = section()?.querySelectorAll('[id^="comment-"]') ?? []
      const shownIds = Array.from(elements, ({ id }) => id.slice('comment-'.length))
      setHeldList({ list, ids: new Set([...(ids ?? []), ...shownIds]) })
    },
    release: () => setHeldList(undefined),
  }
}
