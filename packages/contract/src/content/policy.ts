import { hasPermission, isAdmin, isCreator, isPro, type Principal, type Verdict } from '../policy.ts'
import type { Audience } from './kinds.ts'

/** The facts about a piece of content that decide permissions. */
export interface AuthoredRow {
  /** The author's actor; null for content of the installation itself, such as a course. */
  readonly authorId: string | null
  /** Whether others can find the content's author, and the author of its parent. */
  readonly listed: boolean
  /** Whether there is a block between the viewer and the content's author, or the author of its parent. */
  readonly blocked: boolean
  /** False for a draft. */
  readonly published: boolean
  readonly audience: Audience
}

/** Returns the facts of published content that is part of a page that the viewer may see. */
export function seenRow(authorId: string | null): AuthoredRow {
  return { authorId, listed: true, blocked: false, published: true, audience: 'everyone' }
}

/**
 * Whether the viewer may see title, picture and first lines: these are public while the author is listed, unless there
 * is a block. Only the author sees a draft.
 */
export function maySeeAuthored(principal: Principal, row: AuthoredRow): 'allowed' | 'hidden' {
  if (isAuthor(principal, row)) return 'allowed'
  return row.published && row.listed && !row.blocked ? 'allowed' : 'hidden'
}

/**
 * Whether the viewer may read the full text: the content's audience, its author, and admins with the permission for
 * content may.
 */
export function mayReadAuthored(principal: Principal, row: AuthoredRow): Verdict {
  if (maySeeAuthored(principal, row) === 'hidden') return 'hidden'
  if (isAuthor(principal, row) || isContentAdmin(principal)) return 'allowed'
  return admitToAudience(principal, row.audience)
}

/**
 * Whether the viewer may edit and delete content. Its author may, even after their plan has ended. Admins with the
 * permission for content may, once it is published.
 */
export function mayEditAuthored(principal: Principal, row: AuthoredRow): Exclude<Verdict, 'upgrade'> {
  if (isAuthor(principal, row)) return 'allowed'
  if (!row.published || row.blocked) return 'hidden'
  if (isContentAdmin(principal)) return 'allowed'
  if (!row.listed) return 'hidden'
  return principal.kind === 'guest' ? 'sign-in' : 'forbidden'
}

/** Whether the principal belongs to an audience. Admins act for no actor and have no plan. */
function admitToAudience(principal: Principal, audience: Audience): Exclude<Verdict, 'hidden'> {
  if (audience === 'everyone') return 'allowed'
  if (principal.kind === 'guest') return 'sign-in'
  if (principal.standing === 'suspended') return 'forbidden'
  if (audience === 'members') return 'allowed'
  if (isAdmin(principal)) return 'forbidden'
  const belongs = audience === 'pro' ? isPro(principal) : isCreator(principal)
  return belongs ? 'allowed' : 'upgrade'
}

function isAuthor(principal: Principal, { authorId }: AuthoredRow): boolean {
  return principal.kind === 'member' && principal.id === authorId && principal.standing !== 'suspended'
}

function isContentAdmin(principal: Principal): boolean {
  return principal.kind === 'member' && principal.standing === 'active' && hasPermission(principal, 'content')
}
