import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { platformErrors } from '@rise/contract/errors'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordLog } from '../../../test/recorded-log.ts'
import { useWorld } from '../../../test/use-world.ts'
import { Failure } from '../failure.ts'
import { type PublicFile, registerFiles } from './files.ts'
import { createServer } from './server.ts'

const recordedLog = recordLog()
const { world } = useWorld()
let app: FastifyInstance
let generatedPaths: string[] = []
let release: (() => void) | undefined

const text = { type: 'text/plain; charset=utf-8', cacheSeconds: 60 }
const files: PublicFile[] = [
  {
    ...text,
    path: '/notes/{name}.txt',
    async make(_ctx, { params: { name = '' } }) {
      generatedPaths.push(name)
      if (name === 'missing') throw new Failure(platformErrors['not-found'])
      if (name === 'busy') throw new Failure(platformErrors.overloaded)
      if (name === 'broken') throw new Error('secret of the disk')
      if (name === 'old') return { movedTo: '/notes/new.txt' }
      if (name === 'slow') await new Promise<void>((resolve) => (release = resolve))
      return name === 'gone'
        ? { body: 'It was here.', status: 410 }
        : { body: `${name} ü`, canonical: `/notes/${name}` }
    },
  },
  { ...text, path: '/asked.txt', takesQuery: true, make: async (_ctx, { query }) => ({ body: JSON.stringify(query) }) },
  {
    ...text,
    path: '/secret/{name}.txt',
    secret: true,
    async make(_ctx, { params: { name = '' } }) {
      generatedPaths.push(name)
      if (name === 'gone') throw new Failure(platformErrors['not-found'])
      return { body: name }
    },
  },
  {
    ...text,
    path: '/fresh/{name}.txt',
    madeEachTime: true,
    make: async (_ctx, { params: { name = '' } }) => {
      generatedPaths.push(name)
      return { body: name }
    },
  },
  { ...text, path: '/dot.png', type: 'image/png', make: async () => ({ body: Buffer.from([137, 80, 78, 71]) }) },
  {
    ...text,
    path: '/wait/{name}.txt',
    make: (_ctx, { params: { name = '' } }) =>
      new Promise((_resolve, reject) => void waitingFailures.set(name, reject)),
  },
]
const waitingFailures = new Map<string, (error: Error) => void>()

beforeAll(async () => {
  app = createServer({ log: recordedLog.log, trustProxy: false, rateLimit: 0, redis: undefined })
  registerFiles(app, world.ctx, files)
})
afterAll(async () => {
  await app.close()
})
beforeEach(() => {
  generatedPaths = []
})

test('a file is sent with its type, lifetime and canonical page, and generated once while it is fresh', async () => {
  const [first, second] = [await app.inject('/notes/a.txt?x=1'), await app.inject('/notes/a.txt?x=2')]
  expect([first.statusCode, first.body, second.body]).toEqual([200, 'a ü', 'a ü'])
  expect(first.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=60',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
    link: `<${world.ctx.config.publicUrl}/notes/a>; rel="canonical"`,
    vary: 'accept-encoding',
  })
  expect(generatedPaths).toEqual(['a'])
  const head = await app.inject({ method: 'HEAD', url: '/notes/a.txt' })
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', first.headers.etag])
})

test('a file at a secret address is generated on each request and never cached, nor is its absence', async () => {
  const [first, second, gone] = [
    await app.inject('/secret/s.txt'),
    await app.inject('/secret/s.txt'),
    await app.inject('/secret/gone.txt'),
  ]
  expect([first.statusCode, second.statusCode, gone.statusCode]).toEqual([200, 200, 404])
  for (const { headers } of [first, second, gone]) expect(headers['cache-control']).toBe('private, no-store')
  expect(generatedPaths).toEqual(['s', 's', 'gone'])
})

test('a file whose content may have to disappear is made for each request', async () => {
  const [first, second] = [await app.inject('/fresh/f.txt'), await app.inject('/fresh/f.txt')]
  expect([first.statusCode, first.headers['cache-control'], second.body]).toEqual([200, 'public, max-age=60', 'f'])
  expect(generatedPaths).toEqual(['f', 'f'])
})

test('text is sent in an encoding that the client accepts, and bytes are sent as they are', async () => {
  const accept = (encoding: string) => ({ 'accept-encoding': encoding })
  const br = await app.inject({ url: '/notes/b.txt', headers: accept('gzip, br') })
  const gzip = await app.inject({ url: '/notes/b.txt', headers: accept('gzip') })
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe('b ü')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe('b ü')
  const picture = await app.inject({ url: '/dot.png', headers: accept('gzip, br') })
  expect([picture.headers['content-encoding'], [...picture.rawPayload]]).toEqual([undefined, [137, 80, 78, 71]])
})

