import { t } from '@rise/texts'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../app/base/settings.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { OutboxLink } from './forms/mail-sent.tsx'

/** Sends the confirmation link again, and says so. */
export function SendConfirmation() {
  const api = useApi()
  const user = useCurrentUser()
  const send = useMutation({ mutationFn: () => api('POST /api/v1/confirmations', {}) })
  if (send.isSuccess) {
    return (
      <p role="status" className="text-small">
        {user ? t('We sent a new link to {email}.', { email: user.email }) : t('We sent a new link to your address.')}{' '}
        <OutboxLink />
      </p>
    )
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <Button size="dense" busy={send.isPending} onClick={() => send.mutate()}>
        {t('Send again')}
      </Button>
      <OutboxLink />
      {send.isError ? (
        <p role="alert" className="text-small text-danger">
          {send.error.message}
        </p>
      ) : null}
    </div>
  )
}
