import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { FormShell } from '../form-parts.tsx'
import { useContractForm } from '../use-contract-form.ts'

interface Props {
  submitLabel: string
  /** Throws the errors that the form shows. */
  send: (password: string) => Promise<void>
  /** Shown when the emailed link is no longer valid: how to get a new one. */
  expired: ReactNode
}

/** A new password, with a mailed link as proof. */
export function NewPasswordForm({ submitLabel, send, expired }: Props) {
  const form = useContractForm<{ password: string }>({
    schema: 'newPassword',
    fields: ['password'],
    send: ({ password }) => send(password),
  })
  if (form.failure?.code === 'link-not-valid') {
    return (
      <Notice tone="danger" title={t('This link no longer works')} action={expired}>
        {form.failure.message}
      </Notice>
    )
  }
  return (
    <FormShell {...form.shell} label={submitLabel}>
      <PasswordField
        {...form.field('password')}
        label={t('New password')}
        rule={t('At least 8 characters.')}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        {submitLabel}
      </Button>
    </FormShell>
  )
}
