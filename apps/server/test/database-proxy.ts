import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import type { TestDatabase } from './database.ts'

/** A proxy to a database, which can be cut to simulate an outage. */
export interface DatabaseProxy {
  readonly connection: TestDatabase['connection']
  /** Closes all connections, and accepts none until `mend` is called. */
  cut(): Promise<void>
  mend(): Promise<void>
}

export async function startDatabaseProxy({ connection }: TestDatabase): Promise<DatabaseProxy> {
  const { host, port } = connection
  const openSockets = new Set<Socket>()
  let server: Server | undefined

  async function listen(at: number): Promise<number> {
    server = createServer((near) => {
      const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        openSockets.add(from)
        from.on('error', () => undefined)
        from.on('close', () => {
          openSockets.delete(from)
          to.destroy()
        })
        from.pipe(to)
      }
    }).listen(at, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
    return address.port
  }

  const at = await listen(0)
  return {
    connection: { ...connection, host: '127.0.0.1', port: at },
    async cut() {
      const closeEvent = server && once(server, 'close')
      server?.close()
      for (const socket of openSockets) socket.destroy()
      await closeEvent
    },
    async mend() {
      await listen(at)
    },
  }
}
