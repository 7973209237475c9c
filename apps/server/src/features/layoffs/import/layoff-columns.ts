import { UnreadableLayoffs } from './unreadable-layoffs.ts'

export type LayoffField = 'company' | 'date' | 'number' | 'share' | 'place' | 'industry' | 'source'

/** The names that headers use for each field: lower case, letters only; `%` and `#` are spelled out. */
const names: Readonly<Record<LayoffField, readonly string[]>> = {
  company: ['company', 'companyname', 'employer', 'organisation', 'organization', 'name'],
  date: ['date', 'day', 'announced', 'announcedon', 'layoffdate', 'dateannounced'],
  number: [
    'layoff',
    'layoffs',
    'laidoff',
    'number',
    'people',
    'employees',
    'numberlaidoff',
    'numberlayoffs',
    'totallaidoff',
    'affected',
  ],
  share: [
    'share',
    'shareinpercent',
    'percent',
    'percentage',
    'percentagelaidoff',
    'percentlaidoff',
    'laidoffpercent',
    'percentlayoffs',
  ],
  place: ['place', 'headquarter', 'headquarters', 'hq', 'location', 'locationhq', 'city'],
  industry: ['industry', 'sector'],
  source: ['source', 'sourceurl', 'link', 'url', 'article'],
}

/** Maps each field to the index of the column that holds it. */
export type LayoffColumns = ReadonlyMap<LayoffField, number>

/**
 * Reads the header of a file.
 *
 * @throws {UnreadableLayoffs} without a column for the company or the date
 */
export function readHeader(cells: readonly string[]): LayoffColumns {
  const fieldNames = cells.map((cell) =>
    cell
      .toLowerCase()
      .replaceAll('%', 'percent')
      .replaceAll('#', 'number')
      .replaceAll(/[^a-z]/g, ''),
  )
  const fields = Object.keys(names) as LayoffField[]
  const columns = new Map(
    fields.flatMap((field) => {
      const index = fieldNames.findIndex((name) => names[field].includes(name))
      return index === -1 ? [] : [[field, index] as const]
    }),
  )
  for (const field of ['company', 'date'] as const) {
    if (columns.has(field)) continue
    const headers = cells.slice(0, 8).map((cell) => `“${cell.slice(0, 30)}”`)
    throw new UnreadableLayoffs(`The first line names no column for the ${field}. It has ${headers.join(', ')}.`)
  }
  return columns
}
