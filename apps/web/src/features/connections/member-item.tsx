import type { MemberCard } from '@rise/contract/connections'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { cx } from '../../ui/class-names.ts'
import { TextLink } from '../../ui/link.tsx'
import { LogoMark } from '../../ui/logo-mark.tsx'
import { FollowButton } from './follow-button.tsx'
import { MemberMenu } from './member-menu.tsx'
import { memberName, memberPath } from './member-name.ts'

interface Props {
  member: MemberCard
  /** What is said of the member beside the name: a reason, a date. */
  note?: ReactNode
  /** In the list of one's followers: they can be taken away. */
  follower?: boolean
}

/** A member in a list: picture, name, a note, and what one can do. */
export function MemberItem({ member, note, follower = false }: Props) {
  const name = memberName(member)
  const { _id, role, headline, isFollowing } = member
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3">
      <div className="row-span-2">
        <MemberPicture member={member} />
      </div>
      <p className={cx('min-w-0 font-semibold break-words', !headline && 'row-span-2')}>
        <MemberLink member={member} />
      </p>
      <div className={cx('flex items-center gap-1 sm:row-span-2', !headline && 'row-span-2')}>
        <FollowButton member={{ _id, role, name }} isFollowing={isFollowing} size="dense" />
        <MemberMenu member={member} follower={follower} />
      </div>
      {headline ? (
        // Beside the button there is room for two words on a phone.
        <p className="col-start-2 row-start-2 line-clamp-2 text-small wrap-anywhere text-muted max-sm:col-span-2">
          {headline}
        </p>
      ) : null}
      {note ? <p className="col-span-2 col-start-2 text-small text-muted">{note}</p> : null}
    </div>
  )
}

/** A person is round, a company is not. */
export function MemberPicture({ member }: { member: MemberCard }) {
  const name = memberName(member)
  const photo = member.photo ?? undefined
  return member.role === 'professional' ? <Avatar name={name} photo={photo} /> : <LogoMark name={name} logo={photo} />
}

/** The name, as a link where the member has a page. */
export function MemberLink({ member }: { member: MemberCard }) {
  const path = memberPath(member)
  const name = memberName(member)
  return path ? (
    <TextLink to={path} look="plain">
      {name}
    </TextLink>
  ) : (
    name
  )
}
