import type { Gate } from '@rise/contract/policy'
import type { Message } from '@rise/texts'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { UIMatch } from 'react-router'
import type { Api } from '../base/api.ts'

/** A route's declaration about its page in the authenticated or admin layout: `handle: { gate, title }`. */
export interface PageHandle {
  readonly gate: Gate
  /** Who may open the page, if `gate` guards only some of its parts. The page says which parts require `gate`. */
  readonly opens?: Gate
  /** The reason to join, in one sentence. Guests who open the page are redirected to sign-up instead of log-in. */
  readonly invitation?: (productName: string) => string
  /** The page fills the window and scrolls on its own, so it has no footer. */
  readonly fills?: true
  /** The tab's title while the session is checked, before the page is known. */
  readonly title?: Message
  /**
   * The position of the page's heading, for the skeleton: the heading must not move when the page has loaded. By
   * default, the heading is in a reading column, with nothing above it.
   */
  readonly heading?: {
    readonly width?: 'page' | 'shell'
    /** The content above the heading: a line of text, or a row of tabs. */
    readonly below?: 'line' | 'tabs'
  }
  /** Replaces the boxes below the heading while the page loads. */
  readonly Skeleton?: ComponentType
  /** Prefetches the content of a visit's first page as soon as the member is known, before it is rendered. */
  readonly prepare?: (api: Api, queryClient: QueryClient) => Promise<void>
}

/** Returns the handle of the innermost route that has one. */
export function pageHandleOf(matches: readonly Partial<Pick<UIMatch, 'handle'>>[]): PageHandle | undefined {
  return matches.map(({ handle }) => handle).findLast(isPageHandle)
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'gate' in handle
}

/**
 * Returns an identifier of the shown page: the `page` of the innermost route's `handle`, or else the path. Routes with
 * the same `page` are views of one page.
 */
export function pageOf(matches: readonly Pick<UIMatch, 'handle' | 'pathname'>[]): string {
  const { handle, pathname = '' } = matches.at(-1) ?? {}
  return typeof handle === 'object' && handle !== null && 'page' in handle ? String(handle.page) : pathname
}

/** A public page's declaration about its frame: `handle: { plain: true }`. */
export interface PublicHandle {
  /** The page has a single purpose, so that its footer is one line. */
  readonly plain?: true
  /**
   * The page is for visitors only: members who open it are redirected to the return address or home (section 4 of the
   * specification), except members of the role `unless`.
   */
  readonly forVisitors?: true | { readonly unless: string }
  /** The frame is the guests' for everyone (section 2 of the specification). */
  readonly guestView?: true
}

type Handles = readonly Pick<UIMatch, 'handle'>[]

function publicHandle(handle: unknown): PublicHandle {
  return typeof handle === 'object' && handle !== null ? handle : {}
}

/** Whether the page declares that it has a single purpose. */
export function isPlainPage(matches: Handles): boolean {
  return matches.some(({ handle }) => publicHandle(handle).plain)
}

/** Whether the page declares that the frame is the guests' for everyone. */
export function isGuestView(matches: Handles): boolean {
  return matches.some(({ handle }) => publicHandle(handle).guestView)
}

/** Whether members of a role may stay on the page. */
export function isOpenToMembers(matches: Handles, role: string): boolean {
  const { forVisitors } = publicHandle(matches.at(-1)?.handle)
  return forVisitors === undefined || (forVisitors !== true && forVisitors.unless === role)
}
