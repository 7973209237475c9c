import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FetchError } from './fetch-error.ts'
import { createFetcher, type FetcherOptions, type FetchOptions } from './fetcher.ts'
import { type LocalSite, startLocalSite } from './local-site.fixture.ts'

let site: LocalSite
let otherSite: LocalSite
/** The site's handler for each path, which tests set. */
let pages: Record<string, (request: IncomingMessage, response: ServerResponse) => void>
let slept: number[]

beforeAll(async () => {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const page = pages[request.url ?? '']
    if (page) page(request, response)
    else response.writeHead(404).end()
  }
  site = await startLocalSite(answer)
  otherSite = await startLocalSite(answer)
})
beforeEach(() => {
  pages = {}
  slept = []
  site.requests.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await site.stop()
  await otherSite.stop()
})

/** Returns a fetcher that can reach the site. Its waits take no time and are recorded. */
function fetcher(options: Partial<FetcherOptions> = {}) {
  let time = 0
  const pace = {
    now: () => time,
    async sleep(ms: number) {
      slept.push(ms)
      time += ms
    },
  }
  return createFetcher({
    userAgent: 'Rise-fetcher/1.0 (+https://rise.example)',
    allowedOrigins: new Map([
      [site.origin, site.origin],
      ['https://boards.example', site.origin],
    ]),
    pace,
    ...options,
  })
}

const get = (path: string, options?: FetchOptions) => fetcher().get(`${site.origin}${path}`, options)

async function failure(work: Promise<unknown>): Promise<FetchError> {
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (error instanceof FetchError) return error
  throw new Error(`no FetchError: ${String(error)}`)
}

test('a page of an allowed origin arrives with its type, validators and final address', async () => {
  pages['/page'] = (_request, response) =>
    response
      .writeHead(200, {
        'content-type': 'application/json',
        etag: '"7"',
        'last-modified': 'Mon, 01 Jun 2026 09:00:00 GMT',
      })
      .end('{"a":"ü"}')
  const page = await get('/page')
  expect(page).toMatchObject({
    status: 200,
    url: `${site.origin}/page`,
    headers: { contentType: 'application/json', etag: '"7"', lastModified: 'Mon, 01 Jun 2026 09:00:00 GMT' },
  })
  expect(await page.json()).toEqual({ a: 'ü' })
})

test('a request names its client and the accepted types, and has no cookie or referrer', async () => {
  let seenHeaders: IncomingMessage['headers'] = {}
  pages['/page'] = ({ headers }, response) => {
    seenHeaders = headers
    response.writeHead(200, { 'set-cookie': 'a=b' }).end()
  }
  const client = fetcher()
  for (const _time of [1, 2]) await (await client.get(`${site.origin}/page`, { accept: 'text/html' })).text()
  const { host: _host, connection: _connection, ...headers } = seenHeaders
  expect(headers).toEqual({
    'user-agent': 'Rise-fetcher/1.0 (+https://rise.example)',
    accept: 'text/html',
    'accept-encoding': 'gzip, br, deflate',
  })
})

test('an origin can be fetched in place of another, and the page keeps its original address', async () => {
  pages['/v1/boards/acme'] = (_request, response) => response.writeHead(302, { location: '/moved' }).end()
  pages['/moved'] = (_request, response) => response.end('here')
  const page = await fetcher().get('https://boards.example/v1/boards/acme')
  expect(page.url).toBe('https://boards.example/moved')
  expect(await page.text()).toBe('here')
})

test('allowing an origin allows no other port, scheme or host', async () => {
  const { port } = site
  for (const url of [
    otherSite.origin,
    `https://127.0.0.1:${port}`,
    `http://127.0.0.2:${port}`,
    `http://[::1]:${port}`,
  ]) {
    expect((await failure(fetcher().get(url))).code).toMatch(/^refused/)
  }
  expect(otherSite.connections()).toBe(0)
})

test('a conditional request gets a 304 without a body if the page is unchanged', async () => {
  pages['/page'] = ({ headers }, response) => {
    expect([headers['if-none-match'], headers['if-modified-since']]).toEqual(['"7"', 'Mon, 01 Jun 2026 09:00:00 GMT'])
    response.writeHead(304).end()
  }
  const page = await get('/page', { ifNoneMatch: '"7"', ifModifiedSince: 'Mon, 01 Jun 2026 09:00:00 GMT' })
  expect(page.status).toBe(304)
  expect(await page.text()).toBe('')
  pages['/page'] = (_request, response) => response.writeHead(304).end()
  expect(await failure(get('/page'))).toMatchObject({ code: 'bad-status', status: 304 })
})

test.for([
  [404, 'not-found'],
  [410, 'not-found'],
  [400, 'bad-status'],
  [403, 'bad-status'],
  [300, 'bad-status'],
] as const)('status %i fails as %s at the first attempt', async ([status, code]) => {
  pages['/page'] = (_request, response) => response.writeHead(status).end('secret')
  expect(await failure(get('/page'))).toMatchObject({ code, status, message: expect.stringContaining('127.0.0.1') })
  expect(site.requests).toEqual(['/page'])
})

