import type { Gate } from '@rise/contract/policy'
import type { UIMatch } from 'react-router'

/** What a route of the authenticated or the admin layout says of its page: `handle: { gate, title }`. */
export interface PageHandle {
  readonly gate: Gate
  /** Known before the page is: stands in the tab while the session is checked. */
  readonly title?: string
}

/** The handle of the innermost route that has one. */
export function pageHandleOf(matches: readonly Pick<UIMatch, 'handle'>[]): PageHandle | undefined {
  return matches.map(({ handle }) => handle).findLast(isPageHandle)
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'gate' in handle
}

/** What keeps one page apart from another: the path, unless a route says by `handle: { page }` whose view it is. */
export function pageOf(matches: readonly Pick<UIMatch, 'handle' | 'pathname'>[]): string {
  const { handle, pathname = '' } = matches.at(-1) ?? {}
  return typeof handle === 'object' && handle !== null && 'page' in handle ? String(handle.page) : pathname
}

/** Whether the page has one thing to do, so that its footer is one line: a route says so by `handle: { plain: true }`. */
export function isPlainPage(matches: readonly Pick<UIMatch, 'handle'>[]): boolean {
  return matches.some(({ handle }) => typeof handle === 'object' && handle !== null && 'plain' in handle)
}
