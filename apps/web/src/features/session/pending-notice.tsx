import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SendConfirmation } from './send-confirmation.tsx'

/** For members whose mailbox is not proven yet; nothing for everybody else. */
export function PendingNotice() {
  const user = useCurrentUser()
  if (user?.standing !== 'pending') return null
  return (
    <Notice tone="warning" title="Confirm your e-mail address" action={<SendConfirmation />}>
      Open the link that we sent to {user.email}. Until then you can look around and fill in your page; what reaches
      others waits.
    </Notice>
  )
}
