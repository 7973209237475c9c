import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { askToConfirm, askToSignIn, askToUpgrade } from '../../../app/frame/gate-toasts.tsx'
import { useCurrentUser, useVerdict } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { type FollowState, followStateQuery, type MemberRole } from './queries.ts'
import { useFollow } from './use-follow.ts'

interface Props {
  /** The member to follow, with the displayed name. */
  member: { readonly _id: string; readonly role: MemberRole; readonly name: string }
  /** Whether the viewer follows the member, if the list already knows; otherwise it is loaded. */
  isFollowing?: boolean
  /** `row` is for lists: dense, and only an icon where the list's container is narrow. */
  size?: 'regular' | 'dense' | 'row'
  /** The label while the viewer doesn't follow the member. */
  word?: 'Follow' | 'Follow back'
}

/** In a narrow container, a row's button is a circle with the icon; its name is the tooltip. */
const rowClass =
  'hit-target @max-[24rem]:tip @max-[24rem]:size-[1.75rem] @max-[24rem]:min-h-0 @max-[24rem]:rounded-full @max-[24rem]:p-0'

/** The width of the icon before the word. */
const ICON_ROOM = '\u2003\u2002\u2009'

/**
 * Follows or unfollows a member; looks the same everywhere. Viewers who may not follow see the requirement: an account,
 * the Pro plan, or a confirmed email. Absent for the member themselves, for admins, and for hidden members.
 */
export function FollowButton({ member, isFollowing, size = 'regular', word: offer = 'Follow' }: Props) {
  const user = useCurrentUser()
  const verdict = useVerdict({ access: 'connected', confirmed: true })
  const state = useFollowState(member._id, isFollowing)
  const follow = useFollow(member)
  const isAdmin = user !== undefined && user.role !== 'professional' && user.role !== 'employer'
  const isHidden = user?._id === member._id || isAdmin || state === null
  // A press before the viewer is known takes effect once they are.
  const [isPressed, setIsPressed] = useState(false)
  useEffect(() => {
    if (!isPressed || verdict === undefined) return
    setIsPressed(false)
    if (!isHidden) act(true)
  })

  function act(wish: boolean) {
    if (verdict === 'sign-in') askToSignIn(t('Create an account to follow {name}', { name: member.name }))
    else if (verdict === 'upgrade') askToUpgrade()
    else if (verdict === 'forbidden') askToConfirm()
    else if (verdict === 'allowed') follow.mutate(wish)
  }

  if (isHidden) return null
  const follows = user !== undefined && state?.isFollowing === true
  const Icon = follows ? Check : Plus
  const { name } = member
  const following = t('Following', 'the state of a button')
  const offered = offer === 'Follow' ? t('Follow') : t('Follow back')
  const word = follows ? following : offered

  function press() {
    if (verdict === undefined) setIsPressed(true)
    else act(!follows)
  }

  const label = follows
    ? t('Following {name}', { name })
    : offer === 'Follow'
      ? t('Follow {name}', { name })
      : t('Follow back {name}', { name })
  const isRow = size === 'row'
  return (
    <Button
      size={isRow ? 'dense' : size}
      aria-label={label}
      aria-pressed={follows}
      {...(isRow ? { className: rowClass, 'data-tip': label, 'data-tip-align': 'end' } : {})}
      onClick={press}
    >
      <span
        // The longer word: reserves the width until the follow state is loaded.
        data-room={offer === 'Follow' ? ICON_ROOM + following : offered}
        className={cx('justify-items-center align-middle', isRow && '@max-[24rem]:after:hidden')}
      >
        {/* Replaced together with its word: in the middle, a shorter word begins further to the end. */}
        <span key={word} className="inline-flex items-center gap-2">
          <Icon size={16} aria-hidden className="shrink-0" />
          <span className={isRow ? '@max-[24rem]:hidden' : undefined}>{word}</span>
        </span>
      </span>
    </Button>
  )
}

/**
 * Returns whether the viewer follows a member, and the number of followers; undefined until loaded, null if the viewer
 * may not see the member. A list may already know `isFollowing`.
 */
function useFollowState(id: string, isFollowing?: boolean): FollowState | null | undefined {
  const user = useCurrentUser()
  const initialOptions = isFollowing === undefined ? {} : { initialData: { isFollowing, followers: null } }
  const enabled = user !== undefined && user._id !== id
  return useQuery({ ...followStateQuery(useApi(), id), ...initialOptions, enabled }).data
}

interface CountProps {
  readonly member: { readonly _id: string }
  /** The number from the page, shown until the current one is loaded. */
  readonly followers: number
}

/** The number of a member's followers. It changes when the viewer follows or unfollows. */
export function FollowerCount({ member, followers }: CountProps) {
  const count = useFollowState(member._id)?.followers ?? followers
  return (
    <span className="text-small text-muted tabular-nums">
      {t('{count, plural, one {# follower} other {# followers}}', { count })}
    </span>
  )
}
