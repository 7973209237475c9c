import { type FeedTab, feedTabs, type PostKind, postKinds } from '@rise/contract/feed/kinds'

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

/** The most of a text that an address may begin a post with, in characters. */
const LONGEST_BEGINNING = 500

/** Returns the post that an address begins, such as `?write=win&text=Done`; undefined for others. Nothing is sent by it. */
export function beginningOf(search: URLSearchParams): { kind: PostKind; html: string } | undefined {
  const asked = search.get('write')
  const kind = postKinds.find((one) => one === asked)
  const text = search.get('text')?.trim().slice(0, LONGEST_BEGINNING) ?? ''
  if (kind === undefined || text === '') return undefined
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return { kind, html: `<p>${escaped}</p>` }
}

/** The address of a post. */
export function postHref(id: string): string {
  return `/feed/${id}`
}

/** The same where its author edits it. */
export function editHref(id: string): string {
  return `${postHref(id)}?edit`
}
