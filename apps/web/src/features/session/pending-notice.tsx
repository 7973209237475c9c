import { t } from '@rise/texts'
import { useEffect } from 'react'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { dismissToast } from '../../ui/base/toast.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { WELCOME_TOAST } from './forms/use-confirmation-toast.tsx'
import { SendConfirmation } from './send-confirmation.tsx'

/**
 * Asks members to confirm their email. Renders nothing for everyone else. Dismisses the welcome toast, which says the
 * same.
 */
export function PendingNotice() {
  const user = useCurrentUser()
  const isPending = user?.standing === 'pending'
  useEffect(() => {
    if (isPending) dismissToast(WELCOME_TOAST)
  }, [isPending])
  if (!isPending) return null
  return (
    <Notice tone="warning" title={t('Confirm your email address')} action={<SendConfirmation />}>
      {t(
        'Open the link we sent to {email}. Until then, you can browse and build your page. Posting and following start once you’ve confirmed.',
        { email: user.email },
      )}
    </Notice>
  )
}
