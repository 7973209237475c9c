import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contract } from '@rise/contract/contract'
import type { Endpoint } from '@rise/contract/endpoint'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { files, storedFiles } from '../src/features/features.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional } from '../src/features/session/accounts.factory.ts'
import { FetchError } from '../src/platform/fetch/fetch-error.ts'
import { loadWebApp } from '../src/platform/http/web-app.ts'
import type { Limits } from '../src/platform/limits.ts'
import { bodiesFor, oddTexts, sampleOf, UNKNOWN_ID } from './odd-input.ts'
import { recordLog } from './recorded-log.ts'
import { useWorld } from './use-world.ts'

const webFolder = fileURLToPath(new URL('../../web/', import.meta.url))

/** Rate limits are off, so that only the input decides whether a call succeeds. */
const noLimits: Limits = {
  of: () => ({
    consume: async () => {},
    take: async () => true,
    giveBack: async () => {},
    reset: async () => {},
    secondsLeft: async () => 0,
  }),
}

const recordedLog = recordLog('error')
const unreachable = async () => Promise.reject(new FetchError('unreachable', 'There is no internet in tests.'))
const { world } = useWorld({
  log: recordedLog.log,
  fetch: { get: unreachable, post: unreachable },
  readTexts: async () => [],
})
let app: FastifyInstance

beforeAll(async () => {
  app = await world.app({
    ctx: { ...world.ctx, limits: noLimits },
    web: await loadWebApp(`${webFolder}dist`, world.ctx.config.languages),
  })
})

const endpoints: readonly [string, Endpoint][] = Object.entries(contract)

type Method = NonNullable<InjectOptions['method']>
type Caller = { readonly token: string | undefined; readonly slug: string }
const joinByRole = {
  creator: () => joinAsProfessional(world, app, { plan: 'Creator' }),
  employer: () => joinAsEmployer(world, app),
  admin: () => joinAsAdmin(world, app),
}
const clients = new Map<string, Caller>()

/** Returns a logged-in client, which logs in again if a call ended its session. */
async function callerOf(who: keyof typeof joinByRole | 'guest'): Promise<Caller> {
  if (who === 'guest') return { token: undefined, slug: 'nobody' }
  const client = clients.get(who)
  if (client && (await check(client)).statusCode === 200) return client
  const { token } = await joinByRole[who]()
  const { slug } = (await check({ token })).json().result
  const caller = { token, slug: slug ?? 'nobody' }
  clients.set(who, caller)
  return caller
}

const bearer = (token: string | undefined) => (token === undefined ? {} : { authorization: `Bearer ${token}` })
const check = ({ token }: Pick<Caller, 'token'>) => app.inject({ url: '/api/v1/check', headers: bearer(token) })

/** Returns the calls with a 5xx reply, and the logged errors. */
async function failuresOf(requests: readonly InjectOptions[]): Promise<string[]> {
  const failures: string[] = []
  for (const request of requests) {
    const before = recordedLog.lines().length
    const { statusCode } = await app.inject(request)
    if (statusCode < 500) continue
    const errors = recordedLog
      .lines()
      .slice(before)
      .map(({ msg, err }) => `${msg}: ${(err as Error | undefined)?.message}`)
    const { method = 'GET', url, payload = '' } = request
    failures.push(`${statusCode} ${method} ${shorten(String(url))} ${shorten(String(payload))} ${errors.join('; ')}`)
  }
  return failures
}

const shorten = (text: string) => (text.length > 200 ? `${text.slice(0, 100)} ... ${text.slice(-60)}` : text)

/** Returns the addresses of a path: a nearly valid one, and one with each odd text in each parameter. */
function addressesOf(path: string, slug: string): string[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const fill = (odd: Readonly<Record<string, string>>) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => odd[name] ?? (/slug|profile/i.test(name) ? slug : UNKNOWN_ID))
  return [fill({}), ...names.flatMap((name) => oddTexts.map((text) => fill({ [name]: text })))]
}

function queriesOf({ query }: Endpoint): string[] {
  if (!query) return ['x=%00']
  const names = Object.keys(query.shape)
  const all = Object.entries(sampleOf(query) as object).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return [
    all.join('&'),
    ...names.flatMap((name) => [...oddTexts.map((text) => `${name}=${text}`), `${name}=a&${name}=b`]),
  ]
}

/** Returns requests of this caller to an endpoint, with odd input in each place. */
async function requestsFor(key: string, endpoint: Endpoint, caller: Caller): Promise<InjectOptions[]> {
  const [method, path = ''] = key.split(' ') as [Method, string]
  const headers = bearer(caller.token)
  const [rightAddress = '', ...oddAddresses] = addressesOf(path, caller.slug)
  const wholeRequest = endpoint.body && !endpoint.upload ? { payload: JSON.stringify(sampleOf(endpoint.body)) } : {}
  const json = { ...headers, ...('payload' in wholeRequest && { 'content-type': 'application/json' }) }
  const requests: InjectOptions[] = oddAddresses.map((url) => ({ method, url, headers: json, ...wholeRequest }))
  for (const query of queriesOf(endpoint))
    requests.push({ method, url: `${rightAddress}?${query}`, headers: json, ...wholeRequest })
  for (const { type, payload } of brokenUploads(endpoint)) {
    requests.push({ method, url: rightAddress, headers: { ...headers, 'content-type': type }, payload })
  }
  if (endpoint.upload) return requests
  for (const payload of bodiesFor(endpoint)) {
    requests.push({ method, url: rightAddress, headers: { ...headers, 'content-type': 'application/json' }, payload })
  }
  return requests
}

