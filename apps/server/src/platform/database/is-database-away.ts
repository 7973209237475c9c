/** Of the network, as Node names them. A unix socket that is not there is `ENOENT`, but only where one connects to it. */
const network = /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/**
 * Of Postgres: no connection (class 08), no room or memory left (53), stopping, starting or a backend that was ended (57P),
 * a disk that fails (58), and a standby that is not the primary yet (25006).
 */
const refusal = /^(08|53|57P|58)|^25006$/

/** The driver's own and Kysely's, which have no code. */
const driver =
  /^(Connection terminated|Postgres connection has been discarded|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/

/** The database was away a moment ago, and is not asked again yet. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}

/** Whether an error says that the database is away for a moment: the same call may well succeed a little later. */
export function isDatabaseAway(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseAway) return true
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (typeof code !== 'string') return driver.test(error.message)
  return network.test(code) || refusal.test(code) || (code === 'ENOENT' && syscall === 'connect')
}
