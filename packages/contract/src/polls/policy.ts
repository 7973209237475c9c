import { mayReact } from '../discussion/policy.ts'
import { type Gates, hasPermission, type Principal } from '../policy.ts'

/**
 * The permissions for a poll: the gate of each verb, with a comment that names the function that then judges the loaded
 * row.
 */
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

/** The facts about a poll that decide who sees its results. */
export interface CountedPoll {
  /** The author's actor; null for the site itself. */
  readonly authorId: string | null
  readonly closed: boolean
  /** Whether the viewer has voted. */
  readonly voted: boolean
}

/** Members who may react to a poll may vote in it, including its author. Admins act for no one. */
export const mayVote = mayReact

/**
 * Results are visible to members who voted and to the author (for a poll of the site, to content admins); once the poll
 * has closed, to everyone who may read it.
 */
export function maySeeResults(principal: Principal, { authorId, closed, voted }: CountedPoll): boolean {
  if (closed || voted) return true
  if (principal.kind === 'guest' || principal.standing === 'suspended') return false
  return authorId === null ? hasPermission(principal, 'content') : principal.id === authorId
}
