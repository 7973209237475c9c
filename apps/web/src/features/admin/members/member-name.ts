import type { AdminMember } from '@rise/contract/admin/shapes'

/** Returns a member's name for admins: the person's name, or the email if it is empty. */
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

/** Returns the display name of a plan. */
export function planName(plan: AdminMember['plan']): string {
  return plan === 'free' ? 'Free' : plan
}

/** Returns a role's name for people: `Professional`, `Admin support`. */
export function roleName(role: AdminMember['role']): string {
  return role.charAt(0).toUpperCase() + role.slice(1).replaceAll('-', ' ')
}
