// Folders of generated data, filled by the first run and kept for later ones, because filling takes long.
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import type { DatabaseConnection } from '../apps/server/src/platform/database/database.ts'
import { migrate } from '../apps/server/src/platform/database/migrate.ts'
import { startPostgres } from '../apps/server/src/platform/postgres/index.ts'

const migrationsFolder = fileURLToPath(new URL('../apps/server/migrations', import.meta.url))

/** Reports the progress. */
export const log = { info: (message: string) => console.error(message) }

interface Folder {
  readonly dataDir: string
  /** The number of generated rows. A folder that already has this many stays unchanged. */
  readonly count: number
}

/**
 * Ensures that a DATA_DIR contains what `fill` writes. Throws if it contains another number of rows, or if an earlier
 * run filled only part of it.
 */
export async function fillOnce(
  { dataDir, count }: Folder,
  fill: (client: Client, connection: DatabaseConnection) => Promise<void>,
): Promise<void> {
  const postgres = await startPostgres({ dataDir, log })
  try {
    await migrate(postgres.connection, migrationsFolder)
    const client = new Client({ ...postgres.connection, statement_timeout: 0 })
    await client.connect()
    await fillUnlessDone(client, count, () => fill(client, postgres.connection)).finally(() => client.end())
  } finally {
    await postgres.stop()
  }
}

async function fillUnlessDone(client: Client, count: number, fill: () => Promise<void>): Promise<void> {
  await client.query('create table if not exists generated (jobs integer not null, done boolean not null)')
  const { rows } = await client.query('select jobs, done from generated')
  if (rows.length > 0) {
    if (rows[0].done && rows[0].jobs === count) return
    throw new Error(
      `The folder holds ${rows[0].jobs} generated rows, ${rows[0].done ? '' : 'not '}all of them. Remove it first.`,
    )
  }
  await client.query('insert into generated values ($1, false)', [count])
  await fill()
  await client.query('update generated set done = true')
}
