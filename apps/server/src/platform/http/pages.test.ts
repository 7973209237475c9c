import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { PageRequest, RenderedPage } from '@rise/contract/page-renderer'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BuiltWebApp, buildWebApp } from '../../../test/built-web-app.ts'
import { recordLog } from '../../../test/recorded-log.ts'
import { useWorld } from '../../../test/use-world.ts'
import { loadConfig } from '../../load-config.ts'
import { canonicalPath } from './pages.ts'

const recordedLog = recordLog()
const { world } = useWorld({ log: recordedLog.log })
let web: BuiltWebApp
let app: FastifyInstance
let renderedRequests: PageRequest[] = []

const pages: Record<string, () => RenderedPage> = {
  '/old': () => ({ status: 301, location: '/new', html: '' }),
  '/missing': () => ({ status: 404, html: 'This page could not be found' }),
  '/broken?token=hunter2': () => {
    throw new Error('secret of the renderer')
  },
}

async function render(request: PageRequest): Promise<RenderedPage> {
  renderedRequests.push(request)
  const specialPage = pages[request.url]
  return specialPage ? specialPage() : { status: 200, html: `<p>${request.url} ${request.developer}</p>` }
}

const liveConfig = { ...loadConfig({ PUBLIC_URL: 'https://rise.example' }), mode: 'live' as const, rateLimit: 0 }

beforeAll(async () => {
  web = await buildWebApp(render)
  app = await world.app({ web })
})
afterAll(() => web.remove())
beforeEach(() => {
  renderedRequests = []
})

describe('pages in several languages', () => {
  let multilingual: FastifyInstance
  beforeAll(async () => {
    const config = { ...world.ctx.config, languages: ['en', 'de', 'pt-BR'] as const }
    multilingual = await world.app({ web, config })
  })

  test.for([
    ['/jobs?page=2', 'en', '/jobs?page=2'],
    ['/de/jobs?page=3', 'de', '/jobs?page=3'],
    ['/de', 'de', '/'],
    ['/de?q=1', 'de', '/?q=1'],
    ['/pt-br/jobs', 'pt-BR', '/jobs'],
    ['/design', 'en', '/design'],
    ['/fr/jobs', 'en', '/fr/jobs'],
  ])('the page %s is in the language %s, and is rendered as %s', async ([url = '', language, path]) => {
    expect((await multilingual.inject(url)).statusCode).toBe(200)
    expect(renderedRequests).toMatchObject([{ url: path, language }])
  })

  test('a page is cached for each language', async () => {
    const bodies = await Promise.all(
      ['/events', '/de/events'].map(async (url) => (await multilingual.inject(url)).headers.etag),
    )
    await multilingual.inject('/events')
    expect(new Set(bodies).size).toBe(1)
    expect(renderedRequests.map(({ language }) => language).toSorted()).toEqual(['de', 'en'])
  })

  test('a redirect leads to a page of the same language', async () => {
    expect((await multilingual.inject('/de/old')).headers.location).toBe('/de/new')
    expect((await multilingual.inject('/DE/Jobs/')).headers.location).toBe('/de/jobs')
  })

  test('a page that can’t be rendered says so in its language', async () => {
    const { body } = await multilingual.inject('/de/broken?token=hunter2')
    expect(body).toContain('<html lang="de">')
    expect(body).toContain('<h1>Etwas ist schiefgelaufen</h1>')
    expect(body).toContain('<a href="/de">ZUR STARTSEITE</a>')
  })

  test('the prefix of the installation’s own language is removed', async () => {
    const reply = await multilingual.inject('/en/jobs?page=2')
    expect([reply.statusCode, reply.headers.location]).toEqual([301, '/jobs?page=2'])
    expect((await multilingual.inject('/en//evil.example')).headers.location).toBe('/evil.example')
  })
})

