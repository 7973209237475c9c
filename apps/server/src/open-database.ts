import type { Config } from './platform/config.ts'
import { claimDataDir, type DataDirClaim, StartError } from './platform/data-dir.ts'
import type { DatabaseConnection } from './platform/database/database.ts'
import { isDatabaseAway } from './platform/database/is-database-away.ts'
import { startPostgres } from './platform/postgres/index.ts'

/** The database of this process, and the functions that release it. */
export interface OpenDatabase {
  readonly connection: DatabaseConnection
  /** Stops the embedded Postgres, if it is ours, and releases DATA_DIR. Called last. */
  close(): Promise<void>
}

interface OpenOptions {
  readonly say: (line: string) => void
  readonly stopped: AbortSignal
  /** Checks that may refuse the start once DATA_DIR is ours, because creating a database takes long. */
  readonly beforeStart?: () => Promise<void>
}

/**
 * Returns the configured database: the one at DATABASE_URL, or the embedded Postgres in DATA_DIR, claimed for this
 * process alone and started. Once `stopped` is aborted, creating a new database is cancelled; the next start begins
 * again.
 *
 * @throws {StartError} when DATA_DIR is another server's, can't be written, or Postgres does not start
 */
export async function openConfiguredDatabase(
  config: Config,
  { say, stopped, beforeStart = () => Promise.resolve() }: OpenOptions,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) {
    return { connection: { connectionString: config.databaseUrl }, close: async () => {} }
  }
  const claim = await claimDataDir(config.dataDir)
  try {
    await beforeStart()
    const postgres = await startPostgres({ dataDir: config.dataDir, log: { info: say }, stopped })
    return { connection: postgres.connection, close: () => closeEmbedded(postgres.stop, claim) }
  } catch (error) {
    await claim.release()
    throw error
  }
}

async function closeEmbedded(stop: () => Promise<void>, claim: DataDirClaim): Promise<void> {
  await stop()
  await claim.release()
}

/**
 * Describes in one line, with advice, why the database is unreachable or refuses the connection; rethrows other errors.
 */
export function explainUnreachable(error: unknown, config: Config): unknown {
  if (config.databaseUrl === undefined || !isUnusable(error)) return error
  const { host, pathname, searchParams } = new URL(config.databaseUrl)
  const reason = error instanceof AggregateError ? error.errors[0]?.message : error.message
  return new StartError(
    `DATABASE_URL cannot be used: ${searchParams.get('host') ?? host}${pathname} says "${reason}". Is that Postgres running?`,
    {
      cause: error,
    },
  )
}

function isUnusable(error: unknown): error is Error {
  if (isDatabaseAway(error)) return true
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (code === undefined) return error.message.startsWith('The server does not support SSL')
  // Other system errors, and errors that waiting doesn't resolve: refused (class 28), and no such database (3D).
  return typeof code === 'string' && /^(E[A-Z_]{3,}|28\w{3}|3D\w{3})$/.test(code)
}
