import { DatabaseError } from 'pg'

/**
 * The codes of errors caused by the row rather than the database: data that it can't store, a violated constraint, an
 * exceeded limit.
 */
const refusals = /^(?:21|22|23|54)/
/** The codes of serialisation failures and deadlocks, after which another attempt may succeed. */
const busyCode = /^40(?:001|P01)$/

/** Returns the reason why Postgres refused a row, in one line; null for any other error, such as a lost connection. */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof DatabaseError) || !refusals.test(error.code ?? '')) return null
  const where = error.constraint ?? error.column
  return `the database refused it: ${error.message}${where === undefined ? '' : ` (${where})`}`
}

/** Whether the same statement may succeed a moment later. */
export function isBusy(error: unknown): boolean {
  return error instanceof DatabaseError && busyCode.test(error.code ?? '')
}
