// The endpoints that both measured socket servers add: `/memory` returns the memory of the process after a garbage
// collection, in bytes; `/broadcast` emits to everyone and returns its start time.
import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { memoryOf } from './processes.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Returns a time in ms that all processes of this machine share. */
export function epochNow(): number {
  return performance.timeOrigin + performance.now()
}

export function answerMeasurements(broadcast: () => void): RequestListener {
  return (request, response) => {
    if (request.url === '/memory') {
      collectGarbage()
      collectGarbage()
      response.end(String(memoryOf(process.pid).rss))
    } else {
      const begin = epochNow()
      broadcast()
      response.end(String(begin))
    }
  }
}

/** Listens on a free port, and sends the port to the parent process. */
export async function listenAndSendPort(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address === 'object') process.send?.(address?.port)
}
