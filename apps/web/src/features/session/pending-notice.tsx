import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SendConfirmation } from './send-confirmation.tsx'

/** For members whose mailbox is not confirmed yet; nothing for everyone else. */
export function PendingNotice() {
  const user = useCurrentUser()
  if (user?.standing !== 'pending') return null
  return (
    <Notice tone="warning" title="Confirm your email address" action={<SendConfirmation />}>
      Open the link we sent to {user.email}. Until then, you can browse and build your page. Posting and following start
      once you’ve confirmed.
    </Notice>
  )
}
