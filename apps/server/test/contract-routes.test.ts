import { contract } from '@rise/contract/contract'
import type { Endpoint } from '@rise/contract/endpoint'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { files, implementations, storedFiles } from '../src/features/features.ts'
import { fastifyPath } from '../src/platform/http/routes.ts'
import { createServer } from '../src/platform/http/server.ts'
import { type BuiltWebApp, buildWebApp } from './built-web-app.ts'
import { recordLog } from './recorded-log.ts'
import { routesOutsideContract } from './routes-outside-contract.ts'
import { useWorld } from './use-world.ts'

const keys = Object.keys(contract)
const endpoints: readonly [string, Endpoint][] = Object.entries(contract)
/** The machine-readable files that features declare. */
const servedPaths = ['/robots.txt', ...files.map(({ path }) => fastifyPath(path))]
/** The paths of uploaded files. */
const storedPaths = storedFiles.map(({ path }) => fastifyPath(path))

const { world } = useWorld()
let web: BuiltWebApp
let app: FastifyInstance
const routes: RouteOptions[] = []

beforeAll(async () => {
  web = await buildWebApp(async () => ({ status: 200, html: '' }))
  app = await world.app({ web, onRoute: (route) => void routes.push(route) })
})
afterAll(() => web.remove())

describe('routes and contract', () => {
  test('every route is in the contract, and every endpoint has a route', () => {
    expect(routesOutsideContract(routes, keys, [...web.files, ...servedPaths, ...storedPaths])).toEqual([])
    expect(routes.length).toBeGreaterThan(keys.length)
  })

  test('a route outside the contract is detected', async () => {
    const rogues: RouteOptions[] = []
    const server = createServer({ log: recordLog().log, trustProxy: false, rateLimit: 0, redis: undefined })
    server.addHook('onRoute', (route) => void rogues.push(route))
    server.get('/api/v1/rogue', async () => 'ahoy')
    server.get('/api/docs-of-another', async () => 'ahoy')
    server.get('/jobs/:slug.exe', async () => 'ahoy')
    server.get('/api/v1/undeclared', { config: { contractKey: 'GET /api/v1/undeclared' } }, async () => 'ahoy')

    const outside = routesOutsideContract([...routes, ...rogues], keys, [...web.files, ...servedPaths, ...storedPaths])

    for (const path of ['/api/v1/rogue', '/api/docs-of-another', '/jobs/:slug.exe', '/api/v1/undeclared']) {
      expect(outside).toContain(`GET ${path} is outside the contract`)
    }
  })

  test('an endpoint without a route is detected', async () => {
    const servedRoutes: RouteOptions[] = []
    await world.app({ implementations: implementations.slice(1), onRoute: (route) => void servedRoutes.push(route) })
    expect(routesOutsideContract(servedRoutes, keys, [...servedPaths, ...storedPaths])).toEqual([
      `${implementations[0]?.key} has no route`,
    ])
  })
})

test('no machine-readable file has a path under the API or its documentation', () => {
  for (const path of servedPaths) expect(path).toMatch(/^\/(?!(api|dev|assets|socket\.io)(\/|$)).*\.[a-z]+$/)
  expect(new Set(servedPaths).size).toBe(servedPaths.length)
})

