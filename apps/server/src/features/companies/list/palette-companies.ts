import { sql } from 'kysely'
import { notBlocked, viewerOf } from '../../connections/index.ts'
import { paletteOf } from '../../palette/index.ts'
import { NAMELESS, photoPath } from '../../session/index.ts'
import { isListed } from './company-conditions.ts'

interface Row {
  readonly slug: string
  readonly name: string
  readonly tagline: string | null
  readonly headquarters: string | null
  readonly logo: string | null
}

/** Finds companies by name and tagline, those with the most open jobs first. */
export const paletteCompanies = paletteOf<Row>({
  table: 'company',
  key: 'actor_id',
  order: ['open_jobs desc', 'name asc', 'actor_id asc'],
  seen: ({ viewer }) => sql<boolean>`${isListed} and ${notBlocked(viewerOf(viewer), 'company.actor_id')}`,
  columns: sql`actor.slug, company.name, company.tagline, company.headquarters, ${photoPath} as logo`,
  joins: sql`join company on company.actor_id = best.actor_id join actor on actor.id = best.actor_id`,
  title: 'company.name',
  present: ({ slug, name, tagline, headquarters, logo }) => ({
    title: name || NAMELESS,
    detail: tagline || headquarters,
    to: `/company/${slug}`,
    picture: logo,
  }),
})
