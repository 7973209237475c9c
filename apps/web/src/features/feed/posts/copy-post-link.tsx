import { t } from '@rise/texts'
import { Link } from 'lucide-react'
import { useSettings } from '../../../app/base/settings.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { postHref } from './feed-address.ts'

/** Copies the address of a post. */
export function CopyPostLink({ id, label }: { id: string; label: string }) {
  const { publicUrl } = useSettings()
  async function copy() {
    const address = publicUrl + postHref(id)
    await navigator.clipboard.writeText(address).then(
      () => showToast({ id: 'copied', kind: 'success', title: t('Link copied') }),
      () => showToast({ id: 'copied', kind: 'failure', title: t('Couldn’t copy the link'), description: address }),
    )
  }
  return (
    <IconButton label={label} tip="end" onClick={() => void copy()}>
      <Link size={16} aria-hidden />
    </IconButton>
  )
}
