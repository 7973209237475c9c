// A server that can be killed and restarted at the same address, on a database that survives it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseConnection } from '../../apps/server/src/platform/database/database.ts'
import { freePort } from '../../scripts/free-port.mjs'

const READY_POLL_MS = 20
const READY_TIMEOUT_MS = 120_000
const SECRET = 'a-secret-that-outlives-each-of-the-servers'

export interface KillableServer {
  readonly origin: string
  /** Kills the server immediately, like a power failure, and starts another one. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts Rise on this database, without demo data and rate limits. Its files are stored in `dataDir`. */
export async function startKillableServer(connection: DatabaseConnection, dataDir: string): Promise<KillableServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...{ PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', AUTH_SECRET: SECRET },
    ...{ DATABASE_URL: databaseUrlOf(connection), DATA_DIR: dataDir, PORT: port, DEMO_DATA: 'false' },
    ...{ RATE_LIMIT: '0', LOG_LEVEL: 'fatal', TRUST_PROXY: 'loopback' },
  }
  let child = await start(env, origin)
  return {
    origin,
    async restart() {
      await end(child, 'SIGKILL')
      child = await start(env, origin)
    },
    stop: () => end(child, 'SIGTERM'),
  }
}

async function start(env: NodeJS.ProcessEnv, origin: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const deadline = performance.now() + READY_TIMEOUT_MS
  while (performance.now() < deadline && child.exitCode === null) {
    const isReady = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return child
    await sleep(READY_POLL_MS)
  }
  await end(child, 'SIGKILL')
  throw new Error('The server did not start.')
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

/** Returns a connection in the format of DATABASE_URL. */
export function databaseUrlOf(connection: DatabaseConnection): string {
  if ('connectionString' in connection) return connection.connectionString
  const { host, port, user, password, database } = connection
  const url = new URL(`postgres://${host.startsWith('/') ? 'localhost' : host}:${port}/${database}`)
  url.username = user
  url.password = password
  if (host.startsWith('/')) url.searchParams.set('host', host)
  return url.href
}
