import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Fragment, useEffect, useState } from 'react'
import { TextLink } from '../../ui/base/link.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { routeExists } from '../page/route-exists.ts'
import type { GoKey } from '../palette/search-slots.ts'
import { SETTINGS } from '../session/addresses.ts'

const LEAVE_MS = 200

/** Explains the shortcuts; opened by `?`. */
export function ShortcutsDialog({ goKeys, onClose }: { goKeys: readonly GoKey[]; onClose: () => void }) {
  const [open, setOpen] = useState(true)
  // A key opens the dialog, so the focused element may not be reachable by Tab. Without this, closing the dialog would
  // focus the first field behind it, which would then receive the next keys.
  const [opener] = useState(() => document.activeElement)
  function returnFocus(): boolean {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    return false
  }
  useEffect(() => {
    if (open) return
    const timeout = setTimeout(onClose, LEAVE_MS)
    return () => clearTimeout(timeout)
  }, [open, onClose])
  return (
    <Dialog open={open} onOpenChange={setOpen} finalFocus={returnFocus} title={t('Keyboard shortcuts')}>
      <dl className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-3">
        <Row does={t('Search')} keys={['/']} or={[t('Ctrl or ⌘'), 'K']} />
        {goKeys.map(({ key, label }) => (
          <Row key={key} does={t('Go to {page}', { page: t(label) })} keys={['g', key]} />
        ))}
        <Row does={t('Next or previous result, on its page')} keys={['j']} or={['k']} />
        <Row does={t('Show this list')} keys={['?']} />
        <Row does={t('Close')} keys={['Esc']} />
      </dl>
      {routeExists(SETTINGS) ? (
        <p className="mt-4 text-small text-muted">
          {rich('You can turn them off in <settings>Settings</settings>.', {
            settings: (text) => <TextLink to={SETTINGS}>{text}</TextLink>,
          })}
        </p>
      ) : null}
    </Dialog>
  )
}

function Row({ does, keys, or }: { does: string; keys: readonly string[]; or?: readonly string[] }) {
  return (
    <>
      <dt className="text-small">{does}</dt>
      <dd className="flex items-center justify-end gap-1 text-small text-muted">
        <Keys keys={keys} />
        {or ? (
          <>
            {t('or', 'between two keyboard shortcuts')} <Keys keys={or} />
          </>
        ) : null}
      </dd>
    </>
  )
}

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => (
    <Fragment key={key}>
      <kbd className="min-w-6 rounded-control border border-control bg-raised px-2 py-0.5 text-center font-mono text-caption text-text">
        {key}
      </kbd>
    </Fragment>
  ))
}
