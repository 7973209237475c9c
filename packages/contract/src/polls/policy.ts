import { mayReact } from '../discussion/policy.ts'
import { type Gates, hasPermission, type Principal } from '../policy.ts'

/**
 * The permissions for a poll: the gate of each verb. A comment next to a gate names the function that then checks the
 * loaded row, or states another condition.
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
  manageSitePolls: { access: 'admin', permission: 'content' }, // Polls of the site itself: all verbs.
} as const satisfies Gates

/** The facts about a poll that decide who sees its results. */
export interface CountedPoll {
  /** The author's actor; null for the site itself. */
  readonly authorId: string | null
  readonly closed: boolean
  /** Whether the viewer has voted. */
  readonly voted: boolean
}

/**
 * Whether a member may vote: anyone who may react to the poll may, even its author. Admins can't, because they act for
 * no one.
 */
export const mayVote = mayReact

/**
 * Whether a viewer who may read the poll may see its results. Once the poll is closed, everyone may. Before, only
 * members who have voted and the author may; for the site's own polls, content admins instead of an author.
 */
export function maySeeResults(principal: Principal, { authorId, closed, voted }: CountedPoll): boolean {
  if (closed || voted) return true
  if (principal.kind === 'guest' || principal.standing === 'suspended') return false
  return authorId === null ? hasPermission(principal, 'content') : principal.id === authorId
}
