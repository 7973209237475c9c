import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { useSettings } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { TextField } from '../../ui/base/field.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { emailError } from './base/newsletter-form.tsx'
import type { NewsletterSource } from './base/newsletter-opener.ts'
import { useNewsletter } from './use-newsletter.ts'

const LEAVE_MS = 200

interface Props {
  source: NewsletterSource
  /** The address typed into the form; if it is empty, the dialog asks for one. */
  email: string
  onClose: () => void
}

/**
 * The newsletter's dialog: address, first name, thanks (section 4 of the specification). Closing it after the address
 * keeps the account.
 */
export function NewsletterDialog({ source, email, onClose }: Props) {
  const [open, setOpen] = useState(true)
  const flow = useNewsletter(source, email, () => setOpen(false))
  useEffect(() => {
    if (open) return
    const timeout = setTimeout(onClose, LEAVE_MS)
    return () => clearTimeout(timeout)
  }, [open, onClose])

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && flow.finish()}
      title={
        flow.step === 'thanks'
          ? t('Thanks for signing up!')
          : flow.step === 'name'
            ? t('Nearly there')
            : t('New jobs by email, once a week')
      }
      description={
        flow.step === 'email' ? t('Free, once a week. You’ll get an account; unsubscribe with one click.') : undefined
      }
    >
      {flow.failure ? <SignUpFailure message={flow.failure.message} taken={flow.failure.taken} /> : null}
      {flow.step === 'email' ? <EmailStep email={flow.email} busy={flow.busy} onSend={flow.sendEmail} /> : null}
      {flow.step === 'name' ? (
        <>
          <ConfirmHint email={flow.email} />
          <NameStep busy={flow.busy} onSend={flow.sendName} />
        </>
      ) : null}
      {flow.step === 'thanks' ? (
        <div role="status">
          <ConfirmHint email={flow.email} />
        </div>
      ) : null}
    </Dialog>
  )
}

function EmailStep({
  email,
  busy,
  onSend,
}: {
  email: string
  busy: boolean
  onSend: (email: string) => Promise<void>
}) {
  return (
    <OneField
      label={t('Send me jobs')}
      busy={busy}
      check={emailError}
      onSend={onSend}
      field={{
        label: t('Email'),
        type: 'email',
        inputMode: 'email',
        autoComplete: 'email',
        placeholder: t('name@example.com'),
        defaultValue: email,
      }}
    />
  )
}

function NameStep({ busy, onSend }: { busy: boolean; onSend: (firstName: string) => Promise<void> }) {
  return (
    <OneField
      label={t('Save my name')}
      busy={busy}
      check={(name) => (name.trim() === '' ? t('Enter your first name.') : undefined)}
      onSend={onSend}
      field={{ label: t('What is your first name?'), autoComplete: 'given-name', maxLength: 100, autoFocus: true }}
    />
  )
}

interface OneFieldProps {
  label: ReactNode
  busy: boolean
  check: (value: string) => string | undefined
  onSend: (value: string) => Promise<void>
  field: Parameters<typeof TextField>[0]
}

function OneField({ label, busy, check, onSend, field }: OneFieldProps) {
  const [error, setError] = useState<string>()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = event.currentTarget.querySelector('input')
    const value = input?.value.trim() ?? ''
    const error = check(value)
    setError(error)
    if (error) input?.focus()
    else void onSend(value)
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
      <TextField
        {...field}
        error={error}
        onChange={error ? (event) => setError(check(event.currentTarget.value)) : undefined}
      />
      <Button type="submit" variant="primary" busy={busy} className="self-end">
        {label}
      </Button>
    </form>
  )
}

/** Asks to confirm the mailbox, because only a confirmed one receives jobs. If emails go to the outbox, links to it. */
function ConfirmHint({ email }: { email: string }) {
  const { outbox } = useSettings()
  return (
    <Notice title={t('Confirm your email address')}>
      {rich('We sent a mail to {email}. Open its link, and new jobs come once a week.', {
        email: <span className="font-medium break-words">{email}</span>,
      })}
      {outbox ? (
        <>
          {' '}
          {rich('This installation doesn’t send emails: <outbox>read it in the outbox</outbox>.', {
            outbox: (text) => <TextLink to="/dev/mail">{text}</TextLink>,
          })}
        </>
      ) : null}
    </Notice>
  )
}

/** Shows why the sign-up failed, next to the form; if the address has an account, both ways to log in. */
function SignUpFailure({ message, taken }: { message: string; taken: boolean }) {
  return (
    <Notice tone="danger">
      {message}
      {taken ? (
        <span className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
          <TextLink to="/login">{t('Log in')}</TextLink>
          <TextLink to="/reset">{t('Reset password')}</TextLink>
        </span>
      ) : null}
    </Notice>
  )
}
