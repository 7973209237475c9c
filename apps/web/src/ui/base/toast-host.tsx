import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from './lazy-part.ts'
import { hasShownToast, onToast } from './toast.ts'

const Toaster = lazyPart(async () => (await import('../feedback/toaster.tsx')).Toaster)
const onServer = () => false

/**
 * Loads and renders the toaster once the first toast is shown. Render it once, in the frame of the app.
 */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(onToast, hasShownToast, onServer)
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
