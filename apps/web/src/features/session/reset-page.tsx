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

/** A forgotten password: asks for the address; with the mailed `token` sets the new one. */
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
            If there is an account with {sentTo}, we sent it a link to choose a new password. The link works for a short
            while and only once.
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
        hint="We mail you a link to choose a new password."
        onLeave={() => request.check('email')}
      />
      <Button type="submit" variant="primary" busy={request.busy}>
        Send the link
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
      submitLabel="Save the new password"
      expired={<ButtonLink to="/reset">Ask for a new link</ButtonLink>}
      send={async (password) => {
        const reply = await api('POST /api/v1/reset', { body: { token, password } })
        session.signIn(reply)
        showToast({ kind: 'success', title: 'Your password is changed. All other devices are signed out.' })
        const home = homeOf(principalOf({ status: 'member', user: reply.result }))
        void navigate(home, { replace: true })
      }}
    />
  )
}
