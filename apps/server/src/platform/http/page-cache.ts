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
  readonly br: Buffer
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
}

/** What is public in memory for its seconds: made from an `S` once, however many ask for it meanwhile. */
export interface PageCache<S = RenderedPage, P extends CachedPage = CachedPage> {
  /** A page that is still fresh, without waiting. */
  peek(key: string): P | undefined
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
    pages.set(key, { page, expires: now + seconds * 1000 })
    held += page.size
    for (const [oldest, kept] of pages) {
      if (held <= bytes && kept.expires > now) break
      drop(oldest, kept)
    }
  }

  async function renew(key: string, render: () => Promise<S>): Promise<P> {
    const page = await encode(await render())
    if (page.status < 500) keep(key, page)
    return page
  }

  return {
    peek,
    get(key, render) {
      const fresh = peek(key)
      if (fresh) return Promise.resolve(fresh)
      const running = underWay.get(key)
      if (running) return running
      const promise = renew(key, render).finally(() => underWay.delete(key))
      underWay.set(key, promise)
      return promise
    },
  }
}

/** Brotli at 3 takes 0.9 ms for a list of jobs; 4 would take 1.4 ms and save 4 % of the bytes, 5 takes 2.2 ms and saves 10 %. */
const COMPRESSION = {
  [constants.BROTLI_PARAM_QUALITY]: 3,
  // A window of 128 kB holds a whole page; the usual one of 4 MB is memory to clear for nothing.
  [constants.BROTLI_PARAM_LGWIN]: 17,
}

export async function encode({ status, location, html }: RenderedPage): Promise<CachedPage> {
  const bytes = typeof html === 'string' ? Buffer.from(html) : html
  const br = await compressBrotli(bytes, { params: COMPRESSION })
  const etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`
  const identity = () => decompressBrotli(br)
  let gzipped: Promise<Buffer> | undefined
  const gzipOnce = () => {
    gzipped ??= identity().then((whole) => compressGzip(whole))
    return gzipped
  }
  // The gzipped bytes, which may never be made, are taken to be as many as Brotli's.
  return { status, location, etag, br, gzip: gzipOnce, identity, size: 2 * br.length }
}
