import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsProfessional } from '../../features/session/accounts.factory.ts'
import { loadConfig } from '../../load-config.ts'

const { world } = useWorld()
const url = '/api/v1/check'
const pages = 'https://rise.example'

let sharedApp: FastifyInstance
let sameOrigin: FastifyInstance

beforeAll(async () => {
  const settings = { PUBLIC_URL: pages, RATE_LIMIT: '0' }
  sharedApp = await world.app({ config: loadConfig({ ...settings, API_URL: 'https://api.rise.example' }) })
  sameOrigin = await world.app({ config: loadConfig(settings) })
})

const preflightOf = (app: FastifyInstance, origin: string) =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' },
  })

describe('an API at another origin than the pages', () => {
  test('lets the pages call it with a token and read its error replies', async () => {
    const preflight = await preflightOf(sharedApp, pages)
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': pages,
      'access-control-allow-methods': expect.stringContaining('PUT'),
      'access-control-allow-headers': expect.stringContaining('authorization'),
    })
    const refusal = await sharedApp.inject({ url, headers: { origin: pages } })
    expect([refusal.statusCode, refusal.headers['access-control-allow-origin']]).toEqual([401, pages])
    expect(refusal.headers.vary).toContain('origin')
  })

  test('renews tokens only for the pages', async () => {
    const { refreshToken } = await joinAsProfessional(world, sharedApp)
    const refresh = (origin: string) =>
      sharedApp.inject({
        url: '/api/v1/refresh',
        headers: { origin, 'sec-fetch-site': 'same-site', authorization: `Bearer ${refreshToken}` },
      })
    expect((await refresh('https://evil.rise.example')).statusCode).toBe(400)
    expect((await refresh(pages)).statusCode).toBe(200)
  })

  test('refuses calls by any other site, and accepts no cookies', async () => {
    for (const reply of [await preflightOf(sharedApp, 'https://evil.example'), await preflightOf(sameOrigin, pages)]) {
      expect(reply.headers['access-control-allow-origin']).toBeUndefined()
      expect(reply.statusCode).toBe(404)
    }
    expect((await preflightOf(sharedApp, pages)).headers['access-control-allow-credentials']).toBeUndefined()
  })
})
