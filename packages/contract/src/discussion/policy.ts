import { type AuthoredRow, mayEditAuthored, mayReadAuthored } from '../content/policy.ts'
import type { Gates, Principal, Verdict } from '../policy.ts'

/**
 * Who may do what with reactions and comments: the gate of each verb, and in comments what then judges the loaded row.
 */
export const discussionGates = {
  listReactions: { access: 'auth', confirmed: false }, // Then `mayReadAuthored` on their subject.
  react: { access: 'auth', acting: true, confirmed: true }, // Then `mayReact`.
  readComments: { access: 'guest' }, // Then `mayReadAuthored` on their subject.
  createComment: { access: 'auth', acting: true, confirmed: true }, // Then `mayReact`.
  editComment: { access: 'auth', confirmed: true }, // Then `mayEditComment`.
  deleteComment: { access: 'auth', confirmed: true }, // Then `mayEditAuthored`.
  moderate: { access: 'auth', confirmed: true }, // Then `mayModerate`.
} as const satisfies Gates

/** Professionals and employers react to what they may read, and comment on it, also on their own. Admins act for no one. */
export function mayReact(principal: Principal, subject: AuthoredRow): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  const verdict = mayReadAuthored(principal, subject)
  if (verdict !== 'allowed') return verdict
  const isMember = principal.role === 'professional' || principal.role === 'employer'
  return isMember && principal.standing === 'active' ? 'allowed' : 'forbidden'
}

/** Only its author edits a comment; no one changes the words of another member. */
export function mayEditComment(principal: Principal, comment: AuthoredRow): Verdict {
  const verdict = mayEditAuthored(principal, comment)
  if (verdict !== 'allowed') return verdict
  return principal.kind === 'member' && principal.id === comment.authorId ? 'allowed' : 'forbidden'
}

/** The author of a thing pins a comment to it and closes its discussion; so do admins who look after content. */
export const mayModerate = mayEditAuthored
