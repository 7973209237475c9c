/** Text that a spreadsheet would run as a formula, including after leading space. */
const formula = /^[\s]*[=+\-@\t\r]/
/**
 * Text within a value that a spreadsheet would run as a formula. A spreadsheet that splits at semicolons or tabs (as in
 * most of Europe) ignores our quotes, and begins a cell after each separator and each line break.
 */
const formulaWithin = /([;\t\r\n]\s*)(?=[=@]|[+-]\S)/g

/**
 * Returns rows as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. Text that a spreadsheet
 * would run as a formula gets an apostrophe before it.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: string): string {
  const escapedWithin = value.replaceAll(formulaWithin, "$1'")
  const safeValue = formula.test(value) ? `'${escapedWithin}` : escapedWithin
  return /[",;\t\r\n]/.test(safeValue) ? `"${safeValue.replaceAll('"', '""')}"` : safeValue
}
