import { get } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FetchError } from './fetch-error.ts'
import { createFetcher, type Fetcher } from './fetcher.ts'
import { type LocalSite, startLocalSite } from './local-site.fixture.ts'

/** A server that must never be reached. Many addresses below lead to it, or would if their spelling were trusted. */
let canary: LocalSite
let fetcher: Fetcher
let resolvedNames: string[]

/**
 * The addresses that each name resolves to. The first list is for the first resolution, the second list for the second,
 * and so on; the last list is repeated.
 */
const names: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'loopback.example': [['127.0.0.1']],
  'loopback6.example': [['::1']],
  'private.example': [['10.0.0.1']],
  'metadata.example': [['169.254.169.254']],
  'shared.example': [['100.100.100.200']],
  'mapped.example': [['::ffff:127.0.0.1']],
  'translated.example': [['64:ff9b::7f00:1']],
  'zone.example': [['fe80::1%lo']],
  'one-bad.example': [['203.0.114.1', '127.0.0.1']],
  'bad-in-ipv6.example': [['203.0.114.1', 'fd00::1']],
  // Resolves to a public address first, and to the canary afterwards.
  'rebinding.example': [['203.0.114.1'], ['127.0.0.1']],
  'nobody.example': [],
}

async function resolve(name: string): Promise<readonly string[]> {
  const answers = names[name] ?? []
  const answer = answers[Math.min(resolvedNames.filter((other) => other === name).length, answers.length - 1)]
  resolvedNames.push(name)
  if (answer === undefined) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
  return answer
}

beforeAll(async () => {
  canary = await startLocalSite((_request, response) => response.end('the canary'))
})
beforeEach(() => {
  resolvedNames = []
  // The canary's port counts as an ordinary one, so that only the check of addresses can protect it.
  const ports = ['80', '443', String(canary.port)]
  fetcher = createFetcher({ userAgent: 'test', ports, resolve, limits: { connectMs: 200 } })
})
afterAll(() => canary.stop())

/** Returns the error for an address, in which `:%` stands for the canary's port. Fails if the address isn't refused. */
async function refusalOf(url: string): Promise<FetchError> {
  const error = await fetcher.get(url.replace(/:%/, `:${canary.port}`), { tries: 1 }).catch((error: unknown) => error)
  if (error instanceof FetchError) return error
  throw new Error(`${url} was not refused: ${String(error)}`)
}

test('the canary reports a request that reaches it', async () => {
  const connectionsBefore = canary.connections()
  await new Promise((resolve) => get(`http://localhost:${canary.port}/`, (reply) => reply.resume().on('end', resolve)))
  expect(canary.connections()).toBe(connectionsBefore + 1)
})

