import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { RenderedPage } from '@rise/contract/page-renderer'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

/**
 * A page ready to be sent, with its bytes in each encoding. Nearly all browsers accept Brotli, so the others are made
 * on demand.
 */
export interface CachedPage {
  readonly status: number
  readonly location: string | undefined
  readonly etag: string
  /** Compressed more thoroughly after many requests. */
  brotli(): Buffer
  /** Created once. */
  gzip(): Promise<Buffer>
  identity(): Promise<Buffer>
  /** The memory it occupies, in bytes. */
  readonly size: number
}

interface CacheEntry<P> {
  readonly page: P
  /** By `performance.now()`. */
  readonly expires: number
  /** A stale page, whose replacement failed or was late. */
  hasFailed: boolean
}

/** How long an expired page may replace a page that fails to render: database outages are rarely longer. */
const STAND_IN_MS = 300_000
/** How long a request waits for a new page when there is an expired one. */
const PATIENCE_MS = 1_000

/**
 * A cache of public pages, each kept for some seconds. Nothing else removes an entry, so a change is visible once the
 * entry expires. A page is rendered from an `S` once, however many requests arrive meanwhile. While rendering fails,
 * the last page is served immediately, and each request triggers another attempt.
 */
export interface PageCache<S = RenderedPage, P extends CachedPage = CachedPage> {
  /** Returns a page that is still fresh, without waiting. */
  peek(key: string): P | undefined
  /** Rejects with the error of `render`, unless an expired page can stand in. */
  get(key: string, render: () => Promise<S>): Promise<P>
}

interface Bounds {
  /** The lifetime of a page. */
  readonly seconds: number
  /** Limits the memory: the oldest pages are dropped first. */
  readonly bytes: number
}

/** Caches rendered pages. Pages with an error status (500 and above) are not cached. */
export function createPageCache(bounds: Bounds): PageCache {
  return createEncodedCache(bounds, encode)
}

/** As `createPageCache`, for anything that `encode` turns into bytes. */
export function createEncodedCache<S, P extends CachedPage>(
  { seconds, bytes }: Bounds,
  encode: (source: S) => Promise<P>,
): PageCache<S, P> {
  // In order of expiry, because all have the same lifetime.
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
      if (page.status >= 500) return standIn(key)?.page ?? page
      storePage(key, page)
      return page
    } catch (error) {
      const standInPage = standIn(key)
      if (!standInPage) throw error
      return standInPage.page
    }
  }

  /** The last page, marked as stale. */
  function standIn(key: string): CacheEntry<P> | undefined {
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
    // When the last page is served instead, no one awaits this promise.
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
 * Brotli's level 1 takes 0.6 ms for a list of jobs and leaves 27.6 kB, level 3 takes 1.7 ms (24.8 kB), level 5 takes 4
 * ms (22.4 kB). Most pages are requested once or twice in their lifetime, so they are compressed quickly; popular ones
 * are worth more.
 */
const QUICK = 1
const THOROUGH = 5
const MANY = 16

function compress(bytes: Uint8Array, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // A window of 256 kB holds a whole page; clearing the default one of 4 MB would be a waste.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  }
  return compressBrotli(bytes, { params })
}

export async function encode({ status, location, html }: RenderedPage): Promise<CachedPage> {
  const bytes = Buffer.from(html)
  let br = await compress(bytes, QUICK)
  const etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`
  const identity = () => decompressBrotli(br)
  let gzipped: Promise<Buffer> | undefined
  const gzipOnce = () => {
    gzipped ??= identity().then((whole) => compressGzip(whole))
    return gzipped
  }
  let uses = 0
  async function compressThoroughly(): Promise<void> {
    br = await compress(await identity(), THOROUGH)
  }
  return {
    status,
    location,
    etag,
    brotli() {
      uses += 1
      // The quickly compressed bytes are just as valid.
      if (uses === MANY) compressThoroughly().catch(() => undefined)
      return br
    },
    gzip: gzipOnce,
    identity,
    // The gzipped bytes may never be made; assume the size of Brotli's.
    size: 2 * br.length,
  }
}