test.for([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
] as const)('a body compressed with %s is decompressed', async ([encoding, compress]) => {
  const text = 'jobs and more jobs, '.repeat(10_000)
  pages['/page'] = (_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(compress(text))
  expect(await (await get('/page')).text()).toBe(text)
})

test('a small reply that unpacks beyond the limit is cut off there', async () => {
  const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024))
  pages['/page'] = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
  const page = await get('/page', { maxBytes: 1024 * 1024 })
  let bytes = 0
  const reading = (async () => {
    for await (const piece of page.body) bytes += piece.byteLength
  })()
  expect(await failure(reading)).toMatchObject({ code: 'too-large' })
  expect(bytes).toBeLessThanOrEqual(1024 * 1024)
})

test('nested compression and encodings that were not offered are refused', async () => {
  for (const encoding of ['gzip, gzip', 'compress', 'zstd', 'constructor']) {
    pages['/page'] = (_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end('x')
    expect(await failure(get('/page'))).toMatchObject({ code: 'bad-body' })
  }
})

test('a broken or truncated compressed body fails as bad-body', async () => {
  const compressedBody = gzipSync('jobs '.repeat(10_000))
  for (const body of [Buffer.from('not gzip at all'), compressedBody.subarray(0, compressedBody.length - 20)]) {
    pages['/page'] = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(body)
    expect(await failure((await get('/page')).text())).toMatchObject({ code: 'bad-body' })
  }
})

test('a body beyond the limit is cut off, with or without a Content-Length', async () => {
  for (const headers of [{ 'content-length': '300000' }, {}]) {
    pages['/page'] = (_request, response) => response.writeHead(200, headers).end(Buffer.alloc(300_000))
    expect(await failure((await get('/page', { maxBytes: 100_000 })).text())).toMatchObject({ code: 'too-large' })
  }
})

test('headers that are too long are refused', async () => {
  pages['/page'] = (_request, response) => response.writeHead(200, { 'x-long': 'a'.repeat(20_000) }).end()
  expect(await failure(get('/page'))).toMatchObject({ code: 'too-large' })
})

test('a connection that breaks during the body fails as unreachable', async () => {
  pages['/page'] = (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half')
    setImmediate(() => response.destroy())
  }
  expect(await failure((await get('/page')).text())).toMatchObject({ code: 'unreachable' })
})

test('a reply that is not JSON is an error', async () => {
  pages['/page'] = (_request, response) => response.end('<!doctype html>')
  expect(await failure((await get('/page')).json())).toMatchObject({ code: 'bad-body' })
})

test('a request times out if the host accepts it but never replies', async () => {
  pages['/page'] = () => {}
  expect(await failure(get('/page', { timeoutMs: 100 }))).toMatchObject({ code: 'timed-out' })
})

test('a slow reply times out when it takes too long as a whole', async () => {
  pages['/page'] = (_request, response) => {
    const drip = setInterval(() => response.write('.'), 20)
    response.on('close', () => clearInterval(drip))
  }
  expect(await failure(get('/page', { timeoutMs: 200 }).then((page) => page.text()))).toMatchObject({
    code: 'timed-out',
  })
})

test('the time that the reader takes doesn’t count against the host’s time', async () => {
  pages['/page'] = (_request, response) => {
    response.write('first')
    response.end(Buffer.alloc(1_000_000))
  }
  // Only the reader's time passes, so that the host's doesn't depend on how busy the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const page = await get('/page', { timeoutMs: 300 })
  let bytes = 0
  for await (const piece of page.body) {
    if (bytes === 0) vi.advanceTimersByTime(400)
    bytes += piece.byteLength
  }
  expect(bytes).toBe(1_000_005)
})

test('a silent name server causes a timeout, too', async () => {
  const client = fetcher({ resolve: () => new Promise(() => {}) })
  expect(await failure(client.get('http://silent.example/', { timeoutMs: 100 }))).toMatchObject({ code: 'timed-out' })
})

test('waiting for a turn at a busy host times out, and the host can be used again afterwards', async () => {
  pages['/silent'] = () => {}
  pages['/good'] = (_request, response) => response.end('good')
  const client = fetcher()
  const leaveController = new AbortController()
  const otherRequests = [1, 2].map(() =>
    failure(client.get(`${site.origin}/silent`, { signal: leaveController.signal })),
  )
  await expect.poll(() => site.requests).toHaveLength(2)

  const refusal = await failure(client.get(`${site.origin}/good`, { turnMs: 1 }))

  expect(refusal).toMatchObject({ code: 'busy', message: expect.stringContaining('Try again in a minute.') })
  leaveController.abort(new FetchError('timed-out', 'no longer wanted'))
  await Promise.all(otherRequests)
  expect(await (await client.get(`${site.origin}/good`, { turnMs: 1 })).text()).toBe('good')
})

test('the caller can abort before the request, while waiting, and during the body', async () => {
  pages['/silent'] = () => {}
  pages['/slow'] = (_request, response) => void response.write('first')
  const reason = new Error('no longer wanted')
  await expect(get('/silent', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  expect(site.requests).toEqual([])
  const abortController = new AbortController()
  const silentRequest = get('/silent', { signal: abortController.signal })
  await expect.poll(() => site.requests).toEqual(['/silent'])
  abortController.abort(reason)
  await expect(silentRequest).rejects.toBe(reason)
  const reading = new AbortController()
  const text = (await get('/slow', { signal: reading.signal })).text()
  reading.abort(reason)
  await expect(text).rejects.toBe(reason)
})

test('up to five redirects are followed, whether relative or absolute', async () => {
  for (const [step, status] of [301, 302, 303, 307, 308, 302].entries()) {
    const location = step % 2 === 0 ? `/step${step + 1}` : `${site.origin}/step${step + 1}`
    pages[`/step${step}`] = (_request, response) => response.writeHead(status, { location }).end()
  }
  pages['/step6'] = (_request, response) => response.end('too far')
  pages['/step5'] = (_request, response) => response.end('five steps')
  const page = await get('/step0')
  expect([page.url, await page.text()]).toEqual([`${site.origin}/step5`, 'five steps'])
  pages['/step5'] = (_request, response) => response.writeHead(302, { location: '/step6' }).end()
  expect(await failure(get('/step0'))).toMatchObject({ code: 'too-many-redirects' })
  expect(site.requests).not.toContain('/step6')
})

test('circular redirects cause an error', async () => {
  pages['/a'] = (_request, response) => response.writeHead(302, { location: '/b' }).end()
  pages['/b'] = (_request, response) => response.writeHead(302, { location: '/a' }).end()
  expect(await failure(get('/a'))).toMatchObject({ code: 'too-many-redirects' })
  expect(site.requests).toEqual(['/a', '/b'])
})

test.for([
  ['http://127.0.0.1:%/', 'refused-address', 'the same machine, another port'],
  ['http://169.254.169.254/latest/meta-data/', 'refused-address', 'link-local'],
  ['http://[::ffff:127.0.0.1]:%/', 'refused-address', 'mapped'],
  ['//localhost:%/', 'refused-address', 'without a scheme'],
  ['http://inside.example:%/', 'refused-address', 'a name that leads inside'],
  ['http://a:b@public.example/', 'refused-url', 'with credentials'],
  ['file:///etc/passwd', 'refused-url', 'a file'],
  ['http://public.example:22/', 'refused-url', 'another service'],
  ['http://', 'refused-url', 'nonsense'],
] as const)('a redirect to %s is refused as %s: %s', async ([location, code]) => {
  pages['/away'] = (_request, response) =>
    response.writeHead(302, { location: location.replace('%', String(otherSite.port)) }).end()
  const ports = ['80', '443', String(otherSite.port)]
  const client = fetcher({ ports, resolve: async () => ['127.0.0.1'] })
  expect(await failure(client.get(`${site.origin}/away`))).toMatchObject({ code })
  expect(otherSite.connections()).toBe(0)
})

test('a redirect from https to http is refused', async () => {
  pages['/away'] = (_request, response) => response.writeHead(302, { location: `${site.origin}/plain` }).end()
  expect(await failure(fetcher().get('https://boards.example/away'))).toMatchObject({ code: 'refused-url' })
  expect(site.requests).toEqual(['/away'])
})

test('a busy or failing host gets three attempts with growing delays', async () => {
  pages['/page'] = (_request, response) => response.writeHead(503).end()
  expect(await failure(get('/page'))).toMatchObject({ code: 'bad-status', status: 503 })
  expect(site.requests).toHaveLength(3)
  expect(slept).toEqual([1_000, 4_000])
})

test('a host’s Retry-After sets the delay, in seconds or as a date', async () => {
  const retryDate = new Date(Date.now() + 20_000).toUTCString()
  const retryAfterValues = ['7', retryDate]
  pages['/page'] = (_request, response) => {
    const wait = retryAfterValues.shift()
    if (wait === undefined) response.end('at last')
    else response.writeHead(429, { 'retry-after': wait }).end()
  }
  expect(await (await get('/page')).text()).toBe('at last')
  const [first, second] = slept
  expect(first).toBe(7_000)
  expect(second).toBeGreaterThan(15_000)
  expect(second).toBeLessThanOrEqual(21_000)
})

test('a host that requests a longer pause than we wait gets no further attempt', async () => {
  pages['/page'] = (_request, response) => response.writeHead(429, { 'retry-after': '3600' }).end()
  expect(await failure(get('/page'))).toMatchObject({ status: 429, retryAfterSeconds: 3_600 })
  expect(site.requests).toHaveLength(1)
})

test('a turn at a host ends once its page has been read, abandoned, refused or has failed', async () => {
  pages['/page'] = (_request, response) => response.end('x'.repeat(1_000_000))
  const client = fetcher()
  for (let roundNumber = 0; roundNumber < 3; roundNumber += 1) {
    await (await client.get(`${site.origin}/page`)).text()
    for await (const _piece of (await client.get(`${site.origin}/page`)).body) break
    await failure(client.get(`${site.origin}/missing`))
    await failure((await client.get(`${site.origin}/page`, { maxBytes: 10 })).text())
  }
  expect(site.requests).toHaveLength(12)
})