test('a client that already has the file gets a 304, by its tag, otherwise by its date', async () => {
  const { headers } = await app.inject('/notes/c.txt')
  const { etag = '', 'last-modified': date = '' } = headers
  const status = async (headers: Record<string, string | number>) =>
    (await app.inject({ url: '/notes/c.txt', headers: headers as Record<string, string> })).statusCode
  expect(date).toBe(world.clock.now().toUTCString())
  expect(await status({ 'if-none-match': String(etag) })).toBe(304)
  expect(await status({ 'if-none-match': '"other"' })).toBe(200)
  expect(await status({ 'if-modified-since': date })).toBe(304)
  expect(await status({ 'if-modified-since': new Date(world.clock.now().getTime() - 1000).toUTCString() })).toBe(200)
  expect(await status({ 'if-modified-since': 'yesterday' })).toBe(200)
  expect(await status({ 'if-none-match': '"other"', 'if-modified-since': date })).toBe(200)
})

test('a file that uses the query is generated for each query', async () => {
  expect((await app.inject('/asked.txt?a=1')).json()).toEqual({ a: '1' })
  expect((await app.inject('/asked.txt?a=2')).json()).toEqual({ a: '2' })
})

test('a moved file redirects; a deleted one has its status and a readable body', async () => {
  const movedReply = await app.inject('/notes/old.txt')
  expect([movedReply.statusCode, movedReply.headers.location]).toEqual([301, '/notes/new.txt'])
  const goneReply = await app.inject('/notes/gone.txt')
  expect([goneReply.statusCode, goneReply.body]).toEqual([410, 'It was here.'])
})

test('a refusal is sent as plain text with its status and not cached; an unexpected error is logged and masked', async () => {
  for (let roundNumber = 0; roundNumber < 2; roundNumber += 1) {
    const missingReply = await app.inject('/notes/missing.txt')
    expect([missingReply.statusCode, missingReply.body]).toEqual([404, 'There’s nothing at this address.'])
    expect(missingReply.headers['content-type']).toBe('text/plain; charset=utf-8')
  }
  expect(generatedPaths).toEqual(['missing', 'missing'])
  const brokenReply = await app.inject('/notes/broken.txt')
  expect(brokenReply.statusCode).toBe(500)
  expect(brokenReply.body).not.toContain('secret')
  expect(recordedLog.text()).toContain('secret of the disk')
  expect((await app.inject(`/notes/a.txt?${'x'.repeat(2_000)}`)).statusCode).toBe(404)
})

test('simultaneous requests for one file share one generation', async () => {
  const pendingReplies = Array.from({ length: 20 }, () => app.inject('/notes/slow.txt'))
  await expect.poll(() => release).toBeDefined()
  release?.()
  const replies = await Promise.all(pendingReplies)
  expect(new Set(replies.map(({ body }) => body))).toEqual(new Set(['slow ü']))
  expect(generatedPaths).toEqual(['slow'])
})

test('too many simultaneous files for one network get a Retry-After; other networks and cached files are served', async () => {
  await app.inject('/notes/kept.txt')
  const pendingReplies = Array.from({ length: 40 }, (_, index) => app.inject(`/wait/${index}.txt`))
  await expect.poll(() => waitingFailures.size).toBe(40)
  const refusal = await app.inject('/wait/more.txt')
  expect([refusal.statusCode, refusal.headers['retry-after']]).toEqual([503, '5'])
  expect((await app.inject('/notes/kept.txt')).statusCode).toBe(200)
  pendingReplies.push(app.inject({ url: '/wait/elsewhere.txt', remoteAddress: '203.0.113.9' }))
  await expect.poll(() => waitingFailures.size).toBe(41)
  for (const reject of waitingFailures.values()) reject(new Failure(platformErrors['not-found']))
  expect((await Promise.all(pendingReplies)).every(({ statusCode }) => statusCode === 404)).toBe(true)
  expect((await app.inject('/notes/after.txt')).statusCode).toBe(200)
})

test('while the server is busy, a browser gets a page that reloads itself, and a program gets the time to wait', async () => {
  const [page, text] = [
    await app.inject({ url: '/notes/busy.txt', headers: { accept: 'text/html,*/*;q=0.8' } }),
    await app.inject('/notes/busy.txt'),
  ]
  for (const { statusCode, headers } of [page, text]) {
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
  }
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('<meta http-equiv="refresh" content="5">')
  expect(text.headers['content-type']).toBe('text/plain; charset=utf-8')
})
