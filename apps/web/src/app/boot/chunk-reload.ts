const KEY = 'chunkReloadedAt'
/** Section 9: the page reloads at most once a minute. */
const GUARD_MS = 60_000

/**
 * Reloads the page when a part of the app cannot be loaded, as after a new version was installed: the new page knows
 * the new parts. At most once a minute, so that a part that is truly missing does not reload for ever (section 8).
 */
export function reloadOnMissingChunk(win: Window, now: () => number = Date.now): void {
  win.addEventListener('vite:preloadError', (event) => {
    const last = Number(win.sessionStorage.getItem(KEY) ?? 0)
    if (now() - last < GUARD_MS) return
    event.preventDefault()
    win.sessionStorage.setItem(KEY, String(now()))
    win.location.reload()
  })
}
