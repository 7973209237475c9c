import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { letIn, nextEvent, openSocket } from '../../../../test/sockets.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { createLog } from '../../../platform/log.ts'
import { openRealtime, type RealtimeServer } from '../../../platform/realtime/open-realtime.ts'
import { joinAsProfessional, type SignedInClient, send } from '../accounts.factory.ts'

const { world } = useWorld()
let app: FastifyInstance
let realtime: RealtimeServer
let origin: string

beforeAll(async () => {
  realtime = await openRealtime(createLog('silent'))
  app = await world.app({ realtime })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await realtime.close()
})

const seconds = async (work: Promise<unknown>) => {
  const begin = performance.now()
  await work
  return (performance.now() - begin) / 1_000
}

test('a member receives their own actor’s events, and others don’t', async () => {
  const [one, other] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  const sockets = [await letIn(openSocket(origin, one.token)), await letIn(openSocket(origin, other.token))]
  const notifiedSockets: number[] = []
  for (const [index, socket] of sockets.entries()) socket.on('token:refresh', () => notifiedSockets.push(index))
  const firstEvent = nextEvent(sockets[0] as (typeof sockets)[0], 'token:refresh')

  realtime.realtime.emit([`actor:${one.id}`], 'token:refresh')
  await firstEvent

  expect(notifiedSockets).toEqual([0])
  for (const socket of sockets) socket.disconnect()
})

test('a forged token and a refresh token are refused', async () => {
  const { token, refreshToken } = await joinAsProfessional(world, app)
  for (const wrongToken of [refreshToken, `${token}x`, '']) {
    await expect(letIn(openSocket(origin, wrongToken))).rejects.toThrow()
  }
})

describe('a socket closes within five seconds when its session is over', () => {
  const login = ({ email }: SignedInClient) => world.ctx.db.updateTable('login').where('email', '=', email)
  test.for([
    ['logged out', (client: SignedInClient) => send(app, 'POST', '/api/v1/logout', { token: client.refreshToken })],
    [
      'suspended',
      (client: SignedInClient) =>
        login(client).set({ suspended_at: world.clock.now(), suspension_reason: 'spam' }).execute(),
    ],
    ['deleted', (client: SignedInClient) => login(client).set({ deleted_at: world.clock.now() }).execute()],
    [
      'left without its actor',
      (client: SignedInClient) => world.ctx.db.deleteFrom('actor').where('id', '=', client.id).execute(),
    ],
  ] as const)('%s', async ([, end]) => {
    const client = await joinAsProfessional(world, app)
    const socket = await letIn(openSocket(origin, client.token))
    const closeEvent = nextEvent(socket, 'disconnect')
    await end(client)
    expect(await seconds(closeEvent)).toBeLessThan(5)
  })
})

test('a change of plan makes the browser request a new token, and the socket stays open', async () => {
  const client = await joinAsProfessional(world, app)
  const socket = await letIn(openSocket(origin, client.token))
  const refreshRequests = nextEvent(socket, 'token:refresh')
  await world.ctx.db.updateTable('actor').set({ plan: 'Creator' }).where('id', '=', client.id).execute()
  expect(await seconds(refreshRequests)).toBeLessThan(6)
  expect(socket.connected).toBe(true)
  socket.disconnect()
})

test('an expired token does not close the socket', async () => {
  const { token } = await joinAsProfessional(world, app)
  const socket = await letIn(openSocket(origin, token))
  world.clock.advance(601_000)
  const other = await joinAsProfessional(world, app)
  const closeEvent = nextEvent(await letIn(openSocket(origin, other.token)), 'disconnect')
  // The end of another session shows that the review has run.
  await send(app, 'POST', '/api/v1/logout', { token: other.refreshToken })
  await closeEvent
  expect(socket.connected).toBe(true)
  socket.disconnect()
})
