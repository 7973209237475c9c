// Bare socket.io with its own settings: everyone is let in and hears everything.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { answerMeasurements, tellPort } from './socket-measurements.ts'

await once(process, 'message')
const server = createServer(answerMeasurements(() => io.emit('token:refresh')))
const io = new Server(server)
await tellPort(server)
