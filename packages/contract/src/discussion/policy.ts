import { type AuthoredRow, mayEditAuthored, mayReadAuthored } from '../content/policy.ts'
import type { Gates, Principal, Verdict } from '../policy.ts'

/**
 * The permissions for reactions and comments: the gate of each verb. A comment next to a gate names the function that
 * then checks the loaded row, or states another condition.
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

/**
 * Whether the principal may react to and comment on content: professionals and employers with confirmed accounts may,
 * if they may read it, including on their own. Admins can't, because they act for no one.
 */
export function mayReact(principal: Principal, subject: AuthoredRow): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  const verdict = mayReadAuthored(principal, subject)
  if (verdict !== 'allowed') return verdict
  const isMember = principal.role === 'professional' || principal.role === 'employer'
  return isMember && principal.standing === 'active' ? 'allowed' : 'forbidden'
}

/** Whether a member may edit a comment: only its author may, so that no one changes another member's words. */
export function mayEditComment(principal: Principal, comment: AuthoredRow): Verdict {
  const verdict = mayEditAuthored(principal, comment)
  if (verdict !== 'allowed') return verdict
  return principal.kind === 'member' && principal.id === comment.authorId ? 'allowed' : 'forbidden'
}

/** Whether the principal may pin a comment to a thing and close its discussion: its author and content admins may. */
export const mayModerate = mayEditAuthored
