import { hasPermission, isAdmin, isCreator, isPro, type Principal, type Verdict } from '../policy.ts'
import type { Audience } from './kinds.ts'

/** Something that a member wrote, as far as permission is concerned. */
export interface AuthoredRow {
  /** Its author's actor. */
  readonly authorId: string
  /** Others find its author, and that of what it belongs to. */
  readonly listed: boolean
  /** One of them and the viewer have blocked one another. */
  readonly blocked: boolean
  /** False for a draft. */
  readonly published: boolean
  readonly audience: Audience
}

/** What a page shows to its viewer, who therefore sees it. */
export function seenRow(authorId: string): AuthoredRow {
  return { authorId, listed: true, blocked: false, published: true, audience: 'everyone' }
}

/** Title, picture and first lines: public while the author is listed and no block stands between. A draft is its author's. */
export function maySeeAuthored(principal: Principal, row: AuthoredRow): 'allowed' | 'hidden' {
  if (isAuthor(principal, row)) return 'allowed'
  return row.published && row.listed && !row.blocked ? 'allowed' : 'hidden'
}

/** The full text: for its audience, for its author, and for admins who look after content. */
export function mayReadAuthored(principal: Principal, row: AuthoredRow): Verdict {
  if (maySeeAuthored(principal, row) === 'hidden') return 'hidden'
  if (isAuthor(principal, row) || looksAfterContent(principal)) return 'allowed'
  return admitToAudience(principal, row.audience)
}

/**
 * Its author changes and deletes it, also after the plan ended; so do admins who look after content, once it is published.
 */
export function mayEditAuthored(principal: Principal, row: AuthoredRow): Exclude<Verdict, 'upgrade'> {
  if (isAuthor(principal, row)) return 'allowed'
  if (!row.published || row.blocked) return 'hidden'
  if (looksAfterContent(principal)) return 'allowed'
  if (!row.listed) return 'hidden'
  return principal.kind === 'guest' ? 'sign-in' : 'forbidden'
}

/** Whether somebody belongs to an audience. Admins act for nobody, and have no plan. */
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

function looksAfterContent(principal: Principal): boolean {
  return principal.kind === 'member' && principal.standing === 'active' && hasPermission(principal, 'content')
}
