import type { AdminMember } from '@rise/contract/admin/shapes'

/** Returns what admins call a member: the person's name, or the address if there is none. */
export function nameOf({ name, email }: Pick<AdminMember, 'name' | 'email'>): string {
  return name === '' ? email : name
}

/**
 * Returns the name of the plan's owner on a member's page: the company's name if the member has a company, otherwise
 * their own.
 */
export function planHolderOf({ company, ...member }: Pick<AdminMember, 'company' | 'name' | 'email'>): string {
  return company ?? nameOf(member)
}

/** Returns a plan's name for people. */
export function planName(plan: AdminMember['plan']): string {
  return plan === 'free' ? 'Free' : plan
}

/** Returns a role's name for people: `Professional`, `Admin support`. */
export function roleName(role: AdminMember['role']): string {
  return role.charAt(0).toUpperCase() + role.slice(1).replaceAll('-', ' ')
}
