import type { AccountSettings } from '@rise/contract/session/account/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useDraft } from '../../app/forms/drafts/use-draft.ts'
import { Button } from '../../ui/base/button.tsx'
import { EmailField, FormShell, useContractForm } from '../session/index.ts'
import { CurrentPasswordField } from './password-link.tsx'

interface Values {
  email: string
  currentPassword?: string
}

/** Requests a new address, which takes effect once its owner clicks the link sent to it. */
export function ChangeEmailForm({ account, onDone }: { account: AccountSettings; onDone: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const change = useContractForm<Values>({
    schema: 'changeEmail',
    fields: ['email', 'currentPassword'],
    fieldOfCode: { 'wrong-password': 'currentPassword' },
    send: async (body) => {
      await api('PUT /api/v1/account/email', { body })
      deleteDraft()
      await invalidate(queryClient, ['GET /api/v1/account'])
      onDone()
    },
  })
  const deleteDraft = useDraft(change.ref, 'change-email')
  return (
    <FormShell {...change.shell} label={t('Change email address')}>
      <EmailField
        {...change.field('email')}
        label={t('New email address')}
        hint={t('We’ll email it a link. Your current address stays in use until you open it.')}
        onLeave={() => change.check('email')}
      />
      <CurrentPasswordField {...change.field('currentPassword')} account={account} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={change.busy}>
          {t('Send link')}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            deleteDraft()
            onDone()
          }}
        >
          {t('Cancel')}
        </Button>
      </div>
    </FormShell>
  )
}
