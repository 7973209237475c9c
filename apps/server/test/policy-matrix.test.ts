import { expectedOutcomes, type PrincipalName, principals, rowOf } from '@rise/contract/admission-table.fixture'
import { contract } from '@rise/contract/contract'
import type { Endpoint, EndpointKey } from '@rise/contract/endpoint'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { files, implementations } from '../src/features/features.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  type SignedInClient,
} from '../src/features/session/accounts.factory.ts'
import { Failure } from '../src/platform/failure.ts'
import type { Implementation } from '../src/platform/http/implement.ts'
import { useWorld } from './use-world.ts'

/** The gate's replies; all other replies come from behind the gate. */
const refusals = new Set([
  '401 sign-in-required',
  '402 upgrade-required',
  '403 forbidden',
  '403 email-not-confirmed',
  '403 suspended',
  '404 not-found',
])
const REACHED = { code: 'handler-reached', status: 418, message: () => 'Behind the gate.' }

const endpoints = Object.entries(contract) as [EndpointKey, Endpoint][]
const names = Object.keys(principals) as PrincipalName[]

const { world } = useWorld()
let realApp: FastifyInstance
let app: FastifyInstance
const clients = new Map<PrincipalName, SignedInClient>()

beforeAll(async () => {
  realApp = await world.app()
  for (const name of names) {
    if (name !== 'guest') clients.set(name, await join(name))
  }
  // The handlers are removed, so that nothing behind the gate changes an account.
  app = await world.app({ implementations: implementations.map(withoutHandler) })
})

function withoutHandler(implementation: Implementation): Implementation {
  return {
    ...implementation,
    handle: async () => {
      throw new Failure(REACHED)
    },
  }
}

/** Creates a real account of each kind. */
async function join(name: PrincipalName): Promise<SignedInClient> {
  const principal = principals[name]
  if (principal.kind === 'guest') throw new Error('A guest has no account.')
  const { role, plan, standing } = principal
  if (role.startsWith('admin')) return joinAsAdmin(world, realApp, role)
  const joinAs = role === 'employer' ? joinAsEmployer : joinAsProfessional
  const client = await joinAs(world, realApp, { plan, confirmed: standing !== 'pending' })
  if (standing === 'suspended') {
    const login = world.ctx.db.updateTable('login').where('email', '=', client.email)
    await login.set({ suspended_at: world.ctx.clock.now(), suspension_reason: 'Spam' }).execute()
  }
  return client
}

/** Returns the reply of an endpoint's gate to an account: `ok`, or the status of its refusal. */
async function knock(key: EndpointKey, name: PrincipalName): Promise<string> {
  const [method = '', path = ''] = key.split(' ')
  const token = clients.get(name)?.token
  const reply = await app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url: path.replaceAll(/\{\w+\}/g, 'x'),
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  })
  const refusal = `${reply.statusCode} ${reply.json().result.code}`
  if (refusals.has(refusal)) return String(reply.statusCode)
  expect([`${REACHED.status} ${REACHED.code}`, '400 invalid-input'], `${key} as ${name}`).toContain(refusal)
  return 'ok'
}

test('each test account has the role, plan and standing of its column', async () => {
  for (const [name, { token }] of clients) {
    const principal = principals[name]
    if (principal.kind === 'guest') continue
    const { role, plan, standing } = principal
    const check = await realApp.inject({ url: '/api/v1/check', headers: { authorization: `Bearer ${token}` } })
    expect(check.json().result, name).toMatchObject({ role, standing, paidPlan: plan === 'free' ? null : plan })
  }
})

test.for(endpoints)(
  '%s accepts and refuses the principals that its row of the matrix says',
  async ([key, endpoint]) => {
    const expected = expectedOutcomes(rowOf(endpoint))
    expect(expected, `nobody has written who may call ${rowOf(endpoint)}`).toBeDefined()
    const outcomes: [PrincipalName, string][] = []
    for (const name of names) outcomes.push([name, await knock(key, name)])
    expect(Object.fromEntries(outcomes)).toEqual(expected)
  },
)

test('an invalid token is refused, even where guests may call, except for page views', async () => {
  expect(endpoints.flatMap(([key, { bearer }]) => (bearer === 'optional' ? [key] : []))).toEqual([
    'POST /api/v1/page-views',
  ])
  for (const [key, { bearer: own }] of endpoints) {
    if (own !== undefined) continue
    const [method = '', path = ''] = key.split(' ')
    const reply = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: path.replaceAll(/\{\w+\}/g, 'x'),
      headers: { authorization: 'Bearer forged' },
    })
    expect([reply.statusCode, reply.json().result.code], key).toEqual([401, 'sign-in-required'])
  }
})

test.for(files.map(({ path }) => path))('%s has the same reply for everyone, with or without a token', async (path) => {
  const url = path.replaceAll(/\{\w+\}/g, 'x')
  const guest = await realApp.inject(url)
  for (const token of [...[...clients.values()].map((client) => client.token), 'forged']) {
    const reply = await realApp.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect([reply.statusCode, reply.body]).toEqual([guest.statusCode, guest.body])
  }
})
