/** A connection is slow from this latency on, or if the page took longer than this to load. */
const SLOW_ROUND_TRIP_MS = 100
const SLOW_LOAD_MS = 1000
/** On a slow connection, the first seconds since the navigation began are reserved for the page. */
const SLOW_PAGE_MS = 5000

/**
 * Resolves when the page has loaded and the browser is idle; on a slow connection, not before 5 s after the navigation
 * began. For background work, so that it delays neither the first paint nor the first scroll.
 */
export async function whenIdle(): Promise<void> {
  await whenLoaded()
  const remainingMs = SLOW_PAGE_MS - performance.now()
  if (remainingMs > 0 && loadedSlowly()) await new Promise((resolve) => setTimeout(resolve, remainingMs))
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
}

/** Resolves when the page has loaded. */
export async function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}

function loadedSlowly(): boolean {
  const { connection } = navigator as { connection?: { readonly rtt?: number } }
  const [page] = performance.getEntriesByType?.('navigation') ?? []
  const loadMs = page && 'loadEventStart' in page ? Number(page.loadEventStart) : 0
  return (connection?.rtt ?? 0) >= SLOW_ROUND_TRIP_MS || loadMs > SLOW_LOAD_MS
}
