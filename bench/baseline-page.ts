// Bare node:http, replying to everything with the bytes and headers that it was told: what a cached page costs at least.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The reply to give. */
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
