import type { MemberListed } from '@rise/contract/admin/members/shapes'
import { TextLink } from '../../../ui/base/link.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { Avatar } from '../../../ui/marks/avatar.tsx'
import { nameOf } from './member-name.ts'
import { memberHref } from './members-address.ts'

/** A member's picture and name, which link the whole row to their page in the admin area, with company and email. */
export function MemberTitle({ member }: { member: MemberListed }) {
  const { _id, company, photo, email } = member
  const name = nameOf(member)
  return (
    <span className="flex min-w-0 items-center gap-3">
      {company === null ? (
        <Avatar name={name} photo={photo ?? undefined} size={32} />
      ) : (
        <LogoMark name={company} logo={photo} size={32} />
      )}
      <span className="flex min-w-0 flex-col">
        <span className="font-medium wrap-anywhere">
          <TextLink look="plain" to={memberHref(_id)} data-card-link="" className="card-link">
            {name}
          </TextLink>
          {company === null ? null : <span className="font-normal text-muted"> · {company}</span>}
        </span>
        <span className="text-small wrap-break-word text-muted">
          <EmailText email={email} />
        </span>
      </span>
    </span>
  )
}

/** An address that a narrow column breaks after its @. */
function EmailText({ email }: { email: string }) {
  const [name = '', ...rest] = email.split('@')
  return (
    <>
      {name}@<wbr />
      {rest.join('@')}
    </>
  )
}
