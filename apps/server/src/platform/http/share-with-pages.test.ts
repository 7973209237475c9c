import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsProfessional } from '../../features/session/accounts.factory.ts'
import { loadConfig } from '../../load-config.ts'

const { world } = useWorld()
const url = '/api/v1/check'
const pages = 'https://rise.example'

let shared: FastifyInstance
let own: FastifyInstance

beforeAll(async () => {
  const settings = { PUBLIC_URL: pages, RATE_LIMIT: '0' }
  shared = await world.app({ config: loadConfig({ ...settings, API_URL: 'https://api.rise.example' }) })
  own = await world.app({ config: loadConfig(settings) })
})

const preflightOf = (app: FastifyInstance, origin: string) =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' },
  })

describe('an API of an origin of its own', () => {
  test('lets the pages call it with a token, and tells them what it refuses', async () => {
    const asked = await preflightOf(shared, pages)
    expect(asked.statusCode).toBe(204)
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': pages,
      'access-control-allow-methods': expect.stringContaining('PUT'),
      'access-control-allow-headers': expect.stringContaining('authorization'),
    })
    const refused = await shared.inject({ url, headers: { origin: pages } })
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([401, pages])
    expect(refused.headers.vary).toContain('origin')
  })

  test('renews tokens for the pages alone', async () => {
    const { refreshToken } = await joinAsProfessional(world, shared)
    const refresh = (origin: string) =>
      shared.inject({
        url: '/api/v1/refresh',
        headers: { origin, 'sec-fetch-site': 'same-site', authorization: `Bearer ${refreshToken}` },
      })
    expect((await refresh('https://evil.rise.example')).statusCode).toBe(400)
    expect((await refresh(pages)).statusCode).toBe(200)
  })

  test('lets no other site call it, and takes no cookies', async () => {
    for (const reply of [await preflightOf(shared, 'https://evil.example'), await preflightOf(own, pages)]) {
      expect(reply.headers['access-control-allow-origin']).toBeUndefined()
      expect(reply.statusCode).toBe(404)
    }
    expect((await preflightOf(shared, pages)).headers['access-control-allow-credentials']).toBeUndefined()
  })
})
