import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { homeOf } from '../../app/session/addresses.ts'
import { principalOf, useSessionStore } from '../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'
import { FormShell } from './form-parts.tsx'
import { EmailField } from './forms/email-field.tsx'
import { MailSent } from './forms/mail-sent.tsx'
import { NewPasswordForm } from './forms/new-password-form.tsx'
import { useContractForm } from './use-contract-form.ts'

/** Resets a forgotten password: asks for the address, or with the mailed `token` for a new password. */
export function ResetPage() {
  const token = new URLSearchParams(useLocation().search).get('token')
  const [sentTo, setSentTo] = useState<string>()
  const title = token === null ? 'Reset your password' : 'Choose a new password'
  return (
    <NarrowPage
      title={title}
      below={
        <p>
          Remembered it? <TextLink to="/login">Log in</TextLink>
        </p>
      }
    >
      <PageHead title={title} noindex={token !== null} path="/reset" />
      {token !== null ? <ResetWithToken token={token} /> : null}
      {token === null && sentTo !== undefined ? (
        <>
          <MailSent>
            If there’s an account with {sentTo}, we’ve sent it a link to choose a new password. It works once and
            expires soon.
          </MailSent>
          <Button onClick={() => setSentTo(undefined)}>Use another address</Button>
        </>
      ) : null}
      {token === null && sentTo === undefined ? <ResetRequest onSent={setSentTo} /> : null}
    </NarrowPage>
  )
}

function ResetRequest({ onSent }: { onSent: (email: string) => void }) {
  const api = useApi()
  const request = useContractForm<{ email: string }>({
    schema: 'resetRequest',
    fields: ['email'],
    send: async (body) => {
      await api('POST /api/v1/password-resets', { body })
      onSent(body.email)
    },
  })
  return (
    <FormShell {...request.shell} label="Reset your password">
      <EmailField
        {...request.field('email')}
        autoComplete="username"
        hint="We’ll email you a link to choose a new password."
        onLeave={() => request.check('email')}
      />
      <Button type="submit" variant="primary" busy={request.busy}>
        Send link
      </Button>
    </FormShell>
  )
}

function ResetWithToken({ token }: { token: string }) {
  const api = useApi()
  const session = useSessionStore()
  const navigate = useNavigate()
  return (
    <NewPasswordForm
      submitLabel="Save new password"
      expired={<ButtonLink to="/reset">Get a new link</ButtonLink>}
      send={async (password) => {
        const reply = await api('POST /api/v1/reset', { body: { token, password } })
        session.signIn(reply)
        showToast({ kind: 'success', title: 'Your password was changed. All other devices are logged out.' })
        const home = homeOf(principalOf({ status: 'member', user: reply.result }))
        void navigate(home, { replace: true })
      }}
    />
  )
}
