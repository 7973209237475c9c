// Sockets in a separate process. On `{ origin, count }` it opens this many more and replies with their total; then it
// reports when each of them heard a broadcast, once all have.
import { io } from 'socket.io-client'
import { sharedNow } from './socket-measurements.ts'

/** What it is told. */
export interface MoreSockets {
  readonly origin: string
  readonly count: number
}

const AT_ONCE = 50
let opened = 0
let arrivals: number[] = []

process.on('message', ({ origin, count }: MoreSockets) => {
  const targetCount = opened + count
  const openOne = async (): Promise<void> => {
    while (opened < targetCount) {
      opened += 1
      await open(origin, `session-${opened}`)
    }
  }
  Promise.all(Array.from({ length: AT_ONCE }, openOne)).then(
    () => process.send?.(opened),
    (error: unknown) => {
      process.stderr.write(`${error}\n`)
      process.exit(1)
    },
  )
})

function open(origin: string, token: string): Promise<void> {
  const socket = io(origin, { auth: { token }, forceNew: true, reconnection: false, transports: ['websocket'] })
  socket.on('token:refresh', () => {
    arrivals.push(sharedNow())
    if (arrivals.length < opened) return
    process.send?.(arrivals)
    arrivals = []
  })
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
}
