import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
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
  const title = token === null ? t('Reset your password') : t('Choose a new password')
  return (
    <NarrowPage
      title={title}
      below={
        <p>
          {rich('Remembered it? <login>Log in</login>', { login: (text) => <TextLink to="/login">{text}</TextLink> })}
        </p>
      }
    >
      <PageHead title={title} noindex={token !== null} path="/reset" />
      {token !== null ? <ResetWithToken token={token} /> : null}
      {token === null && sentTo !== undefined ? (
        <>
          <MailSent>
            {t(
              'If there’s an account with {email}, we’ve sent it a link to choose a new password. It works once and expires soon.',
              { email: sentTo },
            )}
          </MailSent>
          <Button onClick={() => setSentTo(undefined)}>{t('Use another address')}</Button>
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
    <FormShell {...request.shell} label={t('Reset your password')}>
      <EmailField
        {...request.field('email')}
        autoComplete="username"
        hint={t('We’ll email you a link to choose a new password.')}
        onLeave={() => request.check('email')}
      />
      <Button type="submit" variant="primary" busy={request.busy}>
        {t('Send link')}
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
      submitLabel={t('Save new password')}
      expired={<ButtonLink to="/reset">{t('Get a new link')}</ButtonLink>}
      send={async (password) => {
        const reply = await api('POST /api/v1/reset', { body: { token, password } })
        session.signIn(reply)
        showToast({ kind: 'success', title: t('Your password was changed. All other devices are logged out.') })
        const home = homeOf(principalOf({ status: 'member', user: reply.result }))
        void navigate(home, { replace: true })
      }}
    />
  )
}
