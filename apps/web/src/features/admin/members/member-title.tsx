import type { AdminMember } from '@rise/contract/admin/shapes'
import { TextLink } from '../../../ui/base/link.tsx'
import { nameOf } from './member-name.ts'
import { memberHref } from './members-address.ts'

/** A member's name, linked to their page in the admin area, with their company, and the email. */
export function MemberTitle({ member }: { member: AdminMember }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span className="font-medium wrap-anywhere">
        <TextLink look="plain" to={memberHref(member._id)}>
          {nameOf(member)}
        </TextLink>
        {member.company === null ? null : <span className="font-normal text-muted"> · {member.company}</span>}
      </span>
      <span className="text-small break-all text-muted">{member.email}</span>
    </span>
  )
}