function brokenUploads({ upload, body }: Endpoint): { type: string; payload: string }[] {
  if (!upload) return []
  const file = `--b\r\ncontent-disposition: form-data; name="${upload.part}"; filename="a\0.pdf"\r\n\r\nabc`
  const fields = body && 'shape' in body ? Object.keys(body.shape as object) : []
  const withField = (name: string, text: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n${file}\r\n--b--\r\n`
  const form = 'multipart/form-data'
  const oddTexts = ['\0', '['.repeat(8_000), 'x'.repeat(100_000), UNKNOWN_ID, '{}']
  const brokenBodies = ['', 'x', '--b', file, `${file}\r\n--b`, '--b\r\nx\r\n\r\n\r\n--b--\r\n', `${file}\r\n--b--\r\n`]
  return [
    ...['', '; boundary=', `; boundary=${'b'.repeat(300)}`].map((end) => ({ type: form + end, payload: file })),
    ...[...brokenBodies, ...fields.flatMap((name) => oddTexts.map((text) => withField(name, text)))].map((payload) => ({
      type: `${form}; boundary=b`,
      payload,
    })),
    { type: 'text/plain', payload: file },
  ]
}

const refusingStatuses = [401, 402, 403]

test.for(endpoints)('%s replies to odd input without a 5xx', async ([key, endpoint]) => {
  const failures: string[] = []
  let admittedCount = 0
  for (const identity of ['creator', 'employer', 'admin', 'guest'] as const) {
    const [first, ...others] = await requestsFor(key, endpoint, await callerOf(identity))
    if (!first) continue
    const { statusCode } = await app.inject(first)
    const isLetIn = !refusingStatuses.includes(statusCode)
    failures.push(...(await failuresOf(isLetIn && admittedCount === 0 ? [first, ...others] : [first])))
    if (isLetIn) admittedCount += 1
  }
  expect(failures).toEqual([])
})

test('malformed tokens cause no 5xx', async () => {
  const tail = `.1.${'x'.repeat(43)}`
  const tokens = [
    'x',
    '-'.repeat(36) + tail,
    UNKNOWN_ID + tail,
    `${UNKNOWN_ID}.${'9'.repeat(9)}.${'-'.repeat(43)}`,
    'a.b.c',
  ]
  const keys = endpoints.map(([key]) => key.split(' ') as [Method, string])
  const requests = keys.flatMap(([method, path]) =>
    tokens.map((token) => ({ method, url: addressesOf(path, 'nobody')[0] ?? '', headers: bearer(token) })),
  )
  expect(await failuresOf(requests)).toEqual([])
})

test('file routes reply to odd addresses without a 5xx', async () => {
  const paths = [...files.map(({ path }) => path), ...storedFiles.map(({ path }) => path)]
  const urls = paths
    .flatMap((path) => addressesOf(path, 'nobody'))
    .flatMap((url) => [url, `${url}?q=%00&page=%ED%A0%80`])
  expect(paths.length).toBeGreaterThan(3)
  expect(await failuresOf(urls.map((url) => ({ url })))).toEqual([])
})

/** Returns the paths of the web app, as its features declare them. */
function pagePaths(): string[] {
  const features = `${webFolder}src/features/`
  const sources = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('feature.tsx'),
  )
  const texts = sources.map((file) => readFileSync(features + file, 'utf8'))
  const paths = texts.flatMap((text) => [...text.matchAll(/\bpath: '(\/[^'*]*)'/g)].map(([, path = '']) => path))
  return [...new Set(paths)].map((path) => path.replaceAll(/:(\w+)\??/g, '{$1}'))
}

const pages = pagePaths()

test('the paths of pages are found', () => {
  expect(pages.length).toBeGreaterThan(40)
})

test.for(pages)('the page %s replies to odd addresses without a 5xx', async (path) => {
  const queries = ['page=%00', 'q=%ED%A0%80', 'keyword=%00', `q=${'x'.repeat(1_900)}`, 'token=%00', 'page=-1']
  const [rightAddress = '', ...oddAddresses] = addressesOf(path, 'nobody')
  const urls = [...oddAddresses, ...queries.map((query) => `${rightAddress}?${query}`)]
  expect(await failuresOf(urls.map((url) => ({ url })))).toEqual([])
})

test('a NUL in any position is refused with the name of its field', async () => {
  const { token } = await callerOf('creator')
  const refusalOf = async (request: InjectOptions) => {
    const answer = await app.inject(request)
    return [answer.statusCode, Object.keys(answer.json().result.fields ?? {})]
  }
  expect(await refusalOf({ url: '/api/v1/companies/%00' })).toEqual([400, ['params.slug']])
  expect(await refusalOf({ url: '/api/v1/jobs?location=a%00' })).toEqual([400, ['query.location']])
  const payload = { steps: [{ name: 'a\0' }] }
  const body = { method: 'PUT', url: '/api/v1/onboarding', payload, headers: bearer(token) } as const
  expect(await refusalOf(body)).toEqual([400, ['body.steps[0].name']])
})
