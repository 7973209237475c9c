import { mayReact } from '../discussion/policy.ts'
import { type Gates, hasPermission, type Principal } from '../policy.ts'

/** Who may do what with a poll: the gate of each verb, and in comments what then judges the loaded row. */
export const pollGates = {
  list: { access: 'guest' },
  read: { access: 'guest' }, // Then `mayReadAuthored`, and `maySeeResults` for the results.
  create: { access: 'auth', acting: true, confirmed: true },
  edit: { access: 'owner', confirmed: true }, // Then `mayEditAuthored`.
  delete: { access: 'owner' }, // Then `mayEditAuthored`.
  vote: { access: 'auth', acting: true, confirmed: true }, // Then `mayVote`.
  withdrawVote: { access: 'auth', acting: true }, // Only their own.
  listVoters: { access: 'auth' }, // Then `maySeeResults`.
  keepSitePolls: { access: 'admin', permission: 'content' }, // Polls of the site itself: all verbs.
} as const satisfies Gates

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
