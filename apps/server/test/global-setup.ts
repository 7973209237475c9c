import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openBackend } from '../src/backend.ts'
import { loadConfig } from '../src/load-config.ts'
import { createLog } from '../src/platform/log.ts'
import { startPostgres } from '../src/platform/postgres/index.ts'
import type {} from './database.ts'
import { dropping } from './dropping.ts'
import { connectionsFor, poolSizeOf } from './share-connections.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const builtFiles = ['apps/web/dist/server', 'apps/server/dist/emails.js']

/**
 * Provides one Postgres for all server tests: an embedded one in its own folder, or the server at TEST_DATABASE_URL. It
 * has a migrated template, which each test file clones. Builds the web app and the email templates if they are missing,
 * because tests that start the whole server need them.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!builtFiles.every((path) => existsSync(join(repository, path))))
    // With NODE_ENV=test, JSX would need React's development build.
    await promisify(execFile)('npm', ['run', 'build'], {
      cwd: repository,
      env: { ...process.env, NODE_ENV: undefined },
    })
  const { maxWorkers } = project.config
  const server = await openServer(process.env.TEST_DATABASE_URL, connectionsFor(maxWorkers))
  const template = `template_${randomBytes(6).toString('hex')}`
  await query(server, `create database ${template}`)
  const backend = await openBackend(
    { ...server.connection, database: template },
    { log: createLog('silent'), config: loadConfig({}) },
  )
  await backend.close()
  // Missions are off, because they would notify in every test; `beginMissions` starts them.
  await query(server, `update mission set ends_at = '2000-01-01'`, template)
  const [limit] = await query<{ max_connections: string }>(server, 'show max_connections')
  project.provide('poolSize', poolSizeOf(Number(limit?.max_connections), maxWorkers))
  project.provide('postgres', { ...server.connection, template })
  return async () => {
    for (const statement of dropping(template)) await query(server, statement)
    await server.close()
  }
}

interface Server {
  readonly connection: { host: string; port: number; user: string; password: string }
  close(): Promise<void>
}

/**
 * Starts an embedded Postgres, or uses the one at `url`.
 * @param connections the maximum number of connections, if the Postgres is embedded
 */
async function openServer(url: string | undefined, connections: number): Promise<Server> {
  if (url) {
    const { hostname, port, username, password } = new URL(url)
    const parts = {
      host: hostname,
      port: Number(port || 5432),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
    }
    return { connection: parts, close: async () => {} }
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'rise-test-'))
  const postgres = await startPostgres({ dataDir, log: { info: () => {} }, connections })
  const { host, port, user, password } = postgres.connection
  return {
    connection: { host, port, user, password },
    async close() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function query<Row extends object>(
  { connection }: Server,
  statement: string,
  database = 'postgres',
): Promise<Row[]> {
  const client = new Client({ ...connection, database })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
