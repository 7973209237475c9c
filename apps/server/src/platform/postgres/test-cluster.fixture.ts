import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import type { PostgresConnection } from './connection.ts'
import { type EmbeddedPostgres, startPostgres } from './start-postgres.ts'

const copyFiles = promisify(execFile)

export const silentLog = { info: () => undefined }

/**
 * DATA_DIRs for tests, which are copies of one stopped cluster. Everything that was started in them is stopped at the
 * end.
 */
export class TestClusters {
  #folder = ''
  #started: EmbeddedPostgres[] = []
  #count = 0

  async open(): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'rise-test-'))
    const template = await startPostgres({ dataDir: this.folder('template'), log: silentLog })
    await query(template.connection, 'create table kept (id bigint primary key)')
    await template.stop()
  }

  /** Returns the path of a DATA_DIR; without a name, of a new one. */
  folder(name = String(++this.#count)): string {
    return join(this.#folder, name)
  }

  /** Copies a DATA_DIR whose cluster has the empty table `kept (id)`. */
  async copy(name?: string): Promise<string> {
    const dataDir = this.folder(name)
    await mkdir(dataDir, { recursive: true })
    // `cp` is many times faster than Node's own copying. If root runs it, the copy is root's, like a restored backup.
    await copyFiles('cp', ['-R', `${this.folder('template')}/.`, dataDir])
    return dataDir
  }

  async start(dataDir: string): Promise<EmbeddedPostgres> {
    const startedPostgres = await startPostgres({ dataDir, log: silentLog })
    this.#started.push(startedPostgres)
    return startedPostgres
  }

  async close(): Promise<void> {
    await Promise.all(this.#started.map((postgres) => postgres.stop()))
    await rm(this.#folder, { recursive: true, force: true })
  }
}

/** Runs one statement on its own connection and returns its rows. */
export async function query(connection: PostgresConnection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