describe('canonical addresses', () => {
  test.for([
    ['/', undefined],
    ['/jobs', undefined],
    ['/jobs?page=2', undefined],
    ['/Jobs', '/jobs'],
    ['/jobs/page/1', '/jobs'],
    ['/Companies/Page/1/?q=a&sort=b', '/companies?q=a&sort=b'],
    ['/jobs/remote?page=1', '/jobs/remote'],
    ['/events?q=Big&page=1&city=a%20b', '/events?q=Big&city=a%20b'],
    ['/jobs/page/12', undefined],
    ['/jobs?page=12&homepage=1', undefined],
    ['/page/1', undefined],
    ['/?', undefined],
    ['/JOBS/Remote?Q=Big&x=/', '/jobs/remote?Q=Big&x=/'],
    ['/jobs/', '/jobs'],
    ['/jobs///?page=2', '/jobs?page=2'],
    ['/?A=B', undefined],
    ['//', '/'],
    ['//evil.example', '/evil.example'],
    ['///Evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
    ['\\/evil.example', '/evil.example'],
    ['//evil.example/%2f..', '/evil.example/%2f..'],
    ['/jobs/k/C%2B%2B', '/jobs/k/c%2B%2B'],
    ['/jobs/k/c%2B%2b', undefined],
    ['/jobs/k/100%', undefined],
    ['/jobs/k/%ZZ%4', '/jobs/k/%zz%4'],
    ['/jobs/k/%C3%9Cber', undefined],
  ] as const)('whether %s redirects, and where to: %s', ([url, target]) => {
    expect(canonicalPath(url)).toBe(target)
  })

  test('a canonical address is not redirected, and no redirect leaves the site', () => {
    for (const url of ['/Jobs//', '//Evil.example//x?Y', '/\\\\Evil', '/A/../B', '/%5Cevil']) {
      const target = canonicalPath(url) ?? url
      expect(canonicalPath(target)).toBeUndefined()
      expect(new URL(target, 'https://rise.example').origin).toBe('https://rise.example')
    }
  })

  test('pages redirect to the canonical address permanently', async () => {
    const answer = await app.inject('/Jobs/?Page=2')
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/jobs?Page=2'])
    expect(renderedRequests).toEqual([])
  })

  test.for([
    '/api/v1/Nothing',
    '/api/',
    '/api',
    '/socket.io/?EIO=4&sid=AbC',
    '/socket.io/AbC',
    '/assets/Missing-AbC.js',
    '/Favicon.ICO',
  ])('%s is not a page, so it gets a plain 404 instead of a redirect', async (url) => {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined])
    expect(answer.json().result.code).toBe('not-found')
    expect(renderedRequests).toEqual([])
  })

  test('an address that can’t be decoded gets an error page, and one that is too long is refused', async () => {
    const malformedReply = await app.inject('/jobs/k/100%')
    expect([malformedReply.statusCode, malformedReply.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ])
    expect(malformedReply.body).toContain('This page could not be found')
    expect((await app.inject(`/jobs?x=${'y'.repeat(2_000)}`)).statusCode).toBe(414)
    expect(renderedRequests).toEqual([])
  })
})

