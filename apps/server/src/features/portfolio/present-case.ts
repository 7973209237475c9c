import departments from '@rise/contract/catalogs/departments.json' with { type: 'json' }
import type { CaseCard, OwnCase, OwnCaseCard } from '@rise/contract/portfolio/shapes'
import { withCatalogSpelling } from '../catalogs/index.ts'
import type { CardRow, CaseRow } from './case-row.ts'

/** Returns a case for a list. */
export function presentCard({ id, slug, title, summary, role, cover }: CardRow): CaseCard {
  return { _id: id, slug, title, summary, role, cover }
}

/** Returns a case for its owner's list. */
export function presentOwnCard(row: CardRow): OwnCaseCard {
  return { ...presentCard(row), published: row.published_at !== null, updatedAt: row.updated_at.toISOString() }
}

/** Returns the fields of a case that every viewer sees. */
export function presentFacts(row: CaseRow) {
  const pictures = new Map(row.pictures.map((picture) => [picture._id, picture]))
  return {
    ...presentCard(row),
    startDate: row.start_date,
    endDate: row.end_date,
    url: row.url,
    skills: withCatalogSpelling('skills', row.skills),
    body: row.body,
    department: departments.find(({ slug }) => slug === row.department) ?? null,
    links: row.links.map(({ pictureId, ...link }) => ({
      ...link,
      picture: pictureId === null ? null : (pictures.get(pictureId) ?? null),
    })),
  }
}

/** Returns a case for editing by its owner. */
export function presentOwnCase(row: CaseRow, credits: OwnCase['credits']): OwnCase {
  return {
    ...presentFacts(row),
    credits,
    version: row.version,
    published: row.published_at !== null,
    updatedAt: row.updated_at.toISOString(),
  }
}
