import type { Principal, Verdict } from '../policy.ts'
import { maySeeStory } from '../professionals/story/policy.ts'

/** The requested case, as far as permission is concerned. */
export interface CaseRow {
  /** The owner's actor. */
  readonly ownerId: string
  /** Whether others may see the owner's story. */
  readonly listed: boolean
  readonly published: boolean
}

/**
 * Anyone who may see the owner's story sees a published case; only the owner sees a draft. To all others it does not
 * exist.
 */
export function maySeeCase(principal: Principal, { ownerId, listed, published }: CaseRow): Verdict {
  return maySeeStory(principal, { id: ownerId, listed: listed && published })
}

/** Only the owner edits a case; to all others it does not exist. */
export function mayEditCase(principal: Principal, { ownerId }: Pick<CaseRow, 'ownerId'>): Verdict {
  return maySeeStory(principal, { id: ownerId, listed: false })
}