describe('a page', () => {
  test('has a content security policy that allows exactly the build’s inline script', async () => {
    const { headers } = await app.inject('/policy')
    const script = /<script>(.*)<\/script>/.exec(web.templates.get('en') ?? '')?.[1] ?? ''
    const hash = createHash('sha256').update(script).digest('base64')
    const policy = String(headers['content-security-policy'])
    expect(policy.split('; ')).toContain(`script-src 'self' 'sha256-${hash}'`)
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/frame-src 'self'(?: https:\/\/[a-z.-]+)*;/)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
  })

  test('never sends its address as a Referer, because the address may contain a token', async () => {
    for (const url of ['/confirm?token=hunter2', '/plain']) {
      expect((await app.inject(url)).headers['referrer-policy']).toBe('strict-origin')
    }
  })

  test('can call only its own origin, and the API and socket of another origin if configured', async () => {
    const config = { ...loadConfig({ API_URL: 'https://api.rise.example' }), rateLimit: 0 }
    const policyOf = async (server: FastifyInstance) =>
      String((await server.inject('/policy')).headers['content-security-policy']).split('; ')
    expect(await policyOf(await world.app({ web, config }))).toContain(
      "connect-src 'self' https://api.rise.example wss://api.rise.example",
    )
    expect(await policyOf(app)).toContain("connect-src 'self'")
  })

  test('is rendered once for fifty simultaneous requests and those that soon follow', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/popular')))
    await app.inject('/popular')
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['<p>/popular false</p>']))
    expect(renderedRequests).toHaveLength(1)
  })

  test('is sent in the encoding that the browser accepts', async () => {
    const get = (encoding?: string) =>
      app.inject({ url: '/encoded', headers: encoding === undefined ? {} : { 'accept-encoding': encoding } })
    const br = await get('gzip, br')
    const gzip = await get('gzip, br;q=0')
    const uncompressedReply = await get()
    expect([br, gzip, uncompressedReply].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ])
    const html = [brotliDecompressSync(br.rawPayload), gunzipSync(gzip.rawPayload), uncompressedReply.rawPayload].map(
      String,
    )
    expect(new Set(html)).toEqual(new Set(['<p>/encoded false</p>']))
    expect([br, gzip, uncompressedReply].map(({ headers }) => headers.vary)).toEqual(Array(3).fill('accept-encoding'))
  })

  test('gets a 304 without a body if the browser already has it', async () => {
    const { etag } = (await app.inject('/known')).headers
    const ask = (tag: string) => app.inject({ url: '/known', headers: { 'if-none-match': tag } })
    for (const tag of [String(etag), `W/"other", ${etag}`, '*']) {
      const answer = await ask(tag)
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag])
    }
    expect((await ask('W/"other"')).statusCode).toBe(200)
  })

  test('replies to HEAD as to GET, without the body', async () => {
    for (const url of ['/headed', '/headed', '/missing', '/old', '/Upper']) {
      const [head, get] = [await app.inject({ method: 'HEAD', url }), await app.inject(url)]
      expect([head.statusCode, head.body]).toEqual([get.statusCode, ''])
      expect(head.headers.location).toBe(get.headers.location)
    }
  })

  test('has the status or redirect that the web app returned', async () => {
    const redirectReply = await app.inject('/old')
    expect([redirectReply.statusCode, redirectReply.headers.location]).toEqual([301, '/new'])
    const missingReply = await app.inject({ url: '/missing', headers: { 'if-none-match': '*' } })
    expect([missingReply.statusCode, missingReply.body]).toEqual([404, 'This page could not be found'])
  })

  test('gets a plain 500 if it can’t be rendered; the error is logged without the query, and the next request tries again', async () => {
    const lineCount = recordedLog.lines().length
    for (const _ of [1, 2]) {
      const answer = await app.inject('/broken?token=hunter2')
      expect(answer.statusCode).toBe(500)
      expect(answer.headers['content-security-policy']).toBeDefined()
      expect(answer.body).toContain('Something went wrong... try again in a few minutes')
      expect(answer.body).not.toContain('secret of the renderer')
    }
    expect(renderedRequests).toHaveLength(2)
    const newLines = recordedLog.lines().slice(lineCount)
    const loggedLines = newLines.filter(({ msg }) => msg === 'page not rendered')
    expect(loggedLines.map(({ path }) => path)).toEqual(['/broken', '/broken'])
  })
})

test('every reply makes browsers return only over TLS', async () => {
  const urls = [
    '/plain',
    '/old',
    '/Upper',
    '/missing',
    '/broken?token=hunter2',
    '/favicon.svg',
    '/api/v1/companies',
    '/healthz',
  ]
  for (const url of [...urls, '/robots.txt', '/pictures/nothing/128.webp', '/api/nothing']) {
    const { headers } = await app.inject(url)
    expect(headers['strict-transport-security'], url).toBe('max-age=31536000; includeSubDomains')
  }
})

