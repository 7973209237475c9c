// The baseline for messages: each body posted to `/{room}` is inserted as a row, and then emitted to the room.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { Pool } from 'pg'
import { Server } from 'socket.io'
import { listenAndSendPort } from '../socket-measurements.ts'

const [{ databaseUrl }] = (await once(process, 'message')) as [{ databaseUrl: string }]
const pool = new Pool({ connectionString: databaseUrl, max: 10 })
await pool.query(
  'create table if not exists bare_message (id bigserial primary key, room text, text text, at timestamptz)',
)
const server = createServer((request, response) => {
  const store = async () => {
    const { text } = (await json(request)) as { text: string }
    const room = (request.url ?? '').slice(1)
    await pool.query('insert into bare_message (room, text, at) values ($1, $2, now())', [room, text])
    io.to(room).emit('message:message', { message: text })
    response.end('{}')
  }
  store().catch((error: unknown) => response.writeHead(500).end(String(error)))
})
const io = new Server(server)
io.on('connection', (socket) => socket.join(String(socket.handshake.auth.token)))
await listenAndSendPort(server)
