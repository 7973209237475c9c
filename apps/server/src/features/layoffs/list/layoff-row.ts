import industries from '@rise/contract/catalogs/industries.json' with { type: 'json' }
import type { LayoffCard } from '@rise/contract/layoffs/shapes'
import { type RawBuilder, sql } from 'kysely'
import { notBlocked } from '../../connections/index.ts'
import { photoPath } from '../../session/index.ts'

/** A layoff with the columns that lists select. */
export interface LayoffRow {
  readonly id: string
  readonly slug: string
  readonly company_name: string
  readonly date: string
  readonly people: number | null
  readonly share: number | null
  readonly place: string | null
  readonly place_key: string | null
  readonly industry: string | null
  readonly source: string | null
  readonly landed: number
  readonly company_slug: string | null
  readonly company_title: string | null
  readonly company_logo: string | null
}

/** The columns of `LayoffRow`, selected from `layoffTables`. */
export const layoffColumns: RawBuilder<unknown> = sql`layoff.id, layoff.slug, layoff.company_name,
  to_char(layoff.announced_on, 'YYYY-MM-DD') as date, layoff.people, layoff.share::float8 as share, layoff.place,
  layoff.place_key, layoff.industry, layoff.source, layoff.landed, actor.slug as company_slug,
  company.name as company_title, ${photoPath} as company_logo`

/**
 * Joins a layoff with its company's page, if the page is listed and there is no block between the company and the
 * viewer.
 */
export function layoffTables(viewerActorId: string | null): RawBuilder<unknown> {
  return sql`layoff
    left join actor on actor.id = layoff.company_id and actor.listed and ${notBlocked(viewerActorId, 'actor.id')}
    left join company on company.actor_id = actor.id`
}

const nameOf = new Map(industries.map(({ slug, name }) => [slug, name]))

/** Returns the name of an industry; undefined if it is no longer in the catalog. */
export function industryName(slug: string): string | undefined {
  return nameOf.get(slug)
}

/** Returns the address of a layoff's page. */
export function layoffPath(slug: string): string {
  return `/layoff-tracker/${slug}`
}

export function presentLayoff(row: LayoffRow): LayoffCard {
  const {
    place,
    place_key: placeKey,
    industry: slug,
    company_slug: companySlug,
    company_title: title,
    company_logo: logo,
  } = row
  const industry = slug === null ? undefined : industryName(slug)
  return {
    _id: row.id,
    slug: row.slug,
    companyName: row.company_name,
    company: companySlug === null ? null : { slug: companySlug, companyName: title ?? row.company_name, logo },
    date: row.date,
    number: row.people,
    share: row.share,
    place: place === null ? null : { slug: placeKey ?? '', name: place },
    industry: slug === null || industry === undefined ? null : { slug, name: industry },
    source: row.source,
    landed: row.landed,
  }
}
