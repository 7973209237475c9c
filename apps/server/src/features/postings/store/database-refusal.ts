import { DatabaseError } from 'pg'

/** Data that it can't store, a violated rule of a table, an exceeded limit: the row is at fault, not the database. */
const refusals = /^(?:21|22|23|54)/
/** Serialisation failure and deadlock: worth another try. */
const busy = /^40(?:001|P01)$/

/** Returns why Postgres refused a row, in one line; null for any other error, such as a lost connection. */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof DatabaseError) || !refusals.test(error.code ?? '')) return null
  const where = error.constraint ?? error.column
  return `the database refused it: ${error.message}${where === undefined ? '' : ` (${where})`}`
}

/** Whether the same statement may succeed a moment later. */
export function isBusy(error: unknown): boolean {
  return error instanceof DatabaseError && busy.test(error.code ?? '')
}
