import { t } from '@rise/texts'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { Dialog, DialogClose } from '../../ui/overlays/dialog.tsx'
import { useSettings } from '../base/settings.tsx'
import { localStore } from '../session/safe-storage.ts'

/** Section 9 of the specification: the warning appears after a second. */
const WARN_MS = 1000
const ACCEPTED = 'stagingAccepted'

/**
 * Warns that this is a trial installation, unless the visitor has accepted that already (section 2 of the
 * specification).
 */
export function StagingModal({ officialUrl }: { officialUrl: string | undefined }) {
  const { productName } = useSettings()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (localStore.get(ACCEPTED)) return
    const timer = setTimeout(() => setOpen(true), WARN_MS)
    return () => clearTimeout(timer)
  }, [])

  function close() {
    localStore.set(ACCEPTED, 'true')
    setOpen(false)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('This is a trial version')}
      description={t(
        'You are on a trial installation of {productName}. Accounts and everything else here may be erased at any time, and emails may not arrive.',
        { productName },
      )}
      actions={
        <>
          {officialUrl ? <ButtonLink to={officialUrl}>{t('Go to the official version')}</ButtonLink> : null}
          <DialogClose>
            <Button variant="primary">{t('I understand')}</Button>
          </DialogClose>
        </>
      }
    />
  )
}
