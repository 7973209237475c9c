/** One row of the result. The limit applies to the ratio if there is a baseline, otherwise to the measured value. */
export interface Row {
  readonly metric: string
  readonly unit: string
  readonly measured: number
  readonly baseline?: number
  /** The measured value divided by the baseline. */
  readonly ratio?: number
  /** Undefined for a number that is reported without a limit. */
  readonly limit?: { readonly atMost: number } | { readonly atLeast: number }
  /** Printed below the table. */
  readonly note?: string
}

const heads = ['metric', 'measured', 'baseline', 'ratio', 'limit', '']

/** Formats the rows as a text table with the notes below. */
export function formatTable(rows: readonly Row[]): string {
  const cells = [heads, ...rows.map(cellsOf)]
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const lines = cells.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
  lines.splice(1, 0, '-'.repeat(Math.max(...lines.map((line) => line.length))))
  return [...lines, ...rows.flatMap(({ metric, note }) => (note ? [`* ${metric}: ${note}`] : []))].join('\n')
}

function cellsOf(row: Row): string[] {
  const { metric, unit, measured, baseline, ratio, limit } = row
  const limitUnit = ratio === undefined ? unit : 'x'
  return [
    row.note ? `${metric} *` : metric,
    quantity(measured, unit),
    baseline === undefined ? '' : quantity(baseline, unit),
    ratio === undefined ? '' : quantity(ratio, 'x'),
    limit ? ('atMost' in limit ? `<= ${quantity(limit.atMost, limitUnit)}` : `>= ${limit.atLeast}`) : '',
    limit ? (isHeld(row) ? 'ok' : 'OVER') : '',
  ]
}

/** Whether the row is within its limit; true without one. */
function isHeld({ measured, ratio, limit }: Row): boolean {
  if (!limit) return true
  const value = ratio ?? measured
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast
}

function quantity(value: number, unit: string): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) < 10 ? 2 : 1
  return unit === '' ? value.toFixed(digits) : `${value.toFixed(digits)} ${unit}`
}
