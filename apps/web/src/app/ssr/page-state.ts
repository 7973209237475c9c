import type { PageSettings } from '@rise/contract/page-renderer'
import type { QueryKey } from '@tanstack/react-query'

/** The data in a rendered page that the browser starts from. */
export interface PageState {
  readonly settings: PageSettings
  readonly developer: boolean
  readonly queries: readonly PageQuery[]
  /** The names of the parts that the server has rendered and the browser loads before hydration. */
  readonly parts: readonly string[]
  /** Maps a route id to the error response that the page shows. */
  readonly errors: Record<string, { status: number; statusText: string; data: unknown }> | undefined
}

/** The result of one query; TanStack's own format is three times as long for small data. */
interface PageQuery {
  readonly key: QueryKey
  readonly data: unknown
  /** When the data was loaded, in ms since 1970. */
  readonly at: number
  /** Whether a member's browser fetches it again. */
  readonly viewer?: true
}
