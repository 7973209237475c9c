// A process to which browsers connect, for tests of several processes on one Redis. Takes the address of Redis, admits
// the token `ada`, and emits to her room when `/emit` is requested; prints `port <number>`.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { openRedis } from '../../backend.ts'
import { createLog } from '../log.ts'
import { openRealtime } from './open-realtime.ts'

const [redisUrl = ''] = process.argv.slice(2)
const log = createLog('silent')
const hub = await openRealtime(log, await openRedis(redisUrl, log))
const server = createServer((request, response) => {
  if (request.url === '/emit') hub.realtime.emit(['actor:ada'], 'token:refresh')
  response.end()
})
hub.attach(server, {
  publicUrl: 'https://rise.example',
  gate: {
    admit: async (token) => (token === 'ada' ? { sessionId: 'ada', rooms: ['actor:ada'], standing: '' } : undefined),
    review: async (sessions) => new Map(sessions.map((id) => [id, ''])),
  },
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
process.stdout.write(`port ${typeof address === 'object' ? address?.port : ''}\n`)
