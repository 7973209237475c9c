/**
 * Who may call an endpoint or open a page, in the words of the route list. `guest`: anyone. `auth`: any logged-in
 * account. `connected`: a professional or an employer on the Pro plan. `creator`: a professional on the Creator plan.
 * `owner`: the author or an admin. `account`: any logged-in account, including a suspended one. This is the first gate;
 * rules on loaded rows belong to the feature's policy.
 */
export type Access =
  | 'guest'
  | 'account'
  | 'auth'
  | 'professional'
  | 'employer'
  | 'connected'
  | 'creator'
  | 'owner'
  | 'admin'

/** Gates that require acting for a professional or a company. */
export type ActingAccess = 'professional' | 'employer' | 'connected' | 'creator'

/** A policy's verdict: allowed / log in (401) / upgrade (402) / forbidden (403) / hidden (404). */
export type Verdict = 'allowed' | 'sign-in' | 'upgrade' | 'forbidden' | 'hidden'

/** A plan. On the wire, `paidPlan` is null for `free`, which is the absence of a paid plan. */
export type Plan = 'free' | 'Creator' | 'Pro'

/**
 * The state of an account. `pending`: the mailbox is not confirmed yet; the account may browse and fill in its page.
 * `suspended`: the account may only log in, read the reason, and appeal.
 */
export type Standing = 'active' | 'pending' | 'suspended'

/** The facts about a logged-in account that decide permissions. */
export interface Member {
  readonly kind: 'member'
  /** The `_id` on the wire: the professional, the company that an employer acts for, or the admin's login. */
  readonly id: string
  /** `professional`, `employer`, or a value that begins with `admin`. */
  readonly role: string
  readonly plan: Plan
  readonly standing: Standing
  /** The member's role in the team of the company that they act for. */
  readonly teamRole?: 'owner' | 'editor' | 'recruiter' | undefined
}

/** The caller: a guest or a logged-in account. */
export type Principal = { readonly kind: 'guest' } | Member

export const guest = { kind: 'guest' } as const satisfies Principal

const everyPermission = [
  'overview',
  'members',
  'erasure',
  'plans',
  'content',
  'support',
  'moderation',
  'notifications',
  'timeline',
  'emails',
  'analytics',
  'settings',
] as const

/** An admin's permission for one part of the admin area. */
export type Permission = (typeof everyPermission)[number]

/**
 * The permissions of each admin role. Any other role that begins with `admin` may enter the area, but has no
 * permission.
 */
const permissionsOfAdmins: Readonly<Record<string, readonly Permission[]>> = {
  admin: everyPermission,
  'admin-content': ['overview', 'content', 'timeline'],
  'admin-support': ['overview', 'members', 'support', 'moderation', 'notifications'],
}

/** The requirements of an endpoint or page, checked before anything is loaded. */
export interface Gate {
  readonly access: Access
  /** Requires a confirmed mailbox, because the call reaches others (post, follow, message, apply, invite). */
  readonly confirmed?: boolean
  /**
   * Only with `auth`: whether the caller must act for a professional or a company. Admins are refused, because they act
   * for neither.
   */
  readonly acting?: boolean
  /** Only with `admin`: the part of the admin area that the gate belongs to. */
  readonly permission?: Permission
}

/** The gates of a thing by verb, as its policy lists them and its endpoints use them. */
export type Gates = Readonly<Record<string, Gate>>

/**
 * The first gate of every endpoint and page: whether this principal may call it at all (section 6 and the list of
 * routes in the specification). Rules that depend on the thing itself are in the feature's policy, which judges the
 * loaded row.
 */
export function admit(principal: Principal, { access, confirmed = false, acting = false, permission }: Gate): Verdict {
  if (access === 'guest') return 'allowed'
  if (principal.kind === 'guest') return 'sign-in'
  if (access === 'account') return 'allowed'
  // For everyone but admins, the admin area does not exist.
  if (access === 'admin') return maySee(principal, permission) ? 'allowed' : 'hidden'
  if (principal.standing === 'suspended') return 'forbidden'
  if (confirmed && principal.standing === 'pending') return 'forbidden'
  if (acting && isAdmin(principal)) return 'forbidden'
  return admitRole(principal, access)
}

function maySee(member: Member, permission: Permission | undefined): boolean {
  if (!isAdmin(member) || member.standing !== 'active') return false
  return permission === undefined || hasPermission(member, permission)
}

function admitRole(member: Member, access: Exclude<Access, 'guest' | 'account' | 'admin'>): Verdict {
  switch (access) {
    case 'auth':
    // Only the loaded row shows who its owner is.
    case 'owner':
      return 'allowed'
    case 'professional':
      return member.role === 'professional' ? 'allowed' : 'forbidden'
    case 'employer':
      return member.role === 'employer' ? 'allowed' : 'forbidden'
    case 'connected':
      if (member.role === 'professional') return 'allowed'
      if (member.role !== 'employer') return 'forbidden'
      return member.plan === 'Pro' ? 'allowed' : 'upgrade'
    case 'creator':
      if (member.role !== 'professional') return 'forbidden'
      return member.plan === 'Creator' ? 'allowed' : 'upgrade'
  }
}

/** Whether the principal is an admin: a member whose role begins with `admin`. */
export function isAdmin(principal: Principal): principal is Member {
  return principal.kind === 'member' && principal.role.startsWith('admin')
}

/** Whether an admin's role carries a permission. Check permissions, never the role's name. */
export function hasPermission(principal: Principal, permission: Permission): boolean {
  return isAdmin(principal) && (permissionsOfAdmins[principal.role]?.includes(permission) ?? false)
}

/**
 * Whether the principal counts as pro, as professionals and the Pro plan do (section 6 of the specification). For
 * reading content, not creating it.
 */
export function isPro(principal: Principal): boolean {
  return principal.kind === 'member' && (principal.role === 'professional' || principal.plan === 'Pro')
}

/**
 * Whether the principal counts as creator, as employers and the Creator plan do (section 6 of the specification). For
 * reading content, not creating it.
 */
export function isCreator(principal: Principal): boolean {
  return principal.kind === 'member' && (principal.role === 'employer' || principal.plan === 'Creator')
}

/** The HTTP status of a verdict; 200 for allowed. */
export const verdictStatus: Readonly<Record<Verdict, number>> = {
  allowed: 200,
  'sign-in': 401,
  upgrade: 402,
  forbidden: 403,
  hidden: 404,
}
