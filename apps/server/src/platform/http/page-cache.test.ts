import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPageCache } from './page-cache.ts'

afterEach(() => vi.useRealTimers())

const page = (html: string, status = 200) => ({ status, html })

test('simultaneous requests for one page render it once', async () => {
  const cache = createPageCache({ seconds: 5, bytes: 1e6 })
  const render = vi.fn(async () => page('<p>jobs</p>'))

  const renderedPages = await Promise.all(Array.from({ length: 50 }, () => cache.get('/jobs', render)))

  expect(render).toHaveBeenCalledTimes(1)
  expect(new Set(renderedPages).size).toBe(1)
  await cache.get('/companies', render)
  expect(render).toHaveBeenCalledTimes(2)
})

test('a page is cached in every encoding, with a tag that changes with its bytes', async () => {
  const cache = createPageCache({ seconds: 5, bytes: 1e6 })
  const first = await cache.get('/1', async () => page('<p>ü</p>'))
  const second = await cache.get('/2', async () => page('<p>u</p>'))

  expect((await first.identity()).toString()).toBe('<p>ü</p>')
  expect(brotliDecompressSync(first.brotli()).toString()).toBe('<p>ü</p>')
  expect(gunzipSync(await first.gzip()).toString()).toBe('<p>ü</p>')
  expect(first.etag).toMatch(/^W\/"[\w-]+"$/)
  expect(second.etag).not.toBe(first.etag)
})

test('a popular page is compressed further, with the same content', async () => {
  const cache = createPageCache({ seconds: 5, bytes: 1e6 })
  const html = Array.from({ length: 500 }, (_, index) => `<p>job ${index * index}</p>`).join('')
  const cachedPage = await cache.get('/jobs', async () => page(html))
  const quickBytes = cachedPage.brotli()
  const replies = Array.from({ length: 50 }, () => cachedPage.brotli())
  expect(new Set(replies)).toEqual(new Set([quickBytes]))

  await expect.poll(() => cachedPage.brotli().length).toBeLessThan(quickBytes.length)

  expect([quickBytes, cachedPage.brotli()].map((bytes) => brotliDecompressSync(bytes).toString())).toEqual([html, html])
  expect((await cachedPage.identity()).toString()).toBe(html)
})

test('a page is rendered again after it expires', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const cache = createPageCache({ seconds: 5, bytes: 1e6 })
  await cache.get('/jobs', async () => page('old'))

  vi.advanceTimersByTime(4_999)
  expect((await cache.peek('/jobs')?.identity())?.toString()).toBe('old')
  vi.advanceTimersByTime(1)
  expect(cache.peek('/jobs')).toBeUndefined()

  const renewedPage = await cache.get('/jobs', async () => page('new'))
  expect((await renewedPage.identity()).toString()).toBe('new')
  expect(cache.peek('/jobs')).toBe(renewedPage)
})

test('the cache is limited in bytes: it drops the oldest pages first, and even a new page that is larger than the limit', async () => {
  const cache = createPageCache({ seconds: 5, bytes: 6_000 })
  const cachedKeys = () => ['/1', '/2', '/3', '/huge'].filter((key) => cache.peek(key))
  // Brotli makes random text only slightly smaller.
  const html = (size: number) => Array.from({ length: size }, () => Math.random().toString(36).at(-1)).join('')
  for (const key of ['/1', '/2', '/3']) await cache.get(key, async () => page(html(1_800)))
  expect(cachedKeys()).toEqual(['/2', '/3'])

  await cache.get('/huge', async () => page(html(20_000)))

  expect(cachedKeys()).toEqual([])
})

describe('if a page can’t be rendered again, its last version', () => {
  const text = async (page: Promise<{ identity(): Promise<Buffer> }>) => (await (await page).identity()).toString()
  async function failedRendering() {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    const cache = createPageCache({ seconds: 5, bytes: 1e6 })
    await cache.get('/jobs', async () => page('old'))
    vi.advanceTimersByTime(10_000)
    return cache
  }

  test('is served until rendering succeeds, immediately from the second request on', async () => {
    const cache = await failedRendering()
    expect(await text(cache.get('/jobs', () => Promise.reject(new Error('no database'))))).toBe('old')
    const { promise: hangingPage, resolve: end } = Promise.withResolvers<{ status: number; html: string }>()
    expect(await text(cache.get('/jobs', () => hangingPage))).toBe('old')
    end(page('new'))
    await expect.poll(async () => (await cache.peek('/jobs')?.identity())?.toString()).toBe('new')
  })

  test('is served after one second if rendering takes longer, and then replaced', async () => {
    const cache = await failedRendering()
    const { promise: hangingPage, resolve: end } = Promise.withResolvers<{ status: number; html: string }>()
    const answer = text(cache.get('/jobs', () => hangingPage))
    vi.advanceTimersByTime(1_000)
    expect(await answer).toBe('old')
    end(page('new'))
    await expect.poll(async () => (await cache.peek('/jobs')?.identity())?.toString()).toBe('new')
  })

  test('is also served in place of a page with an error status', async () => {
    const cache = await failedRendering()
    expect(await text(cache.get('/jobs', async () => page('sorry', 500)))).toBe('old')
  })

  test('is served for five minutes', async () => {
    const cache = await failedRendering()
    vi.advanceTimersByTime(294_000)
    expect(await text(cache.get('/jobs', () => Promise.reject(new Error('no database'))))).toBe('old')
    vi.advanceTimersByTime(2_000)
    await expect(cache.get('/jobs', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  })
})

test('a page that can’t be rendered is not cached, so the next request renders it again', async () => {
  const cache = createPageCache({ seconds: 5, bytes: 1e6 })
  await expect(cache.get('/jobs', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  const errorPage = await cache.get('/jobs', async () => page('sorry', 500))
  expect(errorPage.status).toBe(500)
  expect(cache.peek('/jobs')).toBeUndefined()

  const renderedPage = await cache.get('/jobs', async () => page('well'))

  expect(renderedPage.status).toBe(200)
})
