const KEY = 'chunkReloadedAt'
/** Section 9: the page reloads at most once a minute. */
const GUARD_MS = 60_000

/** Reads the path that a navigation under way leads to; undefined when none is. */
type ReadDestination = () => string | undefined

/**
 * Reloads the page when a part of the app cannot be loaded, as after a new version was installed: the new page knows
 * the new parts. At most once a minute, so that a part that is truly missing does not reload for ever (section 8).
 * Returns how to tell it where a navigation leads: it then loads that page.
 */
export function reloadOnMissingChunk(win: Window, now: () => number = Date.now): (read: ReadDestination) => void {
  let destination: ReadDestination = () => undefined
  win.addEventListener('vite:preloadError', (event) => {
    const last = Number(win.sessionStorage.getItem(KEY) ?? 0)
    if (now() - last < GUARD_MS) return
    event.preventDefault()
    win.sessionStorage.setItem(KEY, String(now()))
    const path = destination()
    if (path === undefined) win.location.reload()
    else win.location.assign(path)
  })
  return (read) => {
    destination = read
  }
}
