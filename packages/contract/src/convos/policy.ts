import { admit, type Gates, hasPermission, type Principal, type Verdict } from '../policy.ts'
import type { Closure } from './kinds.ts'
import { MOST_REQUEST_MESSAGES } from './limits.ts'

/**
 * The permissions for a conversation: the gate of each verb. A comment next to a gate names the function that then
 * checks the loaded row, or states another condition.
 */
export const convoGates = {
  list: { access: 'auth' }, // Then `maySeeConvos`.
  listWritableMembers: { access: 'connected' }, // Then `mayConverse`.
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

/** Whether the viewer is an editor of a team. Only owners and recruiters see the team's conversations. */
function isTeamEditor(principal: Principal): boolean {
  return principal.kind === 'member' && principal.role === 'employer' && principal.teamRole === 'editor'
}

/**
 * Whether the principal may use conversations (section 6 of the specification): professionals, owners and recruiters
 * of employers on Pro, and support may.
 */
export function mayConverse(principal: Principal): Verdict {
  if (isTeamEditor(principal)) return 'forbidden'
  return actsForSupport(principal) ? 'allowed' : admit(principal, { access: 'connected' })
}

/**
 * Whether the viewer sees the conversations of the actor they act for. The conversation with support is an exception:
 * anyone may have it.
 */
export function maySeeConvos(principal: Principal): boolean {
  return !isTeamEditor(principal)
}

/** A conversation that exists or is about to begin, as loaded for one of its participants. */
export interface ConvoRights {
  /** Whether the conversation is with the installation's support. Every account may write to support. */
  readonly support: boolean
  /** The other participant; null once erased. Support always exists. */
  readonly other: {
    /** Whether others can find the other participant and count them. */
    readonly listed: boolean
    /** Whether either participant has blocked the other. */
    readonly blocked: boolean
    /** Whether the other participant's role and plan include conversations. */
    readonly converses: boolean
  } | null
  /** Whether any message has been sent yet. */
  readonly hasMessages: boolean
  /** The number of messages that the viewer has sent in a request that is not answered yet. */
  readonly sentUnanswered: number
  /** Whether the viewer’s first message waits for review, or was refused. */
  readonly review: 'waiting' | 'refused' | null
}

/**
 * Whether a participant may open the conversation. A block hides it from both participants. No conversation can begin
 * with a member who isn't listed or whose plan doesn't include conversations.
 */
export function mayOpenConvo(principal: Principal, { support, other, hasMessages }: ConvoRights): Verdict {
  if (principal.kind === 'guest') return 'sign-in'
  if (support) return 'allowed'
  if (isTeamEditor(principal)) return 'hidden'
  if (other?.blocked) return 'hidden'
  if (hasMessages) return 'allowed'
  if (!other?.listed) return 'hidden'
  return mayConverse(principal)
}

/** Returns why a participant who may open the conversation can't write in it; null if they can. */
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
