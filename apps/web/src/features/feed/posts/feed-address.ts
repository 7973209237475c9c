import { type FeedTab, feedTabs, type PostKind, postKinds } from '@rise/contract/feed/kinds'

/** The part of the feed that an address names. */
export interface FeedView {
  /** Undefined: the viewer's default tab. */
  readonly tab: FeedTab | undefined
  /** A hashtag, without its sign. */
  readonly tag: string | undefined
}

/** Reads the part of the feed from an address; an unknown tab counts as the default one. */
export function feedViewOf(search: URLSearchParams): FeedView {
  const name = search.get('tab')
  return {
    tab: feedTabs.find((tab) => tab === name),
    tag: search.get('tag')?.trim().toLowerCase() || undefined,
  }
}

/** The address of a part of the feed. */
export function feedHref({ tab, tag }: FeedView): string {
  const search = new URLSearchParams({ ...(tab !== undefined && { tab }), ...(tag !== undefined && { tag }) })
  return search.size > 0 ? `/feed?${search}` : '/feed'
}

/** Whether this part of the feed has an ending after the new posts. Saved posts and posts of a hashtag have none. */
export function endsAfterNew({ tab, tag }: FeedView): boolean {
  return tag === undefined && tab !== 'saved'
}

/** The maximum length of a prefilled text in an address, in characters. */
const MAX_PREFILL = 500

/**
 * Returns the post that an address prefills, such as `?write=win&text=Done`; undefined for other addresses. Only a
 * press publishes the post.
 */
export function prefilledPostOf(search: URLSearchParams): { kind: PostKind; html: string } | undefined {
  const name = search.get('write')
  const kind = postKinds.find((kind) => kind === name)
  const text = search.get('text')?.trim().slice(0, MAX_PREFILL) ?? ''
  if (kind === undefined || text === '') return undefined
  const escapedText = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return { kind, html: `<p>${escapedText}</p>` }
}

/** Returns the address of a post. */
export function postHref(id: string): string {
  return `/feed/${id}`
}

/** Returns the address where the author edits the post. */
export function editHref(id: string): string {
  return `${postHref(id)}?edit`
}
