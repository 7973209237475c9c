import { t } from '@rise/texts'
import { WifiOff } from 'lucide-react'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useFrameSlots } from '../base/frame-slots.ts'
import { codeRequests } from '../tokens/code-requests.ts'
import { usePrefetch } from './prefetch.ts'
import { useOnline } from './use-online.ts'

const CodeDialog = lazy(async () => ({ default: (await import('../tokens/code-dialog.tsx')).CodeDialog }))

/**
 * The parts of every page that load once it is idle: the offline bar, prefetching, `keepFocus`, the dialog that asks
 * for a code of two-step verification, and parts that features add.
 */
export function Companions() {
  const { AtRest } = useFrameSlots()
  const request = useSyncExternalStore(codeRequests.subscribe, codeRequests.read)
  usePrefetch()
  useEffect(keepFocusOfKeyboards, [])
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

/** Loads and starts `keepFocus` at the first key press, because most readers press no key. */
function keepFocusOfKeyboards(): void {
  const load = () =>
    import('../frame/keep-focus.ts').then(
      ({ keepFocus }) => keepFocus(),
      // If loading fails, the next key press tries again.
      keepFocusOfKeyboards,
    )
  document.addEventListener('keydown', load, { once: true })
}

/** A slim bar below the header, or above a phone's bottom bar, while the browser is offline. */
function OfflineBar() {
  const isOnline = useOnline()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 z-30 max-sm:bottom-[calc(var(--bottom-bar)+var(--sticky-bar))] sm:top-bar"
    >
      {isOnline ? null : (
        <p
          data-offline-bar=""
          className="flex items-center justify-center gap-2 bg-warning-soft px-gutter py-1 text-small font-medium text-warning"
        >
          <WifiOff size={16} aria-hidden className="shrink-0" />
          {t('You’re offline. Nothing you’ve typed is lost.')}
        </p>
      )}
    </div>
  )
}
