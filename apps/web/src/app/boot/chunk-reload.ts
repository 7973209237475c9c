const KEY = 'chunkReloadedAt'
/** Section 9: the page reloads at most once a minute. */
const RELOAD_INTERVAL_MS = 60_000

/** Returns the destination of a pending navigation; undefined without one. */
type ReadDestination = () => string | undefined

/**
 * Reloads the page when a chunk fails to load, such as after an update: the new page knows the names of the new chunks.
 * Reloads at most once a minute, so that a chunk that is really missing does not cause endless reloads (section 8).
 * Reloads only if the server answers, because without a connection the page would be lost. Returns a function that sets
 * `destination`: during a navigation, the page at its destination is loaded instead.
 */
export function reloadOnMissingChunk(
  win: Window,
  {
    now = Date.now,
    askServer = () => fetch('/healthz'),
  }: { now?: () => number; askServer?: () => Promise<unknown> } = {},
): (read: ReadDestination) => void {
  let destination: ReadDestination = () => undefined
  win.addEventListener('vite:preloadError', () => {
    const lastReloadAt = Number(win.sessionStorage.getItem(KEY) ?? 0)
    if (now() - lastReloadAt < RELOAD_INTERVAL_MS) return
    const path = destination()
    const reload = () => {
      win.sessionStorage.setItem(KEY, String(now()))
      if (path === undefined) win.location.reload()
      else win.location.assign(path)
    }
    askServer().then(reload, () => undefined)
  })
  return (read) => {
    destination = read
  }
}
