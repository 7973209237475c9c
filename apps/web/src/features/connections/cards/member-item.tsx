import type { MemberCard } from '@rise/contract/connections/shapes'
import type { ReactNode } from 'react'
import { TextLink } from '../../../ui/base/link.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { Avatar } from '../../../ui/marks/avatar.tsx'
import { FollowButton } from './follow-button.tsx'
import { MemberMenu } from './member-menu.tsx'
import { memberName, memberPath } from './member-name.ts'

interface Props {
  member: MemberCard
  /** A note next to the name: a reason, a date. */
  note?: ReactNode
  /** Whether this is the viewer's list of followers, where they can be removed. */
  follower?: boolean
}

/** A member in a list: picture, name, a note, and buttons. */
export function MemberItem({ member, note, follower = false }: Props) {
  const name = memberName(member)
  const { _id, role, headline, isFollowing } = member
  return (
    <div className="@container grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3">
      <MemberPicture member={member} />
      <p className="min-w-0 font-semibold break-words">
        <MemberLink member={member} />
      </p>
      <div className="flex items-center gap-1">
        <FollowButton member={{ _id, role, name }} isFollowing={isFollowing} size="dense" />
        <MemberMenu member={member} follower={follower} />
      </div>
      {/* Beside the button there is room for two words. */}
      {headline ? (
        <p className="col-span-2 col-start-2 line-clamp-2 text-small wrap-anywhere text-muted">{headline}</p>
      ) : null}
      {note ? <p className="col-span-2 col-start-2 text-small text-muted">{note}</p> : null}
    </div>
  )
}

/** A person's picture is round, a company's isn't. */
export function MemberPicture({ member, size }: { member: MemberCard; size?: 24 }) {
  const name = memberName(member)
  const photo = member.photo ?? undefined
  const sized = size === undefined ? {} : { size }
  return member.role === 'professional' ? (
    <Avatar name={name} photo={photo} {...sized} />
  ) : (
    <LogoMark name={name} logo={photo} {...sized} />
  )
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
