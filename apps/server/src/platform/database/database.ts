import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Pool, types } from 'pg'
import { planOnce } from './plan-once.ts'
import { PreparingClient } from './preparing-client.ts'
import { sparingPool } from './sparing-pool.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>

// Counts and amounts fit a double; as strings, they would need a conversion at every use.
const INT8 = 20
const NUMERIC_OID = 1700
types.setTypeParser(INT8, Number)
types.setTypeParser(NUMERIC_OID, Number)

/** How a process connects to its Postgres: a URL, or the URL's parts (the folder of a unix socket is a host, too). */
export type DatabaseConnection =
  | { readonly connectionString: string }
  | {
      readonly host: string
      readonly port: number
      readonly user: string
      readonly password: string
      readonly database: string
    }

const STATEMENT_MS = 30_000
/**
 * How long to wait for a reply after the statement timeout. Postgres has cancelled the statement by then, so if there
 * is still no reply, it counts as lost.
 */
const ANSWER_MS = 5_000
/** The maximum wait for a new or returned connection. After it, the database counts as down or overloaded. */
const CONNECT_MS = 5_000
/**
 * The number of connections that stay open when they are idle. A new connection reads the catalogs and plans each
 * statement six times before it is as fast as the others, and from then on takes several megabytes of Postgres's
 * memory. So a few stay open for requests after a lull; the others close when they are no longer needed.
 */
const MIN_CONNECTIONS = 2
const IDLE_MS = 20_000

export interface PoolLimits {
  /** Milliseconds after which statements are cancelled; 30 s by default, and 0 leaves it to the server. */
  readonly statementMs?: number | undefined
  /** Milliseconds that a caller waits for a connection; 5 s by default. */
  readonly connectMs?: number | undefined
}

/** Opens a pool. Postgres ends a session that is idle within a transaction for 60 s. */
export function openPool(
  connection: DatabaseConnection,
  max: number,
  onError: (error: Error) => void,
  { statementMs = STATEMENT_MS, connectMs = CONNECT_MS }: PoolLimits = {},
): Pool {
  const pool = new Pool({
    ...connection,
    Client: PreparingClient,
    max,
    min: Math.min(MIN_CONNECTIONS, max),
    application_name: 'rise',
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    statement_timeout: statementMs,
    ...(statementMs > 0 && { query_timeout: statementMs + ANSWER_MS }),
    idle_in_transaction_session_timeout: 60_000,
  })
  // The process must not end when the server closes an idle connection.
  pool.on('error', (error: Error & { client?: unknown }) => {
    // The driver attaches the whole connection to the error, which would be pages of log and include the key that
    // cancels its statements.
    delete error.client
    onError(error)
  })
  // An error of a connection in use must not end the process either. The connection's user gets the error from the
  // current or next statement.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export function openDatabase(pool: Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: sparingPool(pool) }), plugins: [planOnce] })
}
