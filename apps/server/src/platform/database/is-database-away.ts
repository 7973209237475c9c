/** Node's codes of network errors. A missing unix socket is `ENOENT`, but only when connecting to one. */
const network = /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/**
 * Postgres's codes: no connection (class 08), out of resources (53), stopping, starting or a terminated backend (57P),
 * a failing disk (58), and a standby that is not primary yet (25006).
 */
const refusal = /^(08|53|57P|58)|^25006$/

/** The messages of errors from the driver and from Kysely, which have no code. */
const driver =
  /^(Connection terminated|Postgres connection has been discarded|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/

/** Thrown while an unreachable database is not tried again yet. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}

/** Whether an error means that the database is temporarily unavailable: the same call may succeed a little later. */
export function isDatabaseAway(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseAway) return true
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (typeof code !== 'string') return driver.test(error.message)
  return network.test(code) || refusal.test(code) || (code === 'ENOENT' && syscall === 'connect')
}
