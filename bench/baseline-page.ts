// Plain node:http, which replies to every request with the given bytes and headers: the minimum cost of a cached page.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The reply to every request. */
export interface PageTask {
  readonly headers: Readonly<Record<string, string>>
  /** Base64. */
  readonly body: string
}

const [task] = (await once(process, 'message')) as [PageTask]
const body = Buffer.from(task.body, 'base64')
const server = createServer((_request, response) => {
  response.writeHead(200, task.headers)
  response.end(body)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
process.send?.((server.address() as AddressInfo).port)
