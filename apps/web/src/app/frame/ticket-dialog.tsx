import type { CurrentUser } from '@rise/contract/session/shapes'
import { t } from '@rise/texts'
import { useState } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useSessionStore } from '../session/use-session.tsx'

/** Asks a logged-in member whose address contained a login ticket whether to switch to the ticket's account. */
export function TicketDialog({ user }: { user: CurrentUser }) {
  const store = useSessionStore()
  const [busy, setBusy] = useState(false)

  async function answer(accept: boolean) {
    setBusy(true)
    await store.answerTicket(accept).catch((error: unknown) => {
      showToast({ kind: 'failure', title: error instanceof Error ? error.message : t('This link is no longer valid.') })
      setBusy(false)
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) void answer(false)
      }}
      title={t('Continue as another account?')}
      description={t('You’re logged in as {email}. The link you opened logs in another account.', {
        email: user.email,
      })}
      actions={
        <>
          <Button onClick={() => void answer(false)}>{t('Stay logged in')}</Button>
          <Button variant="primary" busy={busy} onClick={() => void answer(true)}>
            {t('Switch account')}
          </Button>
        </>
      }
    />
  )
}
