import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A local web server for tests. */
export interface LocalSite {
  /** The site's origin: `http://127.0.0.1:<port>`. */
  readonly origin: string
  readonly port: number
  /** The requested paths with their queries. */
  readonly requests: string[]
  connections(): number
  stop(): Promise<void>
}

/** Starts the site on every address of this machine, on a free port. */
export async function startLocalSite(answer: RequestListener): Promise<LocalSite> {
  const requests: string[] = []
  let connections = 0
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    answer(request, response)
  })
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '::', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    requests,
    connections: () => connections,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
