// Sockets in a separate process. On `{ origin, count }` it opens this many more, and replies with their total. Once all
// of them have received a broadcast, it reports when each did.
import { io } from 'socket.io-client'
import { epochNow } from './socket-measurements.ts'

/** The message that it receives. */
export interface MoreSockets {
  readonly origin: string
  readonly count: number
}

const CONCURRENCY = 50
let openedCount = 0
let arrivals: number[] = []

process.on('message', ({ origin, count }: MoreSockets) => {
  const targetCount = openedCount + count
  const openOne = async (): Promise<void> => {
    while (openedCount < targetCount) {
      openedCount += 1
      await open(origin, `session-${openedCount}`)
    }
  }
  Promise.all(Array.from({ length: CONCURRENCY }, openOne)).then(
    () => process.send?.(openedCount),
    (error: unknown) => {
      process.stderr.write(`${error}\n`)
      process.exit(1)
    },
  )
})

function open(origin: string, token: string): Promise<void> {
  const socket = io(origin, { auth: { token }, forceNew: true, reconnection: false, transports: ['websocket'] })
  socket.on('token:refresh', () => {
    arrivals.push(epochNow())
    if (arrivals.length < openedCount) return
    process.send?.(arrivals)
    arrivals = []
  })
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
}
