import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { DatabaseConnection } from '../src/platform/database/database.ts'
import { type LineProcess, startProcess } from './line-process.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** What the tests' own environment must not decide; Vitest sets MODE for itself. Empty counts as unset. */
const unset = { MODE: '', HOST: '', ROLE: '', DATABASE_URL: '', REDIS_URL: '', PUBLIC_URL: '', NODE_ENV: 'production' }

/** Starts the server itself as a process, without demo data, on what `env` says. */
export function startRise(env: Record<string, string>): LineProcess {
  return startProcess([main], { ...unset, DEMO_DATA: 'false', LOG_LEVEL: 'warn', ...env })
}

/** Asks a server that runs as a process. One that says it is overloaded, as on a busy machine, is asked again when it says. */
export async function fetchWhenReady(url: string, request: RequestInit = {}): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, request)
    if (answer.status !== 503) return answer
    await setTimeout(Number(answer.headers.get('retry-after')) * 1000)
  }
}

/** A port that no one listens on. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return String(address.port)
}

/** A connection as DATABASE_URL says it; a unix socket's folder stands in the query. */
export function databaseUrl(connection: Exclude<DatabaseConnection, { connectionString: string }>): string {
  const { host, port, user, password, database } = connection
  const url = new URL(`postgres://${host.startsWith('/') ? 'localhost' : host}:${port}/${database}`)
  url.username = user
  url.password = password
  if (host.startsWith('/')) url.searchParams.set('host', host)
  return url.href
}
