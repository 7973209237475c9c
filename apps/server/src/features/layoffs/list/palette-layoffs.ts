import { formatInteger } from '@rise/contract/words'
import { sql } from 'kysely'
import { paletteOf } from '../../palette/index.ts'
import { layoffPath } from './layoff-row.ts'

interface Row {
  readonly slug: string
  readonly company_name: string
  readonly date: string
  readonly people: number | null
}

/** Finds layoffs by the company's name, newest first. */
export const paletteLayoffs = paletteOf<Row>({
  table: 'layoff',
  order: ['announced_on desc', 'id desc'],
  listed: sql<boolean>`layoff.state = 'public'`,
  columns: sql`layoff.slug, layoff.company_name, layoff.people, to_char(layoff.announced_on, 'FMDD Mon YYYY') as date`,
  title: 'layoff.company_name',
  present: ({ slug, company_name, date, people }) => ({
    title: company_name,
    detail: `Layoff · ${date}${people === null ? '' : ` · ${formatInteger(people)} people`}`,
    to: layoffPath(slug),
  }),
})
