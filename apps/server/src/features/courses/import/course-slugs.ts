import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { slugify } from '../../../platform/slugs/slug.ts'

interface NamedCourse {
  readonly id: string
  readonly title: string
  readonly provider: string
}

/** Path segments used by our own pages and feeds. */
const reservedSlugs = ['page', 'feed-rss', 'feed-json']

/** Returns an address for each new course: its title, with the provider or a part of the id if the address is taken. */
export async function courseSlugs(db: Database | Tx, courses: readonly NamedCourse[]): Promise<string[]> {
  const choices = courses.map(({ id, title, provider }) => {
    const base = slugify(title, 60) || 'course'
    return [base, `${base}-${slugify(provider, 24)}`, `${base}-${id.slice(-12)}`]
  })
  const { rows } = await sql<{ slug: string }>`
    select slug from course where slug = any(${choices.flat()}::text[])`.execute(db)
  const takenSlugs = new Set([...reservedSlugs, ...rows.map(({ slug }) => slug)])
  return choices.map((slugs) => {
    const slug = slugs.find((one) => !takenSlugs.has(one) && !one.endsWith('-')) ?? slugs.at(-1) ?? ''
    takenSlugs.add(slug)
    return slug
  })
}
