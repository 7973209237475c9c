import { type ComponentType, useEffect, useState } from 'react'
import { showToast } from '../../ui/base/toast.ts'
import { whenKeyPressed } from '../boot/early-keys.ts'

/** The header's search and the keyboard shortcuts: loaded by the first key or press that needs them. */
export function KeyParts() {
  const [Shortcuts, setShortcuts] = useState<ComponentType>()
  useEffect(
    () =>
      whenKeyPressed(() => {
        import('../shortcuts/shortcuts.tsx').then(
          (part) => setShortcuts(() => part.Shortcuts),
          () => showToast({ id: 'search', kind: 'failure', title: 'Search could not be loaded. Try again.' }),
        )
      }),
    [],
  )
  return Shortcuts ? <Shortcuts /> : null
}
