import type { AdminMember } from '@rise/contract/admin/shapes'
import { type Message, msg, t } from '@rise/texts'

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

const roleNames: Readonly<Record<string, Message>> = {
  professional: msg('Professional'),
  employer: msg('Employer'),
  admin: msg('Admin', 'a role'),
  'admin-content': msg('Admin content', 'a role'),
  'admin-support': msg('Admin support', 'a role'),
}

/** Returns a role's name for people: `Professional`, `Admin support`. */
export function roleName(role: AdminMember['role']): string {
  const name = roleNames[role]
  return name ? t(name) : role.charAt(0).toUpperCase() + role.slice(1).replaceAll('-', ' ')
}

const teamRoleNames: Readonly<Record<string, Message>> = {
  owner: msg('owner', 'a role in a team'),
  editor: msg('editor', 'a role in a team'),
  recruiter: msg('recruiter', 'a role in a team'),
}

/** Returns the name of a role in a team: `owner`. */
export function teamRoleName(role: string): string {
  const name = teamRoleNames[role]
  return name ? t(name) : role
}
