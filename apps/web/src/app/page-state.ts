import type { PageSettings } from '@rise/contract/page-renderer'
import type { DehydratedState } from '@tanstack/react-query'

/** What a rendered page carries for the browser to start from. */
export interface PageState {
  readonly settings: PageSettings
  readonly developer: boolean
  readonly queries: DehydratedState
  /** Route id to the error response that the page shows. */
  readonly errors: Record<string, { status: number; statusText: string; data: unknown }> | undefined
}
