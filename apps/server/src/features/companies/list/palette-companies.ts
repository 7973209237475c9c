import { sql } from 'kysely'
import { begunPlainWords } from '../../../platform/words/begun-words.ts'
import { notBlocked, viewerOf } from '../../connections/index.ts'
import { begunRows, type PaletteSource } from '../../palette/index.ts'
import { NAMELESS, photoPath } from '../../session/index.ts'
import { isListed } from './company-conditions.ts'

interface Row {
  readonly slug: string
  readonly name: string
  readonly tagline: string | null
  readonly headquarters: string | null
  readonly logo: string | null
}

/** Finds companies by name and tagline, those with most open jobs first. */
export const paletteCompanies: PaletteSource = async (search) => {
  const { ctx, viewer } = search
  const words = begunPlainWords(search)
  if (words === undefined) return []
  const { rows } = await begunRows<Row>(
    {
      table: 'company',
      vector: 'terms',
      key: 'actor_id',
      order: [
        ['open_jobs', 'desc'],
        ['name', 'asc'],
        ['actor_id', 'asc'],
      ],
      seen: sql<boolean>`${isListed} and ${notBlocked(viewerOf(viewer), 'company.actor_id')}`,
      words,
    },
    {
      columns: sql`actor.slug, company.name, company.tagline, company.headquarters, ${photoPath} as logo`,
      joins: sql`join company on company.actor_id = best.actor_id join actor on actor.id = best.actor_id`,
      title: sql<string>`company.name`,
      search,
    },
  ).execute(ctx.db)
  return rows.map(({ slug, name, tagline, headquarters, logo }) => ({
    title: name || NAMELESS,
    detail: tagline || headquarters,
    to: `/company/${slug}`,
    picture: logo,
  }))
}
