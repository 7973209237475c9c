import { DatabaseError } from 'pg'

/** Data it cannot hold, a broken rule of a table, a limit passed: the row is at fault, not the database. */
const refusals = /^(?:21|22|23|54)/
/** Serialisation failure and deadlock: worth another try. */
const busy = /^40(?:001|P01)$/

/** Why Postgres refused a row, in one line; null when the error is another one, such as a lost connection. */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof DatabaseError) || !refusals.test(error.code ?? '')) return null
  const where = error.constraint ?? error.column
  return `the database refused it: ${error.message}${where === undefined ? '' : ` (${where})`}`
}

/** True when the same statement may work a moment later. */
export function isBusy(error: unknown): boolean {
  return error instanceof DatabaseError && busy.test(error.code ?? '')
}
