import type { AdminMember } from '@rise/contract/admin/shapes'
import { TextLink } from '../../ui/base/link.tsx'
import { nameOf } from './member-name.ts'

/** A member's name, linked to its page if there is one, and its address. */
export function MemberTitle({ member }: { member: AdminMember }) {
  const { role, slug, email } = member
  return (
    <span className="flex min-w-0 flex-col">
      <span className="font-medium wrap-anywhere">
        {role === 'employer' && slug !== '' ? (
          <TextLink look="plain" to={`/company/${slug}`}>
            {nameOf(member)}
          </TextLink>
        ) : (
          nameOf(member)
        )}
      </span>
      <span className="text-small break-all text-muted">{email}</span>
    </span>
  )
}
