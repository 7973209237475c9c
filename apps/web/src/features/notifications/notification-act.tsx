import type { Notification } from '@rise/contract/notifications/shapes'
import { t } from '@rise/texts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { FollowButton, memberName } from '../connections/index.ts'

/** The button that responds to a notification, next to its text. Most kinds have none. */
export function NotificationAct({ notification: { name, user, count, to } }: { notification: Notification }) {
  if (name === 'new-follower' && user && !user.isFollowing && (count ?? 1) === 1) {
    return (
      <FollowButton
        member={{ _id: user._id, role: user.role, name: memberName(user) }}
        isFollowing={false}
        size="dense"
        word="Follow back"
      />
    )
  }
  if (name !== 'missed-message') return null
  return (
    <ButtonLink
      to={to}
      size="dense"
      aria-label={user ? t('Reply to {name}', { name: memberName(user) }, 'verb, on a link') : t('Reply to support')}
    >
      {t('Reply', 'verb, on a button')}
    </ButtonLink>
  )
}
