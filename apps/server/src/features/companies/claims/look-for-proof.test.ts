import { afterAll, beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { type NameServer, startNameServer } from '../../../platform/dns/name-server.fixture.ts'
import { createTextReader } from '../../../platform/dns/read-texts.ts'
import { createFetcher } from '../../../platform/fetch/fetcher.ts'
import { type LocalSite, startLocalSite } from '../../../platform/fetch/local-site.fixture.ts'
import { joinAsEmployer, type SignedInClient } from '../../session/accounts.factory.ts'
import { slugOf } from '../companies.factory.ts'

let site: LocalSite
let names: NameServer
/** The content at the proof's address, or the address that it redirects to. */
let page: { text: string } | { to: string } | undefined
let counter = 0

const SITE = 'https://www.harbour-proof.com'
const OTHER_SITE = 'https://www.other-proof.com'

beforeAll(async () => {
  site = await startLocalSite((request, response) => {
    if (page && 'to' in page && !request.url?.includes('elsewhere')) {
      response.writeHead(302, { location: page.to }).end()
    } else if (page === undefined) response.writeHead(404).end()
    else response.end('text' in page ? page.text : proofLine)
  })
  names = await startNameServer()
})
const { world, app } = useWorld(() => {
  const allowedOrigins = new Map([
    [SITE, site.origin],
    [OTHER_SITE, site.origin],
  ])
  return {
    fetch: createFetcher({ userAgent: 'test', allowedOrigins }),
    readTexts: createTextReader([names.address]),
  }
})
afterAll(async () => {
  await site.stop()
  await names.stop()
})

let proofLine = ''
/** Creates the owner of a company with a site, and returns the proof to show. */
async function owner(): Promise<{ client: SignedInClient; base: string; line: string }> {
  counter += 1
  page = undefined
  names.records.clear()
  const client = await joinAsEmployer(world, app, { companyName: `Harbour ${counter}` })
  const base = `/api/v1/companies/${await slugOf(client)}`
  await client.call('PATCH', `${base}/page`, { version: 1, page: { website: SITE } })
  const { file, record } = (await client.call('GET', `${base}/proof`)).json().result
  expect(record).toEqual({ names: ['harbour-proof.com', '_rise.harbour-proof.com'], value: file.line })
  proofLine = file.line
  return { client, base, line: proofLine }
}
const check = async (client: SignedInClient, base: string, by: 'file' | 'record') => {
  const reply = await client.call('POST', `${base}/proof/${by}`)
  const { result } = reply.json()
  return reply.statusCode === 200 ? result.verifiedDomain : result.code
}

test('the proof line in a file at the site proves the domain, even among other lines and in simultaneous checks', async () => {
  const { client, base } = await owner()
  expect(await check(client, base, 'file')).toBe('proof-not-found')
  page = { text: `google-something\r\n  ${proofLine}  \r\n` }
  const checks = await Promise.all(Array.from({ length: 10 }, () => check(client, base, 'file')))
  expect(new Set(checks)).toEqual(new Set(['harbour-proof.com']))
  const verificationRecords = await world.ctx.db
    .selectFrom('activity')
    .select('data')
    .where('kind', '=', 'company.verified')
    .where('actor_id', '=', client.id)
    .execute()
  expect(verificationRecords).toEqual([{ data: { domain: 'harbour-proof.com', by: 'file' } }])
})

test('a different or incomplete line, or a file at another site, proves nothing', async () => {
  const { client, base } = await owner()
  for (const text of ['rise-verification=guess', proofLine.slice(0, -1), `# ${proofLine}`, '']) {
    page = { text }
    expect(await check(client, base, 'file')).toBe('proof-not-found')
  }
  page = { to: `${OTHER_SITE}/elsewhere.txt` }
  expect(await check(client, base, 'file')).toBe('proof-not-found')
})

test.for(['harbour-proof.com', '_rise.harbour-proof.com'])(
  'the proof line in a TXT record of %s proves the domain',
  async (name) => {
    const { client, base } = await owner()
    expect(await check(client, base, 'record')).toBe('record-not-found')
    names.records.set(name, ['v=spf1 -all', proofLine])
    expect(await check(client, base, 'record')).toBe('harbour-proof.com')
  },
)

test('another company’s proof line, and a TXT record of another host, prove nothing', async () => {
  const { line: others } = await owner()
  const { client, base } = await owner()
  names.records.set('harbour-proof.com', [others, `${proofLine}x`])
  names.records.set('www.harbour-proof.com', [proofLine])
  expect(await check(client, base, 'record')).toBe('record-not-found')
})
