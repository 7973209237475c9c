import type { MemberCard } from '@rise/contract/connections/shapes'
import { t } from '@rise/texts'
import { routeExists } from '../../../app/page/route-exists.ts'

type NamedMember = Pick<MemberCard, 'role' | 'firstName' | 'lastName' | 'companyName'>

/**
 * Returns a member's display name: a professional's full name, or a company's name; without one, the fallback of the
 * specification (section 5).
 */
export function memberName({ role, firstName, lastName, companyName }: NamedMember): string {
  const name = role === 'professional' ? firstName && `${firstName} ${lastName}` : companyName
  return name?.trim() || t('Unidentified Unicorn')
}

/** Returns the address of a member's page; undefined if such pages don't exist. */
export function memberPath({ role, slug }: Pick<MemberCard, 'role' | 'slug'>): string | undefined {
  const base = role === 'professional' ? '/professional' : '/company'
  return routeExists(`${base}/:profile`) ? `${base}/${slug}` : undefined
}

/** Returns the address of the viewer's community for their role; undefined for admins and guests, who have none. */
export function communityPath(role: string | undefined): string | undefined {
  if (role === 'professional') return '/professional/community'
  return role === 'employer' ? '/company/community' : undefined
}
