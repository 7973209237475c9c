import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { slugify } from '../../../platform/slugs/slug.ts'

interface Named {
  readonly id: string
  readonly title: string
  readonly provider: string
}

/** Path segments used by our own pages and feeds. */
const reserved = ['page', 'feed-rss', 'feed-json']

/** Returns an address for each new course: its title, with the provider or a part of the id if the address is taken. */
export async function courseSlugs(db: Database | Tx, courses: readonly Named[]): Promise<string[]> {
  const choices = courses.map(({ id, title, provider }) => {
    const base = slugify(title, 60) || 'course'
    return [base, `${base}-${slugify(provider, 24)}`, `${base}-${id.slice(-12)}`]
  })
  const { rows } = await sql<{ slug: string }>`
    select slug from course where slug = any(${choices.flat()}::text[])`.execute(db)
  const taken = new Set([...reserved, ...rows.map(({ slug }) => slug)])
  return choices.map((slugs) => {
    const slug = slugs.find((one) => !taken.has(one) && !one.endsWith('-')) ?? slugs.at(-1) ?? ''
    taken.add(slug)
    return slug
  })
}
