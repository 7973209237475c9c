import { admit, type Gates, hasPermission, type Principal, type Verdict } from '../policy.ts'
import type { Closure } from './kinds.ts'
import { MOST_REQUEST_MESSAGES } from './limits.ts'

/**
 * The permissions for a conversation: the gate of each verb, with a comment that names the function that then judges
 * the loaded row.
 */
export const convoGates = {
  list: { access: 'auth' }, // Then `maySeeConvos`.
  listDoors: { access: 'connected' }, // Then `mayConverse`.
  read: { access: 'auth' }, // Then `mayOpenConvo`.
  create: { access: 'auth' }, // Then `mayOpenConvo` and `closureOf`: it begins with the first message.
  attachFile: { access: 'auth' },
  change: { access: 'auth' }, // Then `mayOpenConvo`: mutes, archives, keeps a draft, answers a request.
  editMessage: { access: 'auth' }, // Only their own.
  react: { access: 'auth' }, // Then `mayOpenConvo`.
  readPrivacy: { access: 'auth' }, // Only their own.
  changePrivacy: { access: 'auth', acting: true }, // Only their own.
  announcePresence: { access: 'auth' },
} as const satisfies Gates

/** Whether the viewer acts for support: it answers bug reports, and has no other conversations. */
export function actsForSupport(principal: Principal): boolean {
  return hasPermission(principal, 'support')
}

/** Whether the viewer is an editor of a team, whose conversations only owners and recruiters see. */
function isLeftOut(principal: Principal): boolean {
  return principal.kind === 'member' && principal.role === 'employer' && principal.teamRole === 'editor'
}

/** Section 6: conversations are for every professional, and for owners and recruiters of employers on Pro. */
export function mayConverse(principal: Principal): Verdict {
  if (isLeftOut(principal)) return 'forbidden'
  return actsForSupport(principal) ? 'allowed' : admit(principal, { access: 'connected' })
}

/** Whether the viewer sees the conversations of its party, apart from that with support, which anyone may write to. */
export function maySeeConvos(principal: Principal): boolean {
  return !isLeftOut(principal)
}

/** A conversation, existing or about to begin, as loaded for one of its sides. */
export interface ConvoRights {
  /** Whether it is with the installation's support, which every account may write to. */
  readonly support: boolean
  /** The other side; null once erased. Support is always there. */
  readonly other: {
    /** Whether others can find the other side and count it. */
    readonly listed: boolean
    /** Whether either has blocked the other. */
    readonly blocked: boolean
    /** Whether its role and plan include conversations. */
    readonly converses: boolean
  } | null
  /** Whether any message was sent yet. */
  readonly begun: boolean
  /** The messages that the viewer has sent in a request without an answer. */
  readonly sentUnanswered: number
  /** Whether the viewer’s first message waits for review, or was refused. */
  readonly review: 'waiting' | 'refused' | null
}

/**
 * Whether one of its sides may open a conversation. A block hides it from both sides. No conversation can begin with a
 * member who isn't listed or whose plan doesn't include conversations.
 */
export function mayOpenConvo(principal: Principal, { support, other, begun }: ConvoRights): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  if (support) return 'allowed'
  if (isLeftOut(principal)) return 'hidden'
  if (other?.blocked) return 'hidden'
  if (begun) return 'allowed'
  if (!other?.listed) return 'hidden'
  return mayConverse(principal)
}

/** Why a side that may open the conversation can't write in it; null if it can. */
export function closureOf(principal: Principal, rights: ConvoRights): Closure | null {
  const { support, other, sentUnanswered, review } = rights
  if (!support && mayConverse(principal) !== 'allowed') return 'own-plan'
  if (!support && principal.kind === 'member' && principal.standing === 'pending') return 'unconfirmed'
  if (support) return other === null ? 'deleted' : null
  if (other === null) return 'deleted'
  if (!other.listed || other.blocked) return 'away'
  if (!other.converses) return 'their-plan'
  if (review !== null) return review === 'waiting' ? 'in-review' : 'not-delivered'
  return sentUnanswered >= MOST_REQUEST_MESSAGES ? 'request-full' : null
}
