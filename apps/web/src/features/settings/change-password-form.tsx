import type { AccountSettings } from '@rise/contract/session/account/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { FormShell, useContractForm } from '../session/index.ts'
import { CurrentPasswordField } from './password-link.tsx'

interface Values {
  currentPassword?: string
  password: string
}

/** Sets a new password, which logs out all other devices. */
export function ChangePasswordForm({ account, onDone }: { account: AccountSettings; onDone: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const change = useContractForm<Values>({
    schema: 'changePassword',
    fields: ['currentPassword', 'password'],
    fieldOfCode: { 'wrong-password': 'currentPassword' },
    send: async (body) => {
      await api('PUT /api/v1/account/password', { body })
      showToast({ kind: 'success', title: t('Your password was changed. All other devices are logged out.') })
      onDone()
      await invalidate(queryClient, ['GET /api/v1/account', 'GET /api/v1/account/sessions'])
    },
  })
  return (
    <FormShell {...change.shell} label={t('Change password')}>
      {/* Password managers save the new password under this name. */}
      <input type="hidden" autoComplete="username" defaultValue={account.email} />
      <CurrentPasswordField {...change.field('currentPassword')} account={account} />
      <PasswordField
        {...change.field('password')}
        label={t('New password')}
        hint={t('Use at least 8 characters. All other devices will be logged out.')}
        autoComplete="new-password"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={change.busy}>
          {t('Save password')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </FormShell>
  )
}