test.for([
  // loopback, in all its spellings
  'http://127.0.0.1:%/',
  'http://127.0.0.1/',
  'http://127.1:%/',
  'http://127.0.1:%/',
  'http://127.8.9.10:%/',
  'http://127.255.255.254:%/',
  'http://2130706433:%/',
  'http://0x7f000001:%/',
  'http://0x7f.0x0.0x0.0x1:%/',
  'http://0177.0.0.01:%/',
  'http://017700000001:%/',
  'http://127.0.0.1.:%/',
  'http://①②⑦.⓪.⓪.①:%/',
  'http://127。0。0。1:%/',
  'http://%31%32%37.0.0.1/',
  'http:\\\\127.0.0.1:%\\',
  'http:127.0.0.1:%',
  '\t http://127.0.0.1:%/ \n',
  'http://127.0.0.1:%/?next=https://example.org',
  'http://0.0.0.0:%/',
  'http://0:%/',
  'http://0.1.2.3:%/',
  'http://[::]:%/',
  'http://[::1]:%/',
  'http://[0:0:0:0:0:0:0:1]:%/',
  // IPv4 within IPv6
  'http://[::ffff:127.0.0.1]:%/',
  'http://[::ffff:7f00:1]:%/',
  'http://[::ffff:10.0.0.1]:%/',
  'http://[::ffff:169.254.169.254]/',
  'http://[::127.0.0.1]:%/',
  'http://[::ffff:0:127.0.0.1]:%/',
  'http://[64:ff9b::127.0.0.1]:%/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[64:ff9b:1::10.0.0.1]/',
  'http://[2002:7f00:1::1]/',
  'http://[2002:a00:1::]/',
  'http://[2001:0:4136:e378:8000:63bf:807f:fffe]/',
  // private, shared, link-local
  'http://10.0.0.1/',
  'http://10.255.255.255/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.0.1/',
  'http://0xc0a80001/',
  'http://100.64.0.1/',
  'http://100.127.255.255/',
  'http://169.254.169.254/latest/meta-data/',
  'http://168.63.129.16/',
  'http://[fd00::1]/',
  'http://[fc00::1]/',
  'http://[fd00:ec2::254]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  // addresses of no single host: multicast, broadcast, reserved, documentation, benchmarks
  'http://224.0.0.1/',
  'http://239.255.255.250/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://192.0.0.1/',
  'http://192.0.2.1/',
  'http://192.88.99.1/',
  'http://198.18.0.1/',
  'http://198.51.100.1/',
  'http://203.0.113.1/',
  'http://[ff02::1]/',
  'http://[100::1]/',
  'http://[2001:db8::1]/',
  'http://[2001:2::1]/',
  'http://[3fff::1]/',
  'http://[5f00::1]/',
  'http://[4000::1]/',
  // names of this machine and this network
  'http://localhost:%/',
  'http://LOCALHOST:%/',
  'http://rise.localhost:%/',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'http://router.home.arpa/',
  // names that resolve to such addresses
  'http://loopback.example:%/',
  'https://loopback.example:%/',
  'http://loopback6.example:%/',
  'http://private.example/',
  'http://metadata.example/',
  'http://shared.example/',
  'http://mapped.example:%/',
  'http://translated.example:%/',
  'http://zone.example/',
  'http://one-bad.example:%/',
  'http://bad-in-ipv6.example/',
])('%s is refused because it leads to an address that is not public', async (url) => {
  const connectionsBefore = canary.connections()
  expect(await refusalOf(url)).toMatchObject({ code: 'refused-address' })
  expect(canary.connections()).toBe(connectionsBefore)
})

test.for([
  'ftp://127.0.0.1:%/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:%/_GET',
  'data:text/html,hello',
  'javascript:alert(1)',
  'ws://loopback.example:%/',
  'unix:/var/run/docker.sock',
  'http+unix://%2Fvar%2Frun%2Fdocker.sock/info',
  'blob:http://127.0.0.1:%/',
  '//127.0.0.1:%/',
  '/etc/passwd',
  'loopback.example',
  '',
  'http://',
  'http://256.256.256.256/',
  'http://1.2.3.4.5/',
  'http://exa mple.org/',
  'http://[::1/',
  'http://[fe80::1%25lo]:%/',
  'http://user@loopback.example:%/',
  'http://user:secret@loopback.example:%/',
  'http://:secret@loopback.example:%/',
  'http://example.org:22/',
  'http://example.org:6379/',
  'http://example.org:8080/',
  'https://example.org:5432/',
  'http://127.0.0.1:1/',
  'http://example.org./',
  'http://loopback.example.:%/',
  'http://intranet/',
  'http://redis:%/',
  `http://loopback.example:%/${'a'.repeat(8_000)}`,
])('%s is refused because it is not a valid web address', async (url) => {
  const connectionsBefore = canary.connections()
  expect(await refusalOf(url)).toMatchObject({ code: 'refused-url' })
  expect(resolvedNames).toEqual([])
  expect(canary.connections()).toBe(connectionsBefore)
})

test('a name that resolves differently the second time is resolved once, and only its first address is contacted', async () => {
  const connectionsBefore = canary.connections()
  expect((await refusalOf('http://rebinding.example:%/')).code).toMatch(/timed-out|unreachable/)
  expect(resolvedNames).toEqual(['rebinding.example'])
  expect(canary.connections()).toBe(connectionsBefore)
})

test('a name without an address is refused', async () => {
  expect(await refusalOf('http://nobody.example/')).toMatchObject({ code: 'unknown-host' })
})

test('the message doesn’t distinguish an internal name from one that doesn’t exist', async () => {
  const [absentRefusal, innerRefusal] = [
    await refusalOf('http://nobody.example/'),
    await refusalOf('http://private.example/'),
  ]
  expect(innerRefusal.code).toBe('refused-address')
  expect(innerRefusal.message.replace('private', 'nobody')).toBe(absentRefusal.message)
})

test('the message of a refusal contains no credentials, path or query of the address', async () => {
  for (const url of ['http://ada:secret@example.org/', 'http://10.0.0.1/secret?token=secret', 'secret:secret']) {
    expect((await refusalOf(url)).message).not.toContain('secret')
  }
})
