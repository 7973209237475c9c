import { type FeedTab, feedTabs } from '@rise/contract/feed/kinds'

/** Which part of the feed an address names. */
export interface FeedView {
  /** Undefined: the viewer's usual one. */
  readonly tab: FeedTab | undefined
  /** A hashtag, without its sign. */
  readonly tag: string | undefined
}

/** Reads the address; an unknown tab is the usual one. */
export function feedViewOf(search: URLSearchParams): FeedView {
  const asked = search.get('tab')
  return {
    tab: feedTabs.find((tab) => tab === asked),
    tag: search.get('tag')?.trim().toLowerCase() || undefined,
  }
}

/** The address of a part of the feed. */
export function feedHref({ tab, tag }: FeedView): string {
  const search = new URLSearchParams({ ...(tab !== undefined && { tab }), ...(tag !== undefined && { tag }) })
  return search.size > 0 ? `/feed?${search}` : '/feed'
}

/** The address of a post. */
export function postHref(id: string): string {
  return `/feed/${id}`
}

/** The same where its author edits it. */
export function editHref(id: string): string {
  return `${postHref(id)}?edit`
}
