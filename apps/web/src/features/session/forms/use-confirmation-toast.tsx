import { t } from '@rise/texts'
import { useLocation } from 'react-router'
import { useSettings } from '../../../app/base/settings.tsx'
import { safeNext } from '../../../app/session/addresses.ts'
import { showToast } from '../../../ui/base/toast.ts'

/** Identifies the toast that welcomes a new member. */
export const WELCOME_TOAST = 'welcome'

/**
 * Returns a function that says in a toast after a sign-up that an email was sent. It does so only if the member is
 * redirected to another page. The steps of the sign-up say it themselves, and a toast would cover their fields on a
 * phone.
 */
export function useConfirmationToast(): (email: string) => void {
  const { productName, outbox } = useSettings()
  const leadsElsewhere = safeNext(new URLSearchParams(useLocation().search).get('next')) !== undefined
  return (email) => {
    if (!leadsElsewhere) return
    showToast({
      id: WELCOME_TOAST,
      kind: 'success',
      title: t('Welcome to {productName}!', { productName }),
      description: t('Confirm your email address: open the link we sent to {email}.', { email }),
      ...(outbox && { action: { label: t('Open the outbox'), to: '/dev/mail' } }),
    })
  }
}
