import { t } from '@rise/texts'
import { type ComponentType, useEffect, useState } from 'react'
import { showToast } from '../../ui/base/toast.ts'
import { useFrameSlots } from '../base/frame-slots.ts'
import { whenKeyPressed } from './early-keys.ts'

/** The header's search and the keyboard shortcuts: loaded by the first key or click that needs them. */
export function KeyParts() {
  const { loadShortcuts } = useFrameSlots()
  const [Shortcuts, setShortcuts] = useState<ComponentType>()
  useEffect(
    () =>
      whenKeyPressed(() => {
        loadShortcuts().then(
          (part) => setShortcuts(() => part),
          () => showToast({ id: 'search', kind: 'failure', title: t('Search could not be loaded. Try again.') }),
        )
      }),
    [loadShortcuts],
  )
  return Shortcuts ? <Shortcuts /> : null
}
