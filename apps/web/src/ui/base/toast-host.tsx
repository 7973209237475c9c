import { lazy, Suspense, useSyncExternalStore } from 'react'
import { anyToastAsked, onToast } from './toast.ts'

const Toaster = lazy(async () => ({ default: (await import('../feedback/toaster.tsx')).Toaster }))
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
