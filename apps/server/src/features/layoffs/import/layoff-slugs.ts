import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { slugify } from '../../../platform/slugs/slug.ts'

interface NamedLayoff {
  readonly id: string
  readonly company: string
  readonly day: string
}

/** Returns a slug for each new layoff: company and day, with a part of the id if the slug is taken. */
export async function layoffSlugs(db: Database | Tx, layoffs: readonly NamedLayoff[]): Promise<string[]> {
  const bases = layoffs.map(({ company, day }) => [slugify(company) || 'layoff', day].join('-'))
  const { rows } = await sql<{ slug: string }>`
    select slug from layoff where slug = any(${bases}::text[])`.execute(db)
  const takenSlugs = new Set(rows.map(({ slug }) => slug))
  return bases.map((base, index) => {
    const slug = takenSlugs.has(base) ? `${base}-${layoffs[index]?.id.slice(-8)}` : base
    takenSlugs.add(slug)
    return slug
  })
}
