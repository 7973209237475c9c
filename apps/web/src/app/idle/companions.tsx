import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useFrameSlots } from '../base/frame-slots.ts'
import { codeRequests } from '../tokens/code-requests.ts'
import { OfflineBar } from './offline-bar.tsx'
import { usePrefetch } from './prefetch.ts'

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
