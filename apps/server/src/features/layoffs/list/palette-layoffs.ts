import { t } from '@rise/texts'
import { sql } from 'kysely'
import { dayInWords } from '../../../platform/words/day-in-words.ts'
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
  columns: sql`layoff.slug, layoff.company_name, layoff.people, to_char(layoff.announced_on, 'YYYY-MM-DD') as date`,
  title: 'layoff.company_name',
  present: ({ slug, company_name, date, people }) => ({
    title: company_name,
    detail:
      people === null
        ? t('Layoff · {day}', { day: dayInWords(new Date(date)) })
        : t('{people, plural, one {Layoff · {day} · # person} other {Layoff · {day} · # people}}', {
            people,
            day: dayInWords(new Date(date)),
          }),
    to: layoffPath(slug),
  }),
})
