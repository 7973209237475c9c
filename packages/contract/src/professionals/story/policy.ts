import type { Principal, Verdict } from '../../policy.ts'

/** Whom a professional lets see a way to reach them. */
export type Audience = 'nobody' | 'employers' | 'members' | 'everyone'
/** Whom a professional tells that they look for work. */
export type OpenToWork = 'off' | 'employers' | 'public'

/** The story that is asked for, as far as permission is concerned. */
export interface StoryRow {
  /** The professional's actor. */
  readonly id: string
  /** False while the account is pending, suspended or deleted. */
  readonly listed: boolean
}

/** Whether the story is the asking member's own. */
function ownsStory(principal: Principal, story: Pick<StoryRow, 'id'>): boolean {
  return principal.kind === 'member' && principal.role === 'professional' && principal.id === story.id
}

/** A story is public; that of an account which is pending, suspended or deleted is seen by nobody but its owner. */
export function maySeeStory(principal: Principal, story: StoryRow): Verdict {
  if (story.listed) return 'allowed'
  return ownsStory(principal, story) && isGood(principal) ? 'allowed' : 'hidden'
}

/**
 * Whether somebody is told that a professional is open to work. `colleague` says that they belong to a company where the
 * professional works now, or to one that the professional has named: these are never told, whatever was chosen.
 */
export function maySeeOpenToWork(
  principal: Principal,
  story: Pick<StoryRow, 'id'> & { readonly openToWork: OpenToWork; readonly colleague: boolean },
): Verdict {
  if (story.openToWork === 'off') return 'hidden'
  if (ownsStory(principal, story)) return 'allowed'
  if (story.colleague) return 'hidden'
  if (story.openToWork === 'public') return 'allowed'
  return isEmployer(principal) ? 'allowed' : 'hidden'
}

/** Whether somebody sees an email address or a telephone number. */
export function maySeeContact(principal: Principal, story: Pick<StoryRow, 'id'>, shownTo: Audience): Verdict {
  if (shownTo === 'nobody') return 'hidden'
  if (shownTo === 'everyone' || ownsStory(principal, story)) return 'allowed'
  if (shownTo === 'members') return principal.kind === 'member' && isConfirmed(principal) ? 'allowed' : 'hidden'
  return isEmployer(principal) ? 'allowed' : 'hidden'
}

/** Whether somebody may ask for mentoring: a confirmed member, of somebody else who offers it. */
export function mayAskMentor(
  principal: Principal,
  mentor: StoryRow & { readonly topics: number },
): Exclude<Verdict, 'upgrade'> {
  if (maySeeStory(principal, mentor) !== 'allowed' || mentor.topics === 0) return 'hidden'
  if (principal.kind === 'guest') return 'sign-in'
  const isMember = principal.role === 'professional' || principal.role === 'employer'
  return isMember && isConfirmed(principal) && !ownsStory(principal, mentor) ? 'allowed' : 'forbidden'
}

function isEmployer(principal: Principal): boolean {
  return principal.kind === 'member' && principal.role === 'employer' && isConfirmed(principal)
}

/** Signed in and not suspended; perhaps still pending. */
function isGood(principal: Principal): boolean {
  return principal.kind === 'member' && principal.standing !== 'suspended'
}

function isConfirmed(principal: Principal): boolean {
  return principal.kind === 'member' && principal.standing === 'active'
}
