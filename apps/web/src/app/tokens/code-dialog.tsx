import { t } from '@rise/texts'
import { type FormEvent, useState } from 'react'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { TextField } from '../../ui/base/field.tsx'
import { Dialog, DialogClose } from '../../ui/overlays/dialog.tsx'
import { refusalOf, toApiError } from '../base/api.ts'
import { SETTINGS } from '../session/addresses.ts'
import type { CodeRequest } from './code-requests.ts'

/** Asks for a code of two-step verification, wherever a call needs one. */
export function CodeDialog({ request }: { request: CodeRequest }) {
  const cancel = (open: boolean) => {
    if (!open) request.end(undefined)
  }
  if (request.why === 'missing') {
    return (
      <Dialog
        open
        onOpenChange={cancel}
        title={t('Set up two-step verification')}
        description={t(
          'Your role needs a second step when you log in. It takes a minute, and an authenticator app on your phone.',
        )}
        actions={
          <DialogClose>
            <ButtonLink to={`${SETTINGS}#account`} variant="primary">
              {t('Go to Settings')}
            </ButtonLink>
          </DialogClose>
        }
      />
    )
  }
  return (
    <Dialog
      open
      onOpenChange={cancel}
      title={request.why === 'log-in' ? t('Two-step verification') : t('Confirm it’s you')}
    >
      <CodeForm request={request} />
    </Dialog>
  )
}

function CodeForm({ request }: { request: CodeRequest }) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    if (code.length < 6) {
      setError(usesRecoveryCode ? t('Enter a recovery code.') : t('Enter the 6 digits.'))
      return
    }
    setBusy(true)
    try {
      const reply = await request.send(code)
      if (reply.status === 200) request.end(reply)
      else setError(toApiError(reply.status, reply.body).message)
    } catch (failure) {
      setError(refusalOf(failure).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={t('Code')}
      className="flex flex-col gap-4 pb-1"
    >
      {usesRecoveryCode ? (
        <TextField
          key="recovery"
          name="code"
          label={t('Recovery code')}
          hint={t('One of the ten codes you saved. Each works once.')}
          error={error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        <TextField
          key="app"
          name="code"
          label={t('Code')}
          hint={t('The 6 digits your authenticator app shows now.')}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button
          variant="ghost"
          onClick={() => {
            setUsesRecoveryCode(!usesRecoveryCode)
            setError(undefined)
          }}
        >
          {usesRecoveryCode ? t('Use the app') : t('Use recovery code')}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {request.why === 'log-in' ? t('Log in') : t('Confirm')}
        </Button>
      </div>
    </form>
  )
}
