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
  /** A time, shown after the headline. */
  time?: ReactNode
  /** The reason why the member is shown, on a line of its own. */
  note?: ReactNode
  /** Whether this is the viewer's list of followers, where they can be removed. */
  follower?: boolean
}

/**
 * A member in a list: picture, name, headline, a note, and buttons on the line of the name. In a narrow list, the
 * lines below the name continue under the buttons.
 */
export function MemberItem({ member, time, note, follower = false }: Props) {
  const name = memberName(member)
  const { _id, role, headline, isFollowing } = member
  return (
    <div className="@container flex items-start gap-3">
      <MemberPicture member={member} />
      <div className="grid min-h-control min-w-0 grow grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 self-center">
        {/* In a narrow list, as high as the round button next to it. */}
        <p className="font-semibold break-words @max-[24rem]:py-1">
          <MemberLink member={member} />
        </p>
        <div className="-my-2 flex items-center self-center @max-[24rem]:row-span-1 row-span-3">
          <FollowButton member={{ _id, role, name }} isFollowing={isFollowing} size="row" />
          <div className="-me-2">
            <MemberMenu member={member} follower={follower} />
          </div>
        </div>
        {headline || time ? (
          <p className="flex min-w-0 text-small text-muted @max-[24rem]:-col-end-1 @max-[24rem]:col-start-1">
            {headline ? <span className="truncate">{headline}</span> : null}
            {time ? (
              <span className="shrink-0 text-subtle">
                {headline ? <span aria-hidden>&nbsp;·&nbsp;</span> : null}
                {time}
              </span>
            ) : null}
          </p>
        ) : null}
        {note ? (
          <p className="line-clamp-2 text-small text-subtle @max-[24rem]:-col-end-1 @max-[24rem]:col-start-1">{note}</p>
        ) : null}
      </div>
    </div>
  )
}

/** A person's picture is round, a company's isn't. */
export function MemberPicture({ member, size }: { member: MemberCard; size?: 24 | 48 }) {
  const name = memberName(member)
  const photo = member.photo ?? undefined
  const sizeProps = size === undefined ? {} : { size }
  return member.role === 'professional' ? (
    <Avatar name={name} photo={photo} {...sizeProps} />
  ) : (
    <LogoMark name={name} logo={photo} {...sizeProps} />
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
