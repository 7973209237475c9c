import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { DatabaseConnection } from '../src/platform/database/database.ts'
import { type LineProcess, startProcess } from './line-process.ts'

const mainFile = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/**
 * Overrides variables of the tests' environment, in which Vitest sets MODE and NODE_ENV. An empty variable counts as
 * unset.
 */
const overrides = {
  MODE: '',
  HOST: '',
  ROLE: '',
  DATABASE_URL: '',
  REDIS_URL: '',
  PUBLIC_URL: '',
  NODE_ENV: 'production',
}

/** Starts the server as a process, without demo data, with the variables `env`. */
export function startRise(env: Record<string, string>): LineProcess {
  return startProcess([mainFile], { ...overrides, DEMO_DATA: 'false', LOG_LEVEL: 'warn', ...env })
}

/**
 * Sends a request to a server process. If the server is overloaded, as on a busy machine, tries again after its
 * Retry-After.
 */
export async function fetchWhenReady(url: string, request: RequestInit = {}): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, request)
    if (answer.status !== 503) return answer
    await setTimeout(Number(answer.headers.get('retry-after')) * 1000)
  }
}

/** Returns a connection as a DATABASE_URL; the folder of a unix socket is in the query. */
export function databaseUrl(connection: Exclude<DatabaseConnection, { connectionString: string }>): string {
  const { host, port, user, password, database } = connection
  const url = new URL(`postgres://${host.startsWith('/') ? 'localhost' : host}:${port}/${database}`)
  url.username = user
  url.password = password
  if (host.startsWith('/')) url.searchParams.set('host', host)
  return url.href
}
