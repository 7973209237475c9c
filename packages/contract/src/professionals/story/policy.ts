import type { Gates, Principal, Verdict } from '../../policy.ts'

/**
 * The permissions for the story of a professional: the gate of each verb. A comment next to a gate names the function
 * that then checks the loaded row, or states another condition.
 */
export const storyGates = {
  read: { access: 'guest' }, // Then `maySeeStory`, and `maySeeContact` for email and phone.
  edit: { access: 'professional' }, // Only their own.
  changeAddress: { access: 'professional' }, // Only their own.
  recordView: { access: 'guest' }, // Then `maySeeStory`.
  listViewers: { access: 'professional' }, // Only their own.
  readViewPrivacy: { access: 'auth' }, // Only their own.
  changeViewPrivacy: { access: 'auth', acting: true }, // Only their own.
  askMentor: { access: 'auth', confirmed: true }, // Then `mayAskMentor`.
} as const satisfies Gates

/** The audiences that a professional can choose for a contact detail. */
export type Audience = 'nobody' | 'employers' | 'members' | 'everyone'
/** The audiences that a professional can choose for being open to work. */
export type OpenToWork = 'off' | 'employers' | 'public'

/** The facts about a story that decide permissions. */
export interface StoryRow {
  /** The professional's actor. */
  readonly id: string
  /** False while the account is pending, suspended or deleted. */
  readonly listed: boolean
}

/** Whether the story is the viewer's own. */
function ownsStory(principal: Principal, story: Pick<StoryRow, 'id'>): boolean {
  return principal.kind === 'member' && principal.role === 'professional' && principal.id === story.id
}

/**
 * Whether the viewer may see a story. Everyone may while it is listed. Otherwise, only its owner may, unless they are
 * suspended.
 */
export function maySeeStory(principal: Principal, story: StoryRow): Verdict {
  if (story.listed) return 'allowed'
  return ownsStory(principal, story) && isUnsuspended(principal) ? 'allowed' : 'hidden'
}

/**
 * Whether the viewer may know that a professional is open to work. `colleague` means that the viewer belongs to the
 * professional's current employer, or to a company that the professional hides from. Colleagues never learn that the
 * professional is open to work, whatever they chose.
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

/** Whether the viewer may see an email address or telephone number. */
export function maySeeContact(principal: Principal, story: Pick<StoryRow, 'id'>, shownTo: Audience): Verdict {
  if (shownTo === 'nobody') return 'hidden'
  if (shownTo === 'everyone' || ownsStory(principal, story)) return 'allowed'
  if (shownTo === 'members') return principal.kind === 'member' && isConfirmed(principal) ? 'allowed' : 'hidden'
  return isEmployer(principal) ? 'allowed' : 'hidden'
}

/** Whether the viewer may ask for mentoring: a confirmed member may ask another member who offers it. */
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

/** Whether the principal is logged in and not suspended; they may be pending. */
function isUnsuspended(principal: Principal): boolean {
  return principal.kind === 'member' && principal.standing !== 'suspended'
}

function isConfirmed(principal: Principal): boolean {
  return principal.kind === 'member' && principal.standing === 'active'
}
