import { defineEndpoints, emptyResult, success } from '@rise/contract/endpoint'
import { defineErrors } from '@rise/contract/errors'
import { perHour } from '@rise/contract/limit'
import type { Access } from '@rise/contract/policy'
import { guest } from '@rise/contract/policy'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { recordLog } from '../../../test/recorded-log.ts'
import { useWorld } from '../../../test/use-world.ts'
import { Failure } from '../failure.ts'
import { callInProcess } from './call-in-process.ts'
import type { RawInput } from './dispatch.ts'
import { implement } from './implement.ts'
import type { Acting } from './requester.ts'
import { fastifyPath } from './routes.ts'

const errors = defineErrors({
  'thing-gone': { status: 404, message: () => 'That thing is gone. Look for another.' },
  'thing-taken': { status: 409, message: () => 'That thing is taken already.' },
})
const nameReply = success(z.object({ name: z.string() }))
const endpointDefaults = { summary: 'A thing', tag: 'things', access: 'guest', reply: nameReply, errors: [] } as const
const accesses = ['auth', 'professional', 'employer', 'connected', 'creator', 'owner', 'admin'] satisfies Access[]

const endpoints = defineEndpoints({
  'GET /api/v1/things': {
    ...endpointDefaults,
    query: z.object({ page: z.coerce.number().min(1, 'Pages start at 1.').default(1) }),
  },
  'GET /api/v1/things/{slug}': {
    ...endpointDefaults,
    params: z.object({ slug: z.string().max(5, 'At most 5 letters.') }),
  },
  'POST /api/v1/things': {
    ...endpointDefaults,
    query: z.object({ page: z.coerce.number().optional() }),
    body: z.object({ user: z.object({ name: z.string('Enter a name.') }), tags: z.array(z.string('Words only.')) }),
  },
  'POST /api/v1/limited': {
    ...endpointDefaults,
    limits: [perHour('limited', 2, { by: 'network' })],
    body: z.object({ name: z.string() }),
  },
  'GET /api/v1/off-contract': endpointDefaults,
  'GET /api/v1/more-than-the-contract': endpointDefaults,
  'GET /api/v1/broken': endpointDefaults,
  'GET /api/v1/broken-with-text': endpointDefaults,
  'GET /api/v1/broken-elsewhere': endpointDefaults,
  'GET /api/v1/gone': { ...endpointDefaults, errors: [errors['thing-gone']] },
  'GET /api/v1/taken': endpointDefaults,
  ...Object.fromEntries(
    accesses.map((access) => [
      `GET /api/v1/for/${access}` as const,
      { ...endpointDefaults, access, query: z.object({ page: z.coerce.number() }) },
    ]),
  ),
})

const handlers = implement(endpoints, {
  ...Object.fromEntries(accesses.map((access) => [`GET /api/v1/for/${access}`, async () => ({ name: 'secret' })])),
  'GET /api/v1/things': ({ query }) => ({ name: `page ${query.page}` }),
  'GET /api/v1/things/{slug}': ({ params }) => ({ name: params.slug }),
  'POST /api/v1/things': ({ body }) => ({ name: body.user.name }),
  'POST /api/v1/limited': ({ body }) =>
    body.name === 'gone' ? Promise.reject(new Failure(errors['thing-gone'])) : body,
  'GET /api/v1/off-contract': () => JSON.parse('{"name":42}'),
  'GET /api/v1/more-than-the-contract': () => JSON.parse('{"name":"a","password":"b"}'),
  'GET /api/v1/broken': () => Promise.reject(new Error('no column "hunter2"')),
  // Third-party code throws this error.
  'GET /api/v1/broken-with-text': () => Promise.reject('hunter2'),
  'GET /api/v1/broken-elsewhere': () => Promise.reject(Object.assign(new Error('hunter2'), { statusCode: 403 })),
  'GET /api/v1/gone': () => Promise.reject(new Failure(errors['thing-gone'])),
  'GET /api/v1/taken': () => Promise.reject(new Failure(errors['thing-taken'], { fields: { 'body.slug': 'Taken.' } })),
})

const recordedLog = recordLog('warn')
const { world } = useWorld({ log: recordedLog.log })
let app: FastifyInstance

