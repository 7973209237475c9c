import type { AdminMember } from '@rise/contract/admin/shapes'

/** How admins speak of a member: by its name, or its address when it has none. */
export function nameOf({ name, email }: Pick<AdminMember, 'name' | 'email'>): string {
  return name === '' ? email : name
}

/** A plan as people read it. */
export function planName(plan: AdminMember['plan']): string {
  return plan === 'free' ? 'Free' : plan
}
