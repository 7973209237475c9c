import { sql } from 'kysely'
import { begunPlainWords } from '../../../platform/words/begun-words.ts'
import { begunRows, type PaletteSource } from '../../palette/index.ts'
import { coursePath } from './course-row.ts'

interface Row {
  readonly slug: string
  readonly title: string
  readonly provider: string
}

/** Finds courses by title, provider and skills, the most popular first. */
export const paletteCourses: PaletteSource = async (search) => {
  const words = begunPlainWords(search)
  if (words === undefined) return []
  const { rows } = await begunRows<Row>(
    {
      table: 'course',
      vector: 'terms',
      key: 'id',
      order: [
        ['members', 'desc'],
        ['created_at', 'desc'],
        ['id', 'desc'],
      ],
      listed: sql<boolean>`course.state = 'public'`,
      seen: sql<boolean>`course.state = 'public'`,
      words,
    },
    {
      columns: sql`course.slug, course.title, course.provider`,
      joins: sql`join course on course.id = best.id`,
      title: sql<string>`course.title`,
      search,
    },
  ).execute(search.ctx.db)
  return rows.map(({ slug, title, provider }) => ({
    title,
    detail: `Course · ${provider}`,
    to: coursePath(slug),
    picture: null,
  }))
}
