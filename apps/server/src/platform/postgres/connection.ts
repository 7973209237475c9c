import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import { APP_DATABASE, APP_USER, PORT, SUPERUSER } from './settings.ts'

/** The connection to the embedded database, as part of a pg `PoolConfig`. */
export interface PostgresConnection {
  /** The folder of the unix socket. */
  host: string
  port: number
  user: string
  password: string
  database: string
  /** Off regardless of PGSSLMODE, because a unix socket has no TLS. */
  ssl: false
}

const CONNECT_TIMEOUT_MS = 5_000

/** Returns the connection that Rise uses. */
export function appConnection(socketDir: string, password: string): PostgresConnection {
  return { host: socketDir, port: PORT, user: APP_USER, password, database: APP_DATABASE, ssl: false }
}

/** Checks that the database answers and accepts the password; otherwise throws pg's error. */
export async function probe(connection: PostgresConnection): Promise<void> {
  await withClient(connection, async () => undefined)
}

/**
 * Creates Rise's role and database if they are missing. The role owns its database and may create others, because tests
 * clone theirs. It is no superuser, so that an SQL injection doesn't become a shell.
 */
export async function ensureDatabase(socketDir: string, password: string): Promise<void> {
  const superuser = { ...appConnection(socketDir, password), user: SUPERUSER, database: 'postgres' }
  await withClient(superuser, async (client) => {
    const role = await client.query('select from pg_roles where rolname = $1', [APP_USER])
    if (role.rowCount === 0) {
      await client.query(`create role ${escapeIdentifier(APP_USER)} login createdb password ${escapeLiteral(password)}`)
    }
    const database = await client.query('select from pg_database where datname = $1', [APP_DATABASE])
    if (database.rowCount === 0) {
      await client.query(`create database ${escapeIdentifier(APP_DATABASE)} owner ${escapeIdentifier(APP_USER)}`)
    }
  })
}

async function withClient(connection: PostgresConnection, use: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ ...connection, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  // Without a listener, the process would end if the server dies while the connection is idle.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await use(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
