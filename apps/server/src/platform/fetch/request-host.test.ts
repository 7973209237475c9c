import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalSite, startLocalSite } from './local-site.fixture.ts'
import { requestHost } from './request-host.ts'

const limits = { connectMs: 1_000, headersMs: 1_000, silenceMs: 1_000 }
let site: LocalSite

beforeAll(async () => {
  site = await startLocalSite(({ headers }, response) => response.end(headers.host))
})
afterAll(() => site.stop())

function ask(url: string, addresses: readonly string[]) {
  const parsedUrl = new URL(url)
  return requestHost(
    { url: parsedUrl, origin: parsedUrl.origin, addresses, headers: {}, signal: AbortSignal.timeout(5_000) },
    limits,
  )
}

test('the connection goes to the checked address, with the host’s name in the request', async () => {
  const reply = await ask(`http://pinned.example:${site.port}/`, ['127.0.0.1'])
  const pieces: Buffer[] = []
  for await (const piece of reply.body) pieces.push(piece)
  reply.close()
  expect(Buffer.concat(pieces).toString()).toBe(`pinned.example:${site.port}`)
})

test('a host with several addresses is reached', async () => {
  const reply = await ask(`http://pinned.example:${site.port}/`, ['127.0.0.1', '::1'])
  expect(reply.status).toBe(200)
  reply.close()
})

test('a host that does not speak TLS is unreachable over https', async () => {
  await expect(ask(`https://pinned.example:${site.port}/`, ['127.0.0.1'])).rejects.toMatchObject({
    code: 'unreachable',
  })
})
