import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { freePort } from '../../../../../scripts/free-port.mjs'
import { type LineProcess, startProgram } from '../../../test/line-process.ts'
import { databaseUrl, fetchWhenReady, startRise } from '../../../test/rise-process.ts'
import { letIn, nextEvent, openSocket } from '../../../test/sockets.ts'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsProfessional, PASSWORD, type SignedInClient } from '../session/accounts.factory.ts'
import { befriend, convoOf, messageOf } from './convos.factory.ts'

const redisServer = '/usr/bin/redis-server'

const read = z.object({ result: z.object({ messages: z.array(z.object({ text: z.string() })) }) })

/** A member's account on one of the servers. */
interface Visitor {
  readonly id: string
  readonly origin: string
  readonly token: string
}

describe.skipIf(!process.env.TEST_DATABASE_URL || !existsSync(redisServer))('on two servers', () => {
  const { world, app } = useWorld()
  const startedServers: LineProcess[] = []
  let redis: LineProcess
  let [ada, bob]: (Visitor | undefined)[] = []
  let convoId: string

  beforeAll(async () => {
    const members = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)] as const
    await befriend(...members)
    convoId = (await convoOf(...members))._id
    const port = await freePort()
    redis = startProgram(redisServer, ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'])
    startedServers.push(redis)
    await redis.line(/Ready to accept connections/)
    const connection = world.connection as Parameters<typeof databaseUrl>[0]
    const env = { DATABASE_URL: databaseUrl(connection), REDIS_URL: `redis://127.0.0.1:${port}` }
    const secret = { AUTH_SECRET: 'a-secret-that-two-servers-share-here', RATE_LIMIT: '0' }
    const ports = [await freePort(), await freePort()]
    const servers = ports.map((each) => startRise({ ...env, ...secret, PORT: each }))
    startedServers.push(...servers)
    await Promise.all(servers.map((one) => one.line(/is ready/)))
    ;[ada, bob] = await Promise.all(members.map((member, n) => arrive(member, `http://127.0.0.1:${ports[n]}`)))
  })
  afterAll(async () => {
    for (const server of startedServers) {
      server.signal('SIGKILL')
      await server.ended
    }
  })

  async function arrive({ id, email }: SignedInClient, origin: string): Promise<Visitor> {
    const login = await call({ id, origin, token: '' }, 'POST', '/api/v1/professionals/login', {
      user: { email, password: PASSWORD },
    })
    return { id, origin, token: z.object({ token: z.string() }).parse(login).token }
  }

  async function call({ origin, token }: Visitor, method: string, path: string, body?: object) {
    const answer = await fetchWhenReady(origin + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(answer.status, path).toBe(200)
    return answer.json()
  }

  const write = (from: Visitor, to: Visitor, text: string) =>
    call(from, 'POST', `/api/v1/convos/with/${to.id}/messages`, messageOf({ text }))
  const textsOf = async (visitor: Visitor) =>
    read.parse(await call(visitor, 'GET', `/api/v1/convos/${convoId}/messages`)).result.messages.map(({ text }) => text)

  test('a message sent on one arrives live on the other; without Redis, the next request returns it', async () => {
    if (!ada || !bob) throw new Error('Both have arrived')
    const bobsSocket = await letIn(openSocket(bob.origin, bob.token))
    const event = nextEvent(bobsSocket, 'message:message')
    await write(ada, bob, 'Live')
    expect((await event)[0]).toMatchObject({ convoId, seq: 1, message: 'Live' })

    redis.signal('SIGKILL')
    await redis.ended
    await write(ada, bob, 'Without Redis')
    await write(bob, ada, 'Neither')
    expect(await textsOf(bob)).toEqual(['Live', 'Without Redis', 'Neither'])
    expect(await textsOf(ada)).toEqual(['Live', 'Without Redis', 'Neither'])
    bobsSocket.disconnect()
  })
})
