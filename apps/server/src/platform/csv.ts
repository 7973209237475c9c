/** What a spreadsheet would run as a formula, or read as one after leading space. */
const formula = /^[\s]*[=+\-@\t\r]/

/**
 * Returns rows as CSV (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8. A value that would run as a
 * formula begins with an apostrophe.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
