import type { AccountSettings } from '@rise/contract/session/account/shapes'
import { t } from '@rise/texts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { saveJson } from '../../app/save-json.ts'
import { Button } from '../../ui/base/button.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { SettingsRow, SettingsSection } from './settings-section.tsx'

// Loaded with the press that opens it: its overlay is larger than the page.
const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
}))

/** The buttons to download the member's data and to delete the account. */
export function DataSection({ account }: { account: AccountSettings }) {
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <SettingsSection id="data" title={t('Your data')}>
      <DownloadData />
      <SettingsRow
        title={t('Delete account')}
        value={t(
          'Your account is hidden at once. An emailed link restores it for 30 days; after that we erase it for good.',
        )}
        action={
          <Button variant="danger" onClick={() => setIsDeleting(true)}>
            {t('Delete account')}
          </Button>
        }
      >
        {isDeleting ? (
          <Suspense fallback={null}>
            <DeleteAccountDialog account={account} onClose={() => setIsDeleting(false)} />
          </Suspense>
        ) : null}
      </SettingsRow>
    </SettingsSection>
  )
}

function DownloadData() {
  const api = useApi()
  const { productName } = useSettings()
  const download = useMutation({
    mutationFn: async () => (await api('GET /api/v1/account/data', {})).result,
    onSuccess: (data) => saveJson(`${productName.toLowerCase()}-account.json`, data),
    onError: (error) => showToast({ id: 'form', kind: 'failure', title: error.message }),
  })
  return (
    <SettingsRow
      title={t('Download')}
      value={t('Everything we store about your account, as a JSON file.')}
      action={
        <Button icon={<Download size={16} aria-hidden />} busy={download.isPending} onClick={() => download.mutate()}>
          {t('Download my data')}
        </Button>
      }
    />
  )
}
