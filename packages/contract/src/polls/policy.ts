import { mayReact } from '../discussion/policy.ts'
import type { Principal } from '../policy.ts'

/** A poll, as far as seeing its results is concerned. */
export interface CountedPoll {
  /** The author's actor. */
  readonly authorId: string
  readonly closed: boolean
  /** Whether the viewer has voted. */
  readonly voted: boolean
}

/** Members who may react to something may vote in it, its author too. Admins act for no one. */
export const mayVote = mayReact

/** Results are for those who voted, and for the author; once the poll has closed, for everyone who may read it. */
export function maySeeResults(principal: Principal, { authorId, closed, voted }: CountedPoll): boolean {
  if (closed || voted) return true
  return principal.kind === 'member' && principal.id === authorId && principal.standing !== 'suspended'
}
