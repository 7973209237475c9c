import type { Config } from './platform/config.ts'
import { claimDataDir, type DataDirClaim, StartError } from './platform/data-dir.ts'
import type { DatabaseConnection } from './platform/database/database.ts'
import { isDatabaseAway } from './platform/database/is-database-away.ts'
import { startPostgres } from './platform/postgres/index.ts'

/** The connection to the database, and a function that releases it. */
export interface OpenDatabase {
  readonly connection: DatabaseConnection
  /**
   * Stops the embedded Postgres and then releases DATA_DIR. Does nothing for a database at DATABASE_URL or of another
   * process. Called last.
   */
  close(): Promise<void>
}

interface OpenOptions {
  readonly say: (line: string) => void
  readonly stopped: AbortSignal
  /**
   * Runs once DATA_DIR is claimed, before the embedded Postgres is created or started, which can take long. If it
   * rejects, the database is not opened. Not called with DATABASE_URL.
   */
  readonly beforeStart?: () => Promise<void>
}

/**
 * Returns the configured database: the one at DATABASE_URL, otherwise the embedded Postgres in DATA_DIR, which this
 * process claims and starts. Once `stopped` is aborted, the creation of a new database is cancelled; the next startup
 * creates it from the beginning.
 * @throws {StartError} if DATA_DIR is another server's or can't be written, or if Postgres doesn't start
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
 * Returns an error that says in one line why the database at DATABASE_URL is unreachable or refuses the connection,
 * with advice. Returns any other error unchanged, including every error of the embedded Postgres.
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
  // The codes of other system errors, and of Postgres errors that waiting does not resolve: access refused (class 28)
  // and no such database (3D).
  return typeof code === 'string' && /^(E[A-Z_]{3,}|28\w{3}|3D\w{3})$/.test(code)
}
