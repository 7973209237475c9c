import { WifiOff } from 'lucide-react'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useFrameSlots } from '../base/frame-slots.ts'
import { codeRequests } from '../tokens/code-requests.ts'
import { usePrefetch } from './prefetch.ts'
import { useOnline } from './use-online.ts'

const CodeDialog = lazy(async () => ({ default: (await import('../tokens/code-dialog.tsx')).CodeDialog }))

/**
 * Companions of every page, loaded when it is idle: the offline bar, prefetching, the question for a code of two-step
 * verification, and parts that features add.
 */
export function Companions() {
  const { AtRest } = useFrameSlots()
  const request = useSyncExternalStore(codeRequests.subscribe, codeRequests.read)
  usePrefetch()
  return (
    <>
      <OfflineBar />
      <AtRest />
      {request ? (
        <Suspense fallback={null}>
          <CodeDialog request={request} />
        </Suspense>
      ) : null}
    </>
  )
}

/** A slim bar below the header while the browser is offline. Typed text stays where it is. */
function OfflineBar() {
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
