import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { RenderedPage } from '@rise/contract/page-renderer'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

/**
 * A page ready to be sent, with its bytes in each encoding. Nearly all browsers accept Brotli, so the other encodings
 * are made on demand.
 */
export interface CachedPage {
  readonly status: number
  readonly location: string | undefined
  readonly etag: string
  /** Returns the bytes in Brotli, compressed more thoroughly after many requests. */
  brotli(): Buffer
  /** Returns the bytes in gzip, which are created once. */
  gzip(): Promise<Buffer>
  identity(): Promise<Buffer>
  /** The memory that the page occupies, in bytes. */
  readonly size: number
}

interface CacheEntry<P> {
  readonly page: P
  /** When the page expires, by `performance.now()`. */
  readonly expires: number
  /** Whether the page is stale, because its replacement failed or was late. */
  hasFailed: boolean
}

/** How long an expired page can replace one that fails to render; outages of the database are rarely longer. */
const STAND_IN_MS = 300_000
/** How long a request waits for a new page if there is an expired one. */
const PATIENCE_MS = 1_000

/**
 * A cache of public pages, each kept for some seconds. A change does not remove a page, so it becomes visible when the
 * page expires. A page is rendered once, however many requests arrive in the meantime; the rendered `S` is encoded as
 * `P`. While rendering fails, the last page is served immediately, for up to five minutes, and each request triggers
 * another attempt.
 */
export interface PageCache<S = RenderedPage, P extends CachedPage = CachedPage> {
  /** Returns a page that is still fresh, without waiting. */
  peek(key: string): P | undefined
  /** Returns the page. Rejects with the error of `render`, unless an expired page can replace it. */
  get(key: string, render: () => Promise<S>): Promise<P>
}

interface Bounds {
  /** The lifetime of a page in seconds. */
  readonly seconds: number
  /** The memory limit in bytes; the oldest pages are dropped first. */
  readonly bytes: number
}

/** Creates a cache of rendered pages. Pages with an error status (500 and above) are not cached. */
export function createPageCache(bounds: Bounds): PageCache {
  return createEncodedCache(bounds, encode)
}

/** Creates a cache like `createPageCache`, for any value that `encode` turns into bytes. */
export function createEncodedCache<S, P extends CachedPage>(
  { seconds, bytes }: Bounds,
  encode: (source: S) => Promise<P>,
): PageCache<S, P> {
  // The entries are in order of expiry, because all have the same lifetime.
  const pages = new Map<string, CacheEntry<P>>()
  const pendingRenders = new Map<string, Promise<P>>()
  let totalBytes = 0

  function peek(key: string): P | undefined {
    const entry = pages.get(key)
    return entry && entry.expires > performance.now() ? entry.page : undefined
  }

  function drop(key: string, { page }: CacheEntry<P>): void {
    pages.delete(key)
    totalBytes -= page.size
  }

  function storePage(key: string, page: P): void {
    const now = performance.now()
    const previousEntry = pages.get(key)
    if (previousEntry) drop(key, previousEntry)
    pages.set(key, { page, expires: now + seconds * 1000, hasFailed: false })
    totalBytes += page.size
    for (const [oldest, entry] of pages) {
      if (totalBytes <= bytes && entry.expires + STAND_IN_MS > now) break
      drop(oldest, entry)
    }
  }

  async function renew(key: string, render: () => Promise<S>): Promise<P> {
    try {
      const page = await encode(await render())
      if (page.status >= 500) return stalePage(key)?.page ?? page
      storePage(key, page)
      return page
    } catch (error) {
      const standInPage = stalePage(key)
      if (!standInPage) throw error
      return standInPage.page
    }
  }

  /** Returns the last page, marked as stale. */
  function stalePage(key: string): CacheEntry<P> | undefined {
    const lastEntry = lastOf(key)
    if (lastEntry) lastEntry.hasFailed = true
    return lastEntry
  }

  function lastOf(key: string): CacheEntry<P> | undefined {
    const lastEntry = pages.get(key)
    return lastEntry && lastEntry.expires + STAND_IN_MS > performance.now() ? lastEntry : undefined
  }

  function inTimeOr(last: CacheEntry<P>, promise: Promise<P>): Promise<P> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        last.hasFailed = true
        resolve(last.page)
      }, PATIENCE_MS)
      promise.then(resolve, reject).finally(() => clearTimeout(timer))
    })
  }

  function begin(key: string, render: () => Promise<S>): Promise<P> {
    const promise = renew(key, render).finally(() => pendingRenders.delete(key))
    pendingRenders.set(key, promise)
    // If the last page is served instead, nothing awaits this promise.
    promise.catch(() => undefined)
    return promise
  }

  return {
    peek,
    get(key, render) {
      const freshPage = peek(key)
      if (freshPage) return Promise.resolve(freshPage)
      const promise = pendingRenders.get(key) ?? begin(key, render)
      const lastPage = lastOf(key)
      if (lastPage?.hasFailed) return Promise.resolve(lastPage.page)
      return lastPage ? inTimeOr(lastPage, promise) : promise
    },
  }
}

/**
 * For a list of jobs, Brotli's level 1 takes 0.6 ms and leaves 27.6 kB, level 3 takes 1.7 ms (24.8 kB), and level 5
 * takes 4 ms (22.4 kB). Most pages are requested once or twice in their lifetime, so they are compressed quickly;
 * popular pages are worth more time.
 */
const QUICK_LEVEL = 1
const THOROUGH_LEVEL = 5
/** From this many requests on, a page counts as popular. */
const POPULAR_REQUESTS = 16

function compress(bytes: Uint8Array, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // A window of 256 kB holds a whole page, while clearing the default window of 4 MB would take too long.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  }
  return compressBrotli(bytes, { params })
}

export async function encode({ status, location, html }: RenderedPage): Promise<CachedPage> {
  const bytes = Buffer.from(html)
  let br = await compress(bytes, QUICK_LEVEL)
  const etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`
  const identity = () => decompressBrotli(br)
  let gzipBody: Promise<Buffer> | undefined
  const gzipOnce = () => {
    gzipBody ??= identity().then((whole) => compressGzip(whole))
    return gzipBody
  }
  let uses = 0
  async function compressThoroughly(): Promise<void> {
    br = await compress(await identity(), THOROUGH_LEVEL)
  }
  return {
    status,
    location,
    etag,
    brotli() {
      uses += 1
      // The quickly compressed bytes are valid, too.
      if (uses === POPULAR_REQUESTS) compressThoroughly().catch(() => undefined)
      return br
    },
    gzip: gzipOnce,
    identity,
    // The bytes in gzip may never be created; they are counted as large as those in Brotli.
    size: 2 * br.length,
  }
}
