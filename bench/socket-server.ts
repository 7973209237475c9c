// Only Rise's sockets, behind a gate that accepts every token, to measure them without a database.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createLog } from '../apps/server/src/platform/log.ts'
import { openRealtime } from '../apps/server/src/platform/realtime/open-realtime.ts'
import { answerMeasurements, listenAndSendPort } from './socket-measurements.ts'

await once(process, 'message')
const hub = await openRealtime(createLog('error'))
const server = createServer(answerMeasurements(() => hub.realtime.emit(['everyone'], 'token:refresh')))
hub.attach(server, {
  publicUrl: 'http://localhost',
  gate: {
    admit: async (token) => ({ sessionId: token, rooms: [`actor:${token}`, 'everyone'], standing: '' }),
    review: async (sessions) => new Map(sessions.map((id) => [id, ''])),
  },
})
await listenAndSendPort(server)
