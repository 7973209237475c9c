import { t } from '@rise/texts'
import { useState } from 'react'
import { useSettings } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { useDraftForm } from '../use-draft-form.ts'

interface Props {
  readonly domain: string
  readonly send: (body: { email: string }) => Promise<void>
}

/**
 * Sends a link to an address at the company's domain. The field starts with the member's own address if it is at that
 * domain.
 */
export function DomainMailForm(props: Props) {
  const email = useCurrentUser()?.email ?? ''
  const ownEmail = email.endsWith(`@${props.domain}`) ? email : ''
  // The session may be known only after the first render.
  return <MailForm key={ownEmail} own={ownEmail} {...props} />
}

function MailForm({ own, domain, send }: Props & { readonly own: string }) {
  const { outbox } = useSettings()
  const [sentTo, setSentTo] = useState<string>()
  const form = useDraftForm({
    schema: 'mail',
    initial: { email: own },
    send: async (body) => {
      await send(body)
      setSentTo(body.email)
    },
  })
  if (sentTo !== undefined) {
    return (
      <div role="status">
        <Notice
          tone="success"
          title={t('Check your inbox')}
          action={
            <span className="flex flex-wrap gap-4">
              <Button size="dense" onClick={() => setSentTo(undefined)}>
                {t('Use another address')}
              </Button>
              {outbox ? <TextLink to="/dev/mail">{t('Open the outbox')}</TextLink> : null}
            </span>
          }
        >
          {t('Open the link we emailed to {email}. It expires in 7 days.', { email: sentTo })}
        </Notice>
      </div>
    )
  }
  return (
    <form
      aria-label={t('Mail a link')}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="flex flex-col gap-3"
    >
      {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
      <TextField
        id={form.id('email')}
        label={t('Your address at {domain}', { domain })}
        hint={t('It must end in @{domain}. We’ll email you a link.', { domain })}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        placeholder={t('you@{domain}', { domain })}
        value={form.values.email}
        error={form.errors.email}
        onChange={(event) => form.set({ email: event.target.value })}
      />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('Email me a link')}
        </Button>
      </div>
    </form>
  )
}
