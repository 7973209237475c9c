import { useState } from 'react'
import { type FeedView, feedHref } from './posts/feed-address.ts'

/**
 * The lists whose earlier posts the member has opened. They stay open, so that a member who returns finds the same
 * position.
 */
const openedFeeds = new Set<string>()

/** Returns whether the earlier posts of a list are open, and a function that opens them. */
export function useEarlierPosts(view: FeedView, readAt: string | undefined): [isOpen: boolean, open: () => void] {
  const [, rerender] = useState(0)
  const key = `${feedHref(view)} ${readAt}`
  return [
    openedFeeds.has(key),
    () => {
      openedFeeds.add(key)
      rerender((times) => times + 1)
    },
  ]
}
