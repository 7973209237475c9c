/** The reason why a cell of an imported file can't be read. If the cell is required, its row is rejected. */
export class CellProblem extends Error {}

/**
 * Reads an optional cell. If the cell can't be read, returns `without`, and adds a sentence with the field and the
 * reason to `notes`.
 */
export function readOptional<T>(notes: string[], field: string, read: () => T, without: T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof CellProblem)) throw error
    notes.push(`Stored without its ${field}: ${error.message.replace(/^T/, 't')}`)
    return without
  }
}
