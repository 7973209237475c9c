import { useSettings } from '../../../app/base/settings.tsx'
import { showToast } from '../../../ui/base/toast.ts'

/** Says after a sign-up that an email is on its way; the form's page is gone by then. */
export function useConfirmationToast(): (email: string) => void {
  const { productName, outbox } = useSettings()
  return (email) => {
    showToast({
      id: 'confirm',
      kind: 'success',
      title: `Welcome to ${productName}!`,
      description: `Confirm your email address: open the link we sent to ${email}.`,
      ...(outbox && { action: { label: 'Open the outbox', to: '/dev/mail' } }),
    })
  }
}
