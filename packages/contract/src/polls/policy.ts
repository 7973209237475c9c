import { mayReact } from '../discussion/policy.ts'
import { hasPermission, type Principal } from '../policy.ts'

/** A poll, as far as seeing its results is concerned. */
export interface CountedPoll {
  /** The author's actor; null for the site itself. */
  readonly authorId: string | null
  readonly closed: boolean
  /** Whether the viewer has voted. */
  readonly voted: boolean
}

/** Members who may react to something may vote in it, its author too. Admins act for no one. */
export const mayVote = mayReact

/**
 * Results are for those who voted, and for the author, who for a poll of the site are the admins for content; once the poll
 * has closed, for everyone who may read it.
 */
export function maySeeResults(principal: Principal, { authorId, closed, voted }: CountedPoll): boolean {
  if (closed || voted) return true
  if (principal.kind === 'guest' || principal.standing === 'suspended') return false
  return authorId === null ? hasPermission(principal, 'content') : principal.id === authorId
}
