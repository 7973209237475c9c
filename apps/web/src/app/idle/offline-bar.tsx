import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

/** A slim bar below the header while the browser is offline. Typed text stays where it is. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-bar z-30">
      {online ? null : (
        <p className="flex items-center justify-center gap-2 bg-warning-soft px-gutter py-1 text-small font-medium text-warning">
          <WifiOff size={16} aria-hidden className="shrink-0" />
          You’re offline. Nothing you’ve typed is lost.
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
