import type { AccountSettings } from '@rise/contract/session/account/shapes'
import { t } from '@rise/texts'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { useSessionStore } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { dayWords } from '../../ui/calendar/day-words.ts'
import { Dialog, DialogClose } from '../../ui/overlays/dialog.tsx'
import { FormShell, useContractForm } from '../session/index.ts'
import { MailedLinkButton } from './mailed-link-button.tsx'
import { CurrentPasswordField } from './password-link.tsx'

interface Props {
  readonly account: AccountSettings
  readonly onClose: () => void
}

/** Asks for confirmation, with the password as proof; without one, by an emailed link. */
export function DeleteAccountDialog({ account, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('Delete your account?')}
      description={t(
        'Your profile, posts and messages are hidden at once. We’ll email you a link that restores them within 30 days. After that we erase everything for good.',
      )}
    >
      {account.hasPassword ? <DeleteByPassword account={account} /> : <DeleteByLink account={account} />}
    </Dialog>
  )
}

function DeleteByLink({ account: { email } }: { account: AccountSettings }) {
  const api = useApi()
  return (
    <>
      <p className="mb-4">{t('You don’t have a password yet, so we’ll email {email} a link to confirm.', { email })}</p>
      <div className="flex flex-wrap items-start justify-end gap-2">
        <DialogClose>
          <Button>{t('Cancel')}</Button>
        </DialogClose>
        <MailedLinkButton
          label={t('Email me a link')}
          variant="danger"
          sent={t('We’ve sent a link to {email}. Your account stays as it is until you open it and confirm.', {
            email,
          })}
          send={() => api('POST /api/v1/account/deletion-link', {})}
        />
      </div>
    </>
  )
}

function DeleteByPassword({ account }: { account: AccountSettings }) {
  const api = useApi()
  const session = useSessionStore()
  const { outbox } = useSettings()
  const remove = useContractForm<{ currentPassword?: string }>({
    schema: 'deleteAccount',
    fields: ['currentPassword'],
    fieldOfCode: { 'wrong-password': 'currentPassword' },
    send: async (body) => {
      const { result } = await session.whileChanging(async () => {
        const reply = await api('DELETE /api/v1/account', { body })
        await session.signOut()
        return reply
      })
      const day = dayWords(result.eraseOn)
      showToast({
        kind: 'success',
        stays: true,
        title: t('Your account was deleted.'),
        description: t('You can restore it until {day} with the link we sent to {email}.', {
          day,
          email: account.email,
        }),
        ...(outbox && { action: { label: t('Open the outbox'), to: '/dev/mail' } }),
      })
    },
  })
  return (
    <FormShell {...remove.shell} label={t('Delete account')}>
      <CurrentPasswordField {...remove.field('currentPassword')} account={account} />
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose>
          <Button>{t('Cancel')}</Button>
        </DialogClose>
        <Button type="submit" variant="danger" busy={remove.busy}>
          {t('Delete account')}
        </Button>
      </div>
    </FormShell>
  )
}
