import type { AccountSettings } from '@rise/contract/session/account/shapes'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { useSessionStore } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { Dialog, DialogClose } from '../../ui/overlays/dialog.tsx'
import { FormShell, useContractForm } from '../session/index.ts'

/** Asks for confirmation, with the password as proof. */
export function DeleteAccountDialog({ account, onClose }: { account: AccountSettings; onClose: () => void }) {
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
      const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(result.eraseOn))
      showToast({
        kind: 'success',
        stays: true,
        title: 'Your account was deleted.',
        description: `You can restore it until ${until} with the link we sent to ${account.email}.`,
        ...(outbox && { action: { label: 'Open the outbox', to: '/dev/mail' } }),
      })
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Delete your account?"
      description="Your profile, posts and messages are hidden at once. We’ll email you a link that restores them within 30 days. After that we erase everything for good."
    >
      <FormShell {...remove.shell} label="Delete account">
        {account.hasPassword ? (
          <PasswordField
            {...remove.field('currentPassword')}
            label="Current password"
            autoComplete="current-password"
          />
        ) : null}
        <div className="flex flex-wrap justify-end gap-2">
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" variant="danger" busy={remove.busy}>
            Delete account
          </Button>
        </div>
      </FormShell>
    </Dialog>
  )
}
