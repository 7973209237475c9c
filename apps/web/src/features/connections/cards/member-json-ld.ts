import type { MemberCard } from '@rise/contract/connections/shapes'
import { memberName } from './member-name.ts'

/** Returns a member as schema.org's `Person` or `Organization`. */
export function memberJsonLd(member: MemberCard, publicUrl: string): object {
  const isPerson = member.role === 'professional'
  return {
    '@type': isPerson ? 'Person' : 'Organization',
    name: memberName(member),
    url: `${publicUrl}/${isPerson ? 'professional' : 'company'}/${member.slug}`,
  }
}
