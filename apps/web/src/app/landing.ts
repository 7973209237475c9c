import type { ContractKey } from '@rise/contract/contract'

/**
 * A page that members land on after logging in. An inline script starts its first API calls before the app's scripts
 * load.
 */
export interface Landing {
  readonly path: string
  /** Matches the modules of the page. Their code is preloaded together with the app's chunks. */
  readonly page: RegExp
  /** The API calls of the page's first view. See `earlyResponses` in base/api.ts. */
  readonly calls: readonly ContractKey[]
}
