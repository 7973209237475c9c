import { formatInteger } from '@rise/contract/words'
import { sql } from 'kysely'
import { begunPlainWords } from '../../../platform/words/begun-words.ts'
import { begunRows, type PaletteSource } from '../../palette/index.ts'
import { layoffPath } from './layoff-row.ts'

interface Row {
  readonly slug: string
  readonly company_name: string
  readonly date: string
  readonly people: number | null
}

/** Finds layoffs by the company's name, newest first. */
export const paletteLayoffs: PaletteSource = async (search) => {
  const words = begunPlainWords(search)
  if (words === undefined) return []
  const { rows } = await begunRows<Row>(
    {
      table: 'layoff',
      vector: 'terms',
      key: 'id',
      order: [
        ['announced_on', 'desc'],
        ['id', 'desc'],
      ],
      listed: sql<boolean>`layoff.state = 'public'`,
      seen: sql<boolean>`layoff.state = 'public'`,
      words,
    },
    {
      columns: sql`layoff.slug, layoff.company_name, layoff.people, to_char(layoff.announced_on, 'FMDD Mon YYYY') as date`,
      joins: sql`join layoff on layoff.id = best.id`,
      title: sql<string>`layoff.company_name`,
      search,
    },
  ).execute(search.ctx.db)
  return rows.map(({ slug, company_name, date, people }) => ({
    title: company_name,
    detail: `Layoff · ${date}${people === null ? '' : ` · ${formatInteger(people)} people`}`,
    to: layoffPath(slug),
    picture: null,
  }))
}
