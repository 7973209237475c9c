// What both servers of the sockets' measurement do besides: `/memory` gives what the process holds on to, in bytes, and
// `/broadcast` emits to everyone and returns the time when that began.
import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { memoryOf } from './processes.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Milliseconds that mean the same in all processes of this machine. */
export function sharedNow(): number {
  return performance.timeOrigin + performance.now()
}

export function answerMeasurements(broadcast: () => void): RequestListener {
  return (request, response) => {
    if (request.url === '/memory') {
      collectGarbage()
      collectGarbage()
      response.end(String(memoryOf(process.pid).rss))
    } else {
      const begin = sharedNow()
      broadcast()
      response.end(String(begin))
    }
  }
}

/** Listens to a free port and tells it to the process that asked. */
export async function tellPort(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address === 'object') process.send?.(address?.port)
}