describe('the OpenAPI document', () => {
  interface Operation {
    parameters?: { name: string; in: string; required?: boolean; schema: z.core.JSONSchema.JSONSchema }[]
    description?: string
    requestBody?: { content: Record<string, { schema: z.core.JSONSchema.JSONSchema }> }
    responses: Record<
      string,
      { description: string; content?: Record<string, { schema: z.core.JSONSchema.JSONSchema }> }
    >
  }
  interface Document {
    openapi: string
    info: { title: string; version: string }
    servers: { url: string }[]
    paths: Record<string, Record<string, Operation>>
  }
  let document: Document
  let operations: [string, Operation][]

  beforeAll(async () => {
    document = (await app.inject('/api/openapi.json')).json()
    operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    )
  })

  test('has version 3.1 and exactly the endpoints of the contract', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Rise API' },
      servers: [{ url: expect.any(String) }],
    })
    expect(operations.map(([key]) => key).sort()).toEqual([...keys].sort())
  })

  test('declares every path parameter and every status of the contract', () => {
    for (const [key, { parameters = [], responses }] of operations) {
      const inPath = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const declaredNames = parameters.filter((parameter) => parameter.in === 'path')
      expect(declaredNames.map(({ name }) => name)).toEqual(inPath)
      expect(declaredNames.every(({ required }) => required)).toBe(true)
      const endpoint = endpoints.find(([name]) => name === key)?.[1]
      const statuses = [200, 400, ...(endpoint?.errors ?? []).map(({ status }) => status)]
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(statuses.map(String)))
    }
  })

  test('states the rate limits of endpoints', () => {
    for (const [key, { description, responses }] of operations) {
      const { limits = [] } = endpoints.find(([name]) => name === key)?.[1] ?? {}
      for (const { points } of limits) expect(description).toContain(`At most ${points} calls`)
      if (limits.length > 0) expect(Object.keys(responses)).toContain('429')
    }
  })

  test('contains only JSON Schema 2020-12, as OpenAPI 3.1 requires', () => {
    let compiledCount = 0
    for (const [key, { parameters = [], requestBody, responses }] of operations) {
      const contents = [requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {}))
      for (const { schema } of [...parameters, ...contents]) {
        expect(() => z.fromJSONSchema(schema, { defaultTarget: 'draft-2020-12' }), key).not.toThrow()
        compiledCount += 1
      }
    }
    expect(compiledCount).toBeGreaterThan(keys.length)
  })

  test('is rendered as pages at /api/docs', async () => {
    const page = await app.inject('/api/docs')
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const scripts = [...page.body.matchAll(/src="([^"]+)"/g)].map(([, src = '']) => new URL(src, 'http://x/api/docs/'))
    expect(scripts.length).toBeGreaterThan(0)
    for (const { pathname } of scripts) expect((await app.inject(pathname)).statusCode).toBe(200)
    // The pages' script renders inline styles.
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("style-src 'self' 'unsafe-inline'")
    expect(policy).toContain("default-src 'self'")
  })
})

describe('any list', () => {
  // Lists that require a login are tested with their feature.
  const lists = endpoints.filter(([, { access, query }]) => access === 'guest' && query && 'page' in query.shape)
  const address = (key: string) => key.split(' ')[1] ?? ''

  test.for(lists.map(([key]) => key))('%s refuses an invalid page', async (key) => {
    for (const page of ['0', '-1', '1.5', 'two', '501', '']) {
      const answer = await app.inject({ url: address(key), query: { page } })
      expect(answer.statusCode, `page "${page}"`).toBe(400)
      expect(answer.json().result).toMatchObject({
        code: 'invalid-input',
        fields: { 'query.page': expect.any(String) },
      })
    }
  })

  // A list that belongs to a thing gets a 404 if the thing doesn't exist.
  const freeLists = lists.filter(([, { params }]) => params === undefined)
  test.for(freeLists.map(([key]) => key))(
    '%s has an empty first page, and refuses a page past the end',
    async (key) => {
      const first = await app.inject(address(key))
      expect(first.json()).toMatchObject({ success: true, result: { items: [], page: 1, pages: 1, total: 0 } })
      const second = await app.inject({ url: address(key), query: { page: '2' } })
      expect(second.statusCode).toBe(404)
      const codes = (contract as Record<string, Endpoint>)[key]?.errors.map(({ code }) => code)
      expect(codes).toContain(second.json().result.code)
    },
  )

  test.for([
    ['/api/v1/jobs?category=alchemy', 'category-not-found'],
    ['/api/v1/jobs?location=atlantis', 'place-not-found'],
    ['/api/v1/jobs?company=acme', 'company-not-found'],
    ['/api/v1/jobs/no-such-job', 'job-not-found'],
    ['/api/v1/companies/acme', 'company-not-found'],
  ] as const)('an unknown id in %s gets a 404 with the code %s', async ([url, code]) => {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.json().result.code]).toEqual([404, code])
  })

  test.for([
    ['/api/v1/jobs?list=hidden', 'query.list'],
    ['/api/v1/job-facets?list=hidden', 'query.list'],
    [`/api/v1/jobs?keyword=${'x'.repeat(201)}`, 'query.keyword'],
    [`/api/v1/jobs?category=${'x'.repeat(61)}`, 'query.category'],
    ['/api/v1/jobs?page=1&page=2', 'query.page'],
    [`/api/v1/jobs/${'x'.repeat(201)}`, 'params.slug'],
    [`/api/v1/companies/${'x'.repeat(121)}`, 'params.slug'],
  ] as const)('%s gets a 400 that names %s', async ([url, field]) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().result.fields)).toEqual([field])
  })
})