beforeAll(async () => {
  app = await world.app({ implementations: handlers })
})

let linesBefore = 0
beforeEach(() => {
  linesBefore = recordedLog.lines().length
})
const newLogLines = () => recordedLog.lines().slice(linesBefore)

type Answer = { status: number; body: unknown }

const ways: Record<string, (key: string, input: RawInput) => Promise<Answer>> = {
  async 'over HTTP'(key, { params = {}, query = {}, body }) {
    const [method, path = ''] = key.split(' ')
    const values = params as Record<string, string>
    const url = fastifyPath(path).replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ''))
    const answer = await app.inject({
      method: method as 'GET',
      url,
      query: query as Record<string, string>,
      ...(body !== undefined && { payload: body as object }),
    })
    return { status: answer.statusCode, body: answer.json() }
  },
  async 'in process'(key, input) {
    const { status, body } = await callInProcess(world.ctx, handlers, guest)(key, input)
    return { status, body: JSON.parse(JSON.stringify(body)) }
  },
}

const invalid = (fields: Record<string, string>) => ({
  status: 400,
  body: { success: false, result: { code: 'invalid-input', message: expect.any(String), fields } },
})

describe.for(Object.keys(ways))('%s', (way) => {
  const call = (key: string, input: RawInput = {}) => ways[way]?.(key, input)

  test('a valid call gets the reply, with default values filled in', async () => {
    const answer = (name: string) => ({ status: 200, body: { success: true, result: { name } } })
    expect(await call('GET /api/v1/things')).toEqual(answer('page 1'))
    expect(await call('GET /api/v1/things', { query: { page: '7' } })).toEqual(answer('page 7'))
    expect(await call('GET /api/v1/things/{slug}', { params: { slug: 'a b/ü' } })).toEqual(answer('a b/ü'))
    const body = { user: { name: 'Ada' }, tags: ['x'] }
    expect(await call('POST /api/v1/things', { body })).toEqual(answer('Ada'))
  })

  test('a refusal of invalid input lists each invalid field by its path', async () => {
    expect(await call('GET /api/v1/things', { query: { page: '0' } })).toEqual(
      invalid({ 'query.page': 'Pages start at 1.' }),
    )
    expect(await call('GET /api/v1/things/{slug}', { params: { slug: 'longer' } })).toEqual(
      invalid({ 'params.slug': 'At most 5 letters.' }),
    )
    expect(await call('GET /api/v1/things/{slug}', { params: { slug: 'x'.repeat(300) } })).toEqual(
      invalid({ 'params.slug': 'At most 5 letters.' }),
    )
    expect(await call('POST /api/v1/things', { body: { user: {}, tags: ['a', 1] } })).toEqual(
      invalid({ 'body.user.name': 'Enter a name.', 'body.tags[1]': 'Words only.' }),
    )
  })

  test('a missing body and a body of another type are refused as invalid', async () => {
    const messages = [
      [undefined, 'This is required.'],
      [[], 'This must be an object.'],
    ] as const
    for (const [body, message] of messages) {
      expect(await call('POST /api/v1/things', { body })).toEqual(invalid({ body: message }))
    }
  })

  test('if the body and the query are invalid, only errors of the body are reported', async () => {
    const answer = await call('POST /api/v1/things', { query: { page: 'x' }, body: { user: { name: 'Ada' } } })
    expect(answer).toEqual(invalid({ 'body.tags': expect.any(String) }))
  })

  test('a refusal thrown by the endpoint is sent with its status, code, message and fields', async () => {
    expect(await call('GET /api/v1/gone')).toEqual({
      status: 404,
      body: { success: false, result: { code: 'thing-gone', message: 'That thing is gone. Look for another.' } },
    })
    expect(await call('GET /api/v1/taken')).toEqual({
      status: 409,
      body: {
        success: false,
        result: { code: 'thing-taken', message: 'That thing is taken already.', fields: { 'body.slug': 'Taken.' } },
      },
    })
    expect(newLogLines()).toEqual([])
  })

  test('a limit counts only calls that reach the handler, and refuses further calls before the handler runs', async () => {
    const callLimited = async (body: object) => (await call('POST /api/v1/limited', { body }))?.status
    expect(await callLimited({ name: 'Ada' })).toBe(200)
    for (const _time of [1, 2, 3]) expect(await callLimited({})).toBe(400)
    expect(await callLimited({ name: 'gone' })).toBe(404)
    expect(await call('POST /api/v1/limited', { body: { name: 'gone' } })).toEqual({
      status: 429,
      body: { success: false, result: { code: 'too-many-requests', message: expect.any(String) } },
    })
    expect(await callLimited({})).toBe(400)
  })

  test.for(['off-contract', 'broken', 'broken-with-text', 'broken-elsewhere'])(
    'an undeclared failure (%s) is masked and logged',
    async (name) => {
      const answer = await call(`GET /api/v1/${name}`)

      expect(answer).toEqual({
        status: 500,
        body: {
          success: false,
          result: { code: 'internal', message: 'Something went wrong... try again in a few minutes' },
        },
      })
      expect(newLogLines().filter(({ msg }) => msg === 'unexpected error')).toHaveLength(1)
    },
  )

  test('a reply contains only the contract’s fields', async () => {
    const answer = await call('GET /api/v1/more-than-the-contract')
    expect(answer?.body).toEqual({ success: true, result: { name: 'a' } })
  })

  test.for(accesses)('a guest is refused at an endpoint for "%s" before its input is validated', async (access) => {
    expect(await call(`GET /api/v1/for/${access}`)).toEqual({
      status: 401,
      body: { success: false, result: { code: 'sign-in-required', message: 'Ooops! Please sign in!' } },
    })
  })

  test('a call to an endpoint that doesn’t exist gets a 404', async () => {
    expect(await call('GET /api/v1/nothing')).toMatchObject({ status: 404, body: { result: { code: 'not-found' } } })
  })
})

