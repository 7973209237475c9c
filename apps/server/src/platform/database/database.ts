import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Pool, types } from 'pg'
import { planOnce } from './plan-once.ts'
import { PreparingClient } from './preparing-client.ts'
import { sparingPool } from './sparing-pool.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>

// Counts and amounts fit a double; as strings they would need a conversion at every use.
const INT8 = 20
const NUMERIC = 1700
types.setTypeParser(INT8, Number)
types.setTypeParser(NUMERIC, Number)

/** How a process reaches its Postgres: an address, or the parts of one (a unix socket's folder is a host too). */
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
/** The server cuts a statement off before; an answer that does not come even then was lost with its sender. */
const ANSWER_MS = 5_000
/** For a connection, new or given back. The database is away, or far behind, when there is none by then. */
const CONNECT_MS = 5_000
/**
 * A new connection reads its catalogs and plans each statement six times before it is as fast as the others, and takes several
 * megabytes of Postgres from then on. So a few stay, that requests after a lull find them; the others go once they are not needed.
 */
const KEPT = 2
const IDLE_MS = 20_000

/** Opens a pool. Statements are cut off after `statementMs` (30 s unless told, 0: when the server does), idle transactions after 60 s. */
export function openPool(
  connection: DatabaseConnection,
  max: number,
  onError: (error: Error) => void,
  statementMs = STATEMENT_MS,
): Pool {
  const pool = new Pool({
    ...connection,
    Client: PreparingClient,
    max,
    min: Math.min(KEPT, max),
    application_name: 'rise',
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    statement_timeout: statementMs,
    ...(statementMs > 0 && { query_timeout: statementMs + ANSWER_MS }),
    idle_in_transaction_session_timeout: 60_000,
  })
  // An idle connection that the server closes must not end the process.
  pool.on('error', (error: Error & { client?: unknown }) => {
    // The driver adds the whole connection: pages of a log, with the key that cancels its statements.
    delete error.client
    onError(error)
  })
  // Nor may one that is lent out: whoever uses it meets the error in the statement under way, or in the next.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export function openDatabase(pool: Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: sparingPool(pool) }), plugins: [planOnce] })
}
