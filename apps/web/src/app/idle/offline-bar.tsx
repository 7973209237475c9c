import { WifiOff } from 'lucide-react'
import { useOnline } from './use-online.ts'

/** A slim bar below the header while the browser is offline. Typed text stays where it is. */
export function OfflineBar() {
  const isOnline = useOnline()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-bar z-30">
      {isOnline ? null : (
        <p className="flex items-center justify-center gap-2 bg-warning-soft px-gutter py-1 text-small font-medium text-warning">
          <WifiOff size={16} aria-hidden className="shrink-0" />
          You’re offline. Nothing you’ve typed is lost.
        </p>
      )}
    </div>
  )
}