test('the compiler refuses a handler that passes an admin to a verb of professionals and companies', () => {
  const publish = async (_member: Acting) => undefined
  const [acting, admins] = [{ access: 'auth', acting: true } as const, { access: 'admin' } as const]
  const implementations = implement(
    {
      'PUT /api/v1/by-an-actor': { ...endpointDefaults, ...acting, reply: success(emptyResult) },
      'PUT /api/v1/by-an-admin': { ...endpointDefaults, ...admins, reply: success(emptyResult) },
    },
    {
      'PUT /api/v1/by-an-actor': ({ member }) => publish(member),
      // @ts-expect-error an admin acts for no actor
      'PUT /api/v1/by-an-admin': ({ member }) => publish(member),
    },
  )
  expect(implementations).toHaveLength(2)
})

describe('errors that only occur over HTTP', () => {
  const json = { 'content-type': 'application/json' }
  const post = (payload: string, headers: Record<string, string> = json) =>
    app.inject({ method: 'POST', url: '/api/v1/things', payload, headers })

  test.for([
    ['is no JSON', 400, 'invalid-input', '{"user":', json],
    ['is empty', 400, 'invalid-input', '', json],
    ['reaches for the prototype', 400, 'invalid-input', '{"__proto__":{"x":1}}', json],
    ['is larger than 1 MB', 413, 'too-large', `"${'x'.repeat(1024 * 1024)}"`, json],
    ['is of another media type', 415, 'unsupported-media-type', '<a/>', { 'content-type': 'application/xml' }],
  ] as const)('a body that %s gets a %i %s', async ([, status, code, payload, headers]) => {
    const answer = await post(payload, headers)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ success: false, result: { code, message: expect.any(String) } })
    expect(newLogLines()).toEqual([])
  })

  test.for([
    ['PUT', '/api/v1/things', 404],
    ['DELETE', '/api/v1/things', 404],
    ['GET', '/api/v2/things', 404],
    ['POST', '/nowhere', 404],
    ['GET', '/api/v1/things/%E0%A4%A', 400],
    ['GET', `/api/v1/things/${'x'.repeat(3_000)}`, 404],
  ] as const)('%s %s is refused with the usual error envelope', async ([method, url, status]) => {
    const answer = await app.inject({ method, url })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ success: false, result: { code: expect.any(String) } })
  })

  test('HEAD gets the same reply as GET, without the body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/api/v1/things' })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })
})
