import type { Principal, Verdict } from '../policy.ts'
import { maySeeStory } from '../professionals/story/policy.ts'

/** The case that is asked for, as far as permission is concerned. */
export interface CaseRow {
  /** The actor whose it is. */
  readonly ownerId: string
  /** Whether its owner's story is there for others. */
  readonly listed: boolean
  readonly published: boolean
}

/** A published case is seen by whoever sees its owner's story, a draft by its owner alone; to all others it is not there. */
export function maySeeCase(principal: Principal, { ownerId, listed, published }: CaseRow): Verdict {
  return maySeeStory(principal, { id: ownerId, listed: listed && published })
}

/** A case is changed by its owner; to everybody else's forms it does not exist. */
export function mayEditCase(principal: Principal, { ownerId }: Pick<CaseRow, 'ownerId'>): Verdict {
  return maySeeStory(principal, { id: ownerId, listed: false })
}