test('build files with a hash are cached for a year, the others for a day, and no file outside the build is sent', async () => {
  const hashedReply = await app.inject('/assets/index-AbC123.js')
  expect([hashedReply.statusCode, hashedReply.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  const icon = await app.inject('/favicon.svg')
  expect([icon.statusCode, icon.headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
  expect((await app.inject('/assets/../../../../etc/passwd')).body).not.toContain('root:')
})

describe('pages for the developer or the operator', () => {
  const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'cf-connecting-ip']
  const isShown = async (to: FastifyInstance, options: object) =>
    (await to.inject({ url: '/dev/kit', ...options })).body.includes('true')

  test('exist below /dev only on this machine, and not behind a proxy', async () => {
    expect(await isShown(app, {})).toBe(true)
    expect(await isShown(app, { remoteAddress: '::1' })).toBe(true)
    for (const remoteAddress of ['192.168.1.7', '203.0.113.9', '2001:db8::1']) {
      expect(await isShown(app, { remoteAddress })).toBe(false)
    }
    for (const name of proxyHeaders) expect(await isShown(app, { headers: { [name]: '127.0.0.1' } })).toBe(false)
    // The developer gets no cached page that was just rendered for someone else.
    expect(await isShown(app, {})).toBe(true)
  })

  test('do not exist in live mode', async () => {
    const inLiveMode = await world.app({ web, config: liveConfig })
    expect(await isShown(inLiveMode, {})).toBe(false)
  })

  test('include /metrics, served to this machine and its private network, even in live mode, but not through a proxy', async () => {
    const inLiveMode = await world.app({ web, config: liveConfig })
    const ask = (options: object) => inLiveMode.inject({ url: '/metrics', ...options })
    for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:10.1.2.3', '172.20.0.5', '192.168.1.7', 'fd00::1']) {
      expect((await ask({ remoteAddress })).statusCode, remoteAddress).toBe(200)
    }
    for (const remoteAddress of ['203.0.113.9', '172.32.0.1', '2001:db8::1', '::ffff:203.0.113.9']) {
      expect((await ask({ remoteAddress })).statusCode, remoteAddress).toBe(404)
    }
    for (const name of proxyHeaders) expect((await ask({ headers: { [name]: '10.0.0.1' } })).statusCode, name).toBe(404)
  })
})

describe('requests for more pages than can be rendered at a time', () => {
  test('get a 503 with Retry-After, while other requests for a page being rendered are served', async () => {
    const renderGate = Promise.withResolvers<void>()
    const allRendering = Promise.withResolvers<void>()
    let startedCount = 0
    const slowApp = await buildWebApp(async ({ url }) => {
      startedCount += 1
      if (startedCount === 100) allRendering.resolve()
      await renderGate.promise
      return { status: 200, html: url }
    })
    try {
      const busyApp = await world.app({ web: slowApp })
      // An injected request begins only when its promise is awaited.
      const ask = (url: string) => busyApp.inject(url).then((reply) => reply)
      const renderingPages = Array.from({ length: 100 }, (_, number) => ask(`/page-${number}`))
      await allRendering.promise
      const sharedPage = ask('/page-0')
      const refusal = await busyApp.inject('/one-too-many')
      expect(refusal.statusCode).toBe(503)
      expect(refusal.headers['retry-after']).toBe('5')
      expect(refusal.body).toContain('The server is busy')
      renderGate.resolve()
      const statuses = (await Promise.all([...renderingPages, sharedPage])).map(({ statusCode }) => statusCode)
      expect(new Set(statuses)).toEqual(new Set([200]))
    } finally {
      await slowApp.remove()
    }
  })
})
