import { lazy, Suspense, useState } from 'react'
import type { ConfirmDialogProps } from './loaded-confirm-dialog.tsx'

// Loaded when it opens, because few people use an action that needs confirmation.
const LoadedConfirmDialog = lazy(async () => ({
  default: (await import('./loaded-confirm-dialog.tsx')).LoadedConfirmDialog,
}))

/** Asks for confirmation of an action that loses something. After `onConfirm`, the caller closes the dialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [isLoaded, setLoaded] = useState(props.open)
  if (props.open && !isLoaded) setLoaded(true)
  if (!isLoaded) return null
  return (
    <Suspense fallback={null}>
      <LoadedConfirmDialog {...props} />
    </Suspense>
  )
}
