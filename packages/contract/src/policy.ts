/**
 * Who may call an endpoint or open a page, in the words of the route list: `guest` is anyone, `auth` any signed-in
 * account, `connected` a professional or an employer on the Pro plan, `creator` a professional on the Creator plan,
 * `owner` the author or an admin. `account` is any signed-in account, a suspended one too. The rule on loaded rows is
 * the feature's policy; this is the first gate.
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

/** What a policy answers: allowed / sign in (401) / upgrade (402) / forbidden (403) / hidden (404). */
export type Verdict = 'allowed' | 'sign-in' | 'upgrade' | 'forbidden' | 'hidden'

/** `free` is the absence of a paid plan; on the wire `paidPlan` is null then. */
export type Plan = 'free' | 'Creator' | 'Pro'

/**
 * `pending` until the mailbox is confirmed: may look around and fill in its page. `suspended` may sign in to
 * read why and to appeal, nothing else.
 */
export type Standing = 'active' | 'pending' | 'suspended'

/** A signed-in account, as far as permission is concerned. */
export interface Member {
  readonly kind: 'member'
  /** The `_id` on the wire: the professional, the company that an employer acts for, or the admin's login. */
  readonly id: string
  /** `professional`, `employer`, or a value that begins with `admin`. */
  readonly role: string
  readonly plan: Plan
  readonly standing: Standing
}

/** Who is asking. */
export type Principal = { readonly kind: 'guest' } | Member

export const guest = { kind: 'guest' } as const satisfies Principal

/** What admins may do, each a part of the admin area. */
export type Permission = 'overview' | 'members' | 'plans' | 'content'

const everyPermission: readonly Permission[] = ['overview', 'members', 'plans', 'content']

/** Any other role that begins with `admin` enters the area and has no permission. */
const permissionsOfAdmins: Readonly<Record<string, readonly Permission[]>> = {
  admin: everyPermission,
  'admin-content': ['overview', 'content'],
  'admin-support': ['overview', 'members'],
}

/** What stands in the way of an endpoint or page before anything is loaded. */
export interface Gate {
  readonly access: Access
  /** Reaches others (post, follow, message, apply, invite): waits until the mailbox is confirmed. */
  readonly confirmed?: boolean
  /** For `admin` alone: the part of the area that it belongs to. */
  readonly permission?: Permission
}

/**
 * The first gate of every endpoint and page: may this principal knock at all? Rules that depend on the thing itself
 * are in the feature's own policy and are asked again on the loaded row. Section 6, and the list of routes.
 */
export function admit(principal: Principal, { access, confirmed = false, permission }: Gate): Verdict {
  if (access === 'guest') return 'allowed'
  if (principal.kind === 'guest') return 'sign-in'
  if (access === 'account') return 'allowed'
  // To whoever is no admin the area does not exist.
  if (access === 'admin') return maySee(principal, permission) ? 'allowed' : 'hidden'
  if (principal.standing === 'suspended') return 'forbidden'
  if (confirmed && principal.standing === 'pending') return 'forbidden'
  return admitRole(principal, access)
}

function maySee(member: Member, permission: Permission | undefined): boolean {
  if (!isAdmin(member) || member.standing !== 'active') return false
  return permission === undefined || hasPermission(member, permission)
}

function admitRole(member: Member, access: Exclude<Access, 'guest' | 'account' | 'admin'>): Verdict {
  switch (access) {
    case 'auth':
    // Whose it is, only the loaded row tells.
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

/** Any role that begins with `admin`. */
export function isAdmin(principal: Principal): principal is Member {
  return principal.kind === 'member' && principal.role.startsWith('admin')
}

/** Whether an admin's role carries a permission. Ask for permissions, never for the role's name. */
export function hasPermission(principal: Principal, permission: Permission): boolean {
  return isAdmin(principal) && (permissionsOfAdmins[principal.role]?.includes(permission) ?? false)
}

/** Section 6: a professional or the Pro plan counts as pro. Gates content, not the creating of it. */
export function isPro(principal: Principal): boolean {
  return principal.kind === 'member' && (principal.role === 'professional' || principal.plan === 'Pro')
}

/** Section 6: an employer or the Creator plan counts as creator. Gates content, not the creating of it. */
export function isCreator(principal: Principal): boolean {
  return principal.kind === 'member' && (principal.role === 'employer' || principal.plan === 'Creator')
}

/** The HTTP status that tells a verdict; 200 for allowed. */
export const verdictStatus: Readonly<Record<Verdict, number>> = {
  allowed: 200,
  'sign-in': 401,
  upgrade: 402,
  forbidden: 403,
  hidden: 404,
}
