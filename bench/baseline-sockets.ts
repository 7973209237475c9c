// Plain socket.io with its default settings: it admits every client and sends everything to all of them.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { answerMeasurements, listenAndSendPort } from './socket-measurements.ts'

await once(process, 'message')
const server = createServer(answerMeasurements(() => io.emit('token:refresh')))
const io = new Server(server)
await listenAndSendPort(server)
