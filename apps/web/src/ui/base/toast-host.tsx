import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from './lazy-part.ts'
import { anyToastAsked, onToast } from './toast.ts'

const Toaster = lazyPart(async () => (await import('../feedback/toaster.tsx')).Toaster)
const onServer = () => false

/** Put once into the frame of the app, inside the router. Costs nothing until the first toast is shown. */
export function ToastHost() {
  const wanted = useSyncExternalStore(onToast, anyToastAsked, onServer)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
