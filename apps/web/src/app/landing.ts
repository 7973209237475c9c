import type { ContractKey } from '@rise/contract/contract'

/** The requests of a page's head before any script has loaded, on the pages where members land. */
export interface Landing {
  readonly path: string
  /** The file of its page, whose code is fetched with the app's parts. */
  readonly page: RegExp
  /** The calls of its first view: see `earlyResponses` in base/api.ts. */
  readonly calls: readonly ContractKey[]
}
