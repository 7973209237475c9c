import { t } from '@rise/texts'
import { sql } from 'kysely'
import { paletteOf } from '../../palette/index.ts'
import { coursePath } from './course-row.ts'

interface Row {
  readonly slug: string
  readonly title: string
  readonly provider: string
}

/** Finds courses by title, provider and skills, the most popular first. */
export const paletteCourses = paletteOf<Row>({
  table: 'course',
  order: ['members desc', 'created_at desc', 'id desc'],
  listed: sql<boolean>`course.state = 'public'`,
  columns: sql`course.slug, course.title, course.provider`,
  title: 'course.title',
  present: ({ slug, title, provider }) => ({ title, detail: `${t('Course')} · ${provider}`, to: coursePath(slug) }),
})
