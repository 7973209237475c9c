const KEY = 'chunkReloadedAt'
/** Section 9: the page reloads at most once a minute. */
const RELOAD_INTERVAL_MS = 60_000

/** Returns the destination of a pending navigation; undefined without one. */
type ReadDestination = () => string | undefined

/**
 * Reloads the page when a part of the app fails to load, as after an update: the new page knows the new parts. At most
 * once a minute, so that a part that is really missing does not cause endless reloads (section 8), and only if the
 * server answers: without a connection a reload would lose the page. Returns a function that registers where a pending
 * navigation leads, so that the reload goes there.
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
    const last = Number(win.sessionStorage.getItem(KEY) ?? 0)
    if (now() - last < RELOAD_INTERVAL_MS) return
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
