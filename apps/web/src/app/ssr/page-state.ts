import type { PageSettings } from '@rise/contract/page-renderer'
import type { QueryKey } from '@tanstack/react-query'

/** What a rendered page carries for the browser to start from. */
export interface PageState {
  readonly settings: PageSettings
  readonly developer: boolean
  readonly queries: readonly PageQuery[]
  /** Route id to the error response that the page shows. */
  readonly errors: Record<string, { status: number; statusText: string; data: unknown }> | undefined
}

/** What one query gave; TanStack's own form of it says three times as much around small data. */
interface PageQuery {
  readonly key: QueryKey
  readonly data: unknown
  /** In ms since 1970. */
  readonly at: number
}
