import type { AccountSettings } from '@rise/contract/session/account/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { neverStale, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useHasDraft } from '../../app/forms/drafts/use-draft.ts'
import { memberName } from '../../app/navigation/member/navigation.ts'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { LogoMark } from '../../ui/base/logo-mark.tsx'
import { Avatar } from '../../ui/marks/avatar.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { OutboxLink } from '../session/index.ts'
import { ChangeEmailForm } from './change-email-form.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { PasswordLink } from './password-link.tsx'
import { SecondFactorRow } from './second-factor-row.tsx'
import { SettingsRow, SettingsSection } from './settings-section.tsx'

/** The ways to log in (address, password, two-step verification, Google), and the pictures. */
export function AccountSection({ account }: { account: AccountSettings }) {
  const [open, setOpen] = useState<'email' | 'password' | undefined>(useHasDraft('change-email') ? 'email' : undefined)
  const { data: options } = useQuery(queryOf(useApi(), 'GET /api/v1/sign-in-options', {}, neverStale))
  const close = () => setOpen(undefined)
  const toggle = (which: 'email' | 'password', label: string): ReactNode => (
    <Button aria-expanded={open === which} onClick={() => setOpen(open === which ? undefined : which)}>
      {label}
    </Button>
  )
  return (
    <SettingsSection id="account" title={t('Account')}>
      <SettingsRow
        title={t('Email address')}
        value={
          <span className="flex flex-wrap items-center gap-2">
            {account.email}
            <Badge tone={account.emailConfirmed ? 'success' : 'warning'}>
              {account.emailConfirmed ? t('Confirmed') : t('Not confirmed')}
            </Badge>
          </span>
        }
        action={toggle('email', t('Change email address'))}
      >
        {account.newEmail !== null ? (
          <p role="status" className="text-small text-muted">
            {t('Open the link we sent to {email} to finish.', { email: account.newEmail })} <OutboxLink />
          </p>
        ) : null}
        {open === 'email' ? <ChangeEmailForm account={account} onDone={close} /> : null}
      </SettingsRow>
      <SettingsRow
        title={t('Password')}
        value={passwordInWords(account)}
        action={account.hasPassword ? toggle('password', t('Change password')) : null}
      >
        {open === 'password' ? <ChangePasswordForm account={account} onDone={close} /> : null}
        {!account.hasPassword && account.emailConfirmed ? (
          <PasswordLink account={account} label={t('Choose a password')} />
        ) : null}
      </SettingsRow>
      <SecondFactorRow account={account} />
      {account.google || options?.google ? (
        <SettingsRow
          title={t('Google')}
          value={
            account.google
              ? t('Linked. You can log in with Google.')
              : t('Not linked. Log in with Google once, with this confirmed email, to link it.')
          }
        />
      ) : null}
      <PicturesRow />
    </SettingsSection>
  )
}

/** The photo, with a link to the page where it and the cover are changed. */
function PicturesRow() {
  const user = useCurrentUser()
  if (!user || user.slug === '' || user.role.startsWith('admin')) return null
  const person = user.role === 'professional'
  const name = memberName(user)
  return (
    <SettingsRow
      title={person ? t('Photo and cover') : t('Logo and cover')}
      value={person ? <Avatar name={name} photo={user.photo} size={40} /> : <LogoMark name={name} logo={user.photo} />}
      action={
        <ButtonLink to={person ? '/professional/edit#pictures' : '/company/edit/edit-overview#logo-and-cover'}>
          {person ? t('Change in your story') : t('Change on your page')}
        </ButtonLink>
      }
    />
  )
}

function passwordInWords({ hasPassword, emailConfirmed }: AccountSettings): string {
  if (hasPassword) return t('You have a password.')
  return emailConfirmed ? t('Not set yet: choose one') : t('Not set yet: confirm your email first')
}
