import { formatInteger } from '@rise/contract/words'
import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { askToConfirm, askToSignIn, askToUpgrade } from '../../../app/frame/gate-toasts.tsx'
import { useCurrentUser, useVerdict } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { followStateQuery, type MemberRole } from './queries.ts'
import { useFollow } from './use-follow.ts'

interface Props {
  /** The member to follow, with the displayed name. */
  member: { readonly _id: string; readonly role: MemberRole; readonly name: string }
  /** As given by a list; loaded if absent. */
  isFollowing?: boolean
  /** The number of followers as given by the page; shown next to the button. */
  followers?: number
  size?: 'regular' | 'dense'
}

/**
 * Follows or unfollows a member. Viewers who may not follow are told the requirement: an account, the Pro plan, or a
 * confirmed email. Absent for the member themselves, for admins, and for hidden members.
 */
export function FollowButton({ member, isFollowing, followers, size = 'regular' }: Props) {
  const user = useCurrentUser()
  const verdict = useVerdict({ access: 'connected', confirmed: true })
  const initial = isFollowing === undefined ? {} : { initialData: { isFollowing, followers: followers ?? null } }
  const enabled = user !== undefined && verdict !== undefined && user._id !== member._id
  const { data: state } = useQuery({ ...followStateQuery(useApi(), member._id), ...initial, enabled })
  const follow = useFollow(member)
  const isAdmin = user !== undefined && user.role !== 'professional' && user.role !== 'employer'
  const isHidden = user?._id === member._id || isAdmin || state === null
  // Pressed before the viewer is known: takes effect afterwards.
  const [isPressed, setIsPressed] = useState(false)
  useEffect(() => {
    if (!isPressed || verdict === undefined) return
    setIsPressed(false)
    if (!isHidden) act(true)
  })

  function act(wish: boolean) {
    if (verdict === 'sign-in') askToSignIn(`follow ${member.name}`)
    else if (verdict === 'upgrade') askToUpgrade()
    else if (verdict === 'forbidden') askToConfirm()
    else if (verdict === 'allowed') follow.mutate(wish)
  }

  if (isHidden) {
    return followers === undefined ? null : <Followers count={followers} />
  }
  const follows = user !== undefined && state?.isFollowing === true
  const Icon = follows ? Check : Plus

  function press() {
    if (verdict === undefined) setIsPressed(true)
    else act(!follows)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        size={size}
        variant={follows || size === 'dense' ? 'secondary' : 'primary'}
        // In dense lists on a phone, and in narrow columns, the name needs the space.
        icon={
          <Icon size={16} aria-hidden className={size === 'dense' ? '@max-[24rem]:hidden max-sm:hidden' : undefined} />
        }
        aria-label={`${follows ? 'Following' : 'Follow'} ${member.name}`}
        aria-pressed={follows}
        onClick={press}
      >
        {follows ? 'Following' : 'Follow'}
      </Button>
      {followers === undefined ? null : <Followers count={state?.followers ?? followers} />}
    </div>
  )
}

function Followers({ count }: { count: number }) {
  return (
    <span className="text-small text-muted tabular-nums">
      {formatInteger(count)} {count === 1 ? 'follower' : 'followers'}
    </span>
  )
}
