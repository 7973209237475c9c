import type { AccountSettings } from '@rise/contract/session/account/shapes'
import { t } from '@rise/texts'
import type { ComponentProps } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { MailedLinkButton } from './mailed-link-button.tsx'

interface PasswordLinkProps {
  readonly account: AccountSettings
  readonly label: string
  readonly variant?: 'secondary' | 'ghost'
}

/** Emails the account's address a link that sets a password without the current one. */
export function PasswordLink({ account: { email }, label, variant = 'secondary' }: PasswordLinkProps) {
  const api = useApi()
  return (
    <MailedLinkButton
      label={label}
      variant={variant}
      sent={t('We’ve sent a link to {email}. Open it to choose a password. We’ll then log out all other devices.', {
        email,
      })}
      send={() => api('POST /api/v1/password-resets', { body: { email } })}
    />
  )
}

type CurrentPasswordProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'> & {
  readonly account: AccountSettings
}

/** The current password as a proof, with a link for people who forgot it; absent for accounts without a password. */
export function CurrentPasswordField({ account, ...field }: CurrentPasswordProps) {
  if (!account.hasPassword) return null
  return (
    <div className="flex flex-col items-start gap-2 *:first:w-full">
      <PasswordField {...field} label={t('Current password')} autoComplete="current-password" />
      <PasswordLink account={account} label={t('Forgot it?')} variant="ghost" />
    </div>
  )
}
