/** Why a cell of an imported file can't be read; in a required cell, it rejects the row. */
export class CellProblem extends Error {}

/**
 * Reads a cell that a row can do without. If it can't be read, returns `without` and adds to `notes` what the row was
 * stored without, and why.
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
