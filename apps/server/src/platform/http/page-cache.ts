import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { RenderedPage } from '@rise/contract/page-renderer'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

/** A page ready to be sent: its bytes in each encoding. Almost everybody takes Brotli, so the others are made when they are asked for. */
export interface CachedPage {
  readonly status: number
  readonly location: string | undefined
  readonly etag: string
  /** Fewer bytes some time after many asked for them. */
  brotli(): Buffer
  /** Made once. */
  gzip(): Promise<Buffer>
  identity(): Promise<Buffer>
  /** What it takes of the memory, in bytes. */
  readonly size: number
}

interface Kept<P> {
  readonly page: P
  /** By `performance.now()`. */
  readonly expires: number
  /** It could not be made anew since, or not in time. */
  hasFailed: boolean
}

/** So long after it expired a page still stands in for one that cannot be made: a database is rarely away longer. */
const STAND_IN_MS = 300_000
/** Who asks for a page that was there before waits no longer for a newer one. */
const PATIENCE_MS = 1_000

/**
 * What is public in memory for its seconds: made from an `S` once, however many ask for it meanwhile. While it cannot be
 * made anew, the last one goes out, at once, and each request has it tried again.
 */
export interface PageCache<S = RenderedPage, P extends CachedPage = CachedPage> {
  /** A page that is still fresh, without waiting. */
  peek(key: string): P | undefined
  /** Rejects with what `render` does, unless there is a page that stands in. */
  get(key: string, render: () => Promise<S>): Promise<P>
}

interface Bounds {
  /** How long a page lives. */
  readonly seconds: number
  /** Bounds the memory: the oldest pages go first. */
  readonly bytes: number
}

/** Keeps rendered pages. One that says that something went wrong (500 and above) is not kept. */
export function createPageCache(bounds: Bounds): PageCache {
  return createEncodedCache(bounds, encode)
}

/** The same for whatever `encode` makes into bytes. */
export function createEncodedCache<S, P extends CachedPage>(
  { seconds, bytes }: Bounds,
  encode: (source: S) => Promise<P>,
): PageCache<S, P> {
  // In the order in which they expire, because all live equally long.
  const pages = new Map<string, Kept<P>>()
  const underWay = new Map<string, Promise<P>>()
  let held = 0

  function peek(key: string): P | undefined {
    const kept = pages.get(key)
    return kept && kept.expires > performance.now() ? kept.page : undefined
  }

  function drop(key: string, { page }: Kept<P>): void {
    pages.delete(key)
    held -= page.size
  }

  function keep(key: string, page: P): void {
    const now = performance.now()
    const before = pages.get(key)
    if (before) drop(key, before)
    pages.set(key, { page, expires: now + seconds * 1000, hasFailed: false })
    held += page.size
    for (const [oldest, kept] of pages) {
      if (held <= bytes && kept.expires + STAND_IN_MS > now) break
      drop(oldest, kept)
    }
  }

  async function renew(key: string, render: () => Promise<S>): Promise<P> {
    try {
      const page = await encode(await render())
      if (page.status >= 500) return standIn(key)?.page ?? page
      keep(key, page)
      return page
    } catch (error) {
      const last = standIn(key)
      if (!last) throw error
      return last.page
    }
  }

  /** The last page, marked as one that could not be made anew. */
  function standIn(key: string): Kept<P> | undefined {
    const last = lastOf(key)
    if (last) last.hasFailed = true
    return last
  }

  function lastOf(key: string): Kept<P> | undefined {
    const last = pages.get(key)
    return last && last.expires + STAND_IN_MS > performance.now() ? last : undefined
  }

  function inTimeOr(last: Kept<P>, promise: Promise<P>): Promise<P> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        last.hasFailed = true
        resolve(last.page)
      }, PATIENCE_MS)
      promise.then(resolve, reject).finally(() => clearTimeout(timer))
    })
  }

  function begin(key: string, render: () => Promise<S>): Promise<P> {
    const promise = renew(key, render).finally(() => underWay.delete(key))
    underWay.set(key, promise)
    // Where the last page goes out meanwhile, nobody waits for this one.
    promise.catch(() => undefined)
    return promise
  }

  return {
    peek,
    get(key, render) {
      const fresh = peek(key)
      if (fresh) return Promise.resolve(fresh)
      const promise = underWay.get(key) ?? begin(key, render)
      const last = lastOf(key)
      if (last?.hasFailed) return Promise.resolve(last.page)
      return last ? inTimeOr(last, promise) : promise
    },
  }
}

/**
 * Of a list of jobs Brotli at 1 takes 0.6 ms and leaves 27.6 kB, at 3 it takes 1.7 ms (24.8 kB), at 5 it takes 4 ms (22.4 kB). Most pages
 * are asked for once or twice while they live, so they are compressed quickly; one that many ask for is worth more.
 */
const QUICK = 1
const THOROUGH = 5
const MANY = 16

function compress(bytes: Uint8Array, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // A window of 256 kB holds a whole page; the usual one of 4 MB is memory to clear for nothing.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  }
  return compressBrotli(bytes, { params })
}

export async function encode({ status, location, html }: RenderedPage): Promise<CachedPage> {
  const bytes = typeof html === 'string' ? Buffer.from(html) : html
  let br = await compress(bytes, QUICK)
  const etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`
  const identity = () => decompressBrotli(br)
  let gzipped: Promise<Buffer> | undefined
  const gzipOnce = () => {
    gzipped ??= identity().then((whole) => compressGzip(whole))
    return gzipped
  }
  let asked = 0
  async function compressThoroughly(): Promise<void> {
    br = await compress(await identity(), THOROUGH)
  }
  return {
    status,
    location,
    etag,
    brotli() {
      asked += 1
      // What was compressed quickly is as right.
      if (asked === MANY) compressThoroughly().catch(() => undefined)
      return br
    },
    gzip: gzipOnce,
    identity,
    // The gzipped bytes, which may never be made, are taken to be as many as Brotli's.
    size: 2 * br.length,
  }
}
