import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RenderedPage } from '@rise/contract/page-renderer'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A page ready to be sent: its bytes in each encoding, compressed at most once. */
export interface CachedPage {
  readonly status: number
  readonly location: string | undefined
  readonly etag: string
  readonly identity: Buffer
  readonly br: Buffer
  /** Made when first asked for: almost nobody does who does not take brotli. */
  gzip(): Promise<Buffer>
  readonly expires: number
}

/** Public pages in memory for a few seconds: rendered once, however many ask for them meanwhile. */
export interface PageCache {
  /** A page that is still fresh, without waiting. */
  peek(key: string): CachedPage | undefined
  get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage>
}

/** `seconds` a page lives; `entries` bounds the memory, the least recently used goes first. */
export function createPageCache({ seconds, entries }: { seconds: number; entries: number }): PageCache {
  const pages = new Map<string, CachedPage>()
  const underWay = new Map<string, Promise<CachedPage>>()

  function peek(key: string): CachedPage | undefined {
    const page = pages.get(key)
    return page && page.expires > performance.now() ? page : undefined
  }

  async function renew(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const page = await encode(await render(), performance.now() + seconds * 1000)
    pages.delete(key)
    pages.set(key, page)
    const oldest = pages.keys().next().value
    if (pages.size > entries && oldest !== undefined) pages.delete(oldest)
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

/** Brotli at 5 costs about a millisecond a page and saves a fifth against gzip. */
export async function encode(page: RenderedPage, expires: number): Promise<CachedPage> {
  const identity = Buffer.from(page.html)
  const br = await compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  let gzipped: Promise<Buffer> | undefined
  const gzipOnce = () => {
    gzipped ??= compressGzip(identity)
    return gzipped
  }
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`
  return { status: page.status, location: page.location, etag, identity, br, gzip: gzipOnce, expires }
}
