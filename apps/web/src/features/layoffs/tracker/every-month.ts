import type { LayoffFigures } from '@rise/contract/layoffs/shapes'

export type Month = LayoffFigures['months'][number]

/** The maximum number of months in the chart: more bars would be too narrow to see. */
const MAX_MONTHS = 120

/** Adds the months without layoffs between the first and the last; returns at most the last 120. */
export function everyMonth(months: readonly Month[]): Month[] {
  const monthsByName = new Map(months.map((month) => [month.month, month]))
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return []
  const [from, to] = [numberOf(first.month), numberOf(last.month)]
  return Array.from({ length: Math.min(MAX_MONTHS, to - from + 1) }, (_, index) => {
    const number = to - index
    const month = `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`
    return monthsByName.get(month) ?? { month, layoffs: 0, people: 0 }
  }).toReversed()
}

/** Returns the number of months since year 0. */
function numberOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
}
