import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../../../../scripts/free-port.mjs'
import { type LineProcess, startProcess, startProgram } from '../../../test/line-process.ts'
import { letIn, nextEvent, openSocket } from '../../../test/sockets.ts'
import { openRedis } from '../../backend.ts'
import { createLog } from '../log.ts'
import { openRealtime } from './open-realtime.ts'

const redisServer = '/usr/bin/redis-server'
const script = fileURLToPath(new URL('./realtime-process.fixture.ts', import.meta.url))
const log = createLog('silent')
const startedProcesses: LineProcess[] = []
const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
  for (const one of startedProcesses.splice(0)) {
    one.signal('SIGKILL')
    await one.ended
  }
})

async function startRedis(port: string): Promise<LineProcess> {
  const redis = startProgram(redisServer, ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'])
  startedProcesses.push(redis)
  await redis.line(/Ready to accept connections/)
  return redis
}

/** Starts two processes, and connects a socket to each. */
async function startTwo(url: string) {
  const processes = [1, 2].map(() => startProcess([script, url]))
  startedProcesses.push(...processes)
  const lines = await Promise.all(processes.map((one) => one.line(/^port \d+$/)))
  const origins = lines.map((line) => `http://127.0.0.1:${line.split(' ')[1]}`)
  const sockets = origins.map((origin) => openSocket(origin, 'ada'))
  stops.push(...sockets.map((socket) => () => socket.disconnect()))
  await Promise.all(sockets.map(letIn))
  return { processes, origins, sockets }
}

test.skipIf(!existsSync(redisServer))(
  'an event reaches the sockets of every process, even from a process without sockets',
  async () => {
    const port = await freePort()
    await startRedis(port)
    const url = `redis://127.0.0.1:${port}`
    const { origins, sockets } = await startTwo(url)
    const collectEvents = () => Promise.all(sockets.map((socket) => nextEvent(socket, 'token:refresh')))

    for (const origin of origins) {
      const all = collectEvents()
      await fetch(`${origin}/emit`)
      await all
    }

    const redis = await openRedis(url, log)
    const worker = await openRealtime(log, redis)
    stops.push(() => redis.disconnect(), worker.close)
    const all = collectEvents()
    worker.realtime.emit(['actor:ada'], 'token:refresh')
    await all
  },
)

test.skipIf(!existsSync(redisServer))(
  'a browser that reconnects to another process gets the events that it missed',
  async () => {
    const port = await freePort()
    await startRedis(port)
    const url = `redis://127.0.0.1:${port}`
    const { origins, sockets } = await startTwo(url)
    const redis = await openRedis(url, log)
    stops.push(() => redis.disconnect())
    const [one, other] = sockets
    if (!one || !other) throw new Error('There are two sockets')
    const bothEvents = Promise.all(sockets.map((socket) => nextEvent(socket, 'token:refresh')))
    await fetch(`${origins[0]}/emit`)
    await bothEvents

    one.io.engine.close()
    const missedEvent = nextEvent(one, 'token:refresh')
    const receivedEvent = nextEvent(other, 'token:refresh')
    await fetch(`${origins[1]}/emit`)
    await receivedEvent
    // A socket that reconnects before the first process has stored its position starts without a position.
    await expect.poll(() => redis.keys('*-session:*'), { interval: 10 }).toHaveLength(1)
    Object.assign(one.io, { uri: origins[1] })
    await letIn(one.connect())
    await missedEvent
    expect(one.recovered).toBe(true)
  },
)

test.skipIf(!existsSync(redisServer))(
  'processes survive the loss of Redis, and exchange events again when it is back',
  async () => {
    const port = await freePort()
    const redis = await startRedis(port)
    const { processes, origins, sockets } = await startTwo(`redis://127.0.0.1:${port}`)
    const [one, other] = sockets
    if (!one || !other) throw new Error('There are two sockets')
    redis.signal('SIGKILL')
    await redis.ended

    const atHome = nextEvent(one, 'token:refresh')
    await fetch(`${origins[0]}/emit`)
    await atHome
    // A socket that disconnects now can't be stored, so it can't be recovered.
    one.io.engine.close()
    await letIn(one.connect())
    expect((await fetch(`${origins[1]}/`)).ok).toBe(true)

    await startRedis(port)
    let hasReached = false
    other.once('token:refresh', () => {
      hasReached = true
    })
    await expect.poll(async () => (await fetch(`${origins[0]}/emit`)) && hasReached, { interval: 100 }).toBe(true)
    expect(processes.flatMap(({ errorLines }) => errorLines)).toEqual([])
  },
)
