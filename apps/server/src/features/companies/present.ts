import industries from '@rise/contract/catalogs/industries.json' with { type: 'json' }
import teamSizes from '@rise/contract/catalogs/team-sizes.json' with { type: 'json' }
import type { Company, CompanyCard, CompanyNote } from '@rise/contract/companies/shapes'
import { writtenHtml } from '../../platform/rich-text/written-html.ts'
import { slugify } from '../../platform/slugs/slug.ts'
import { withCatalogSpelling } from '../catalogs/index.ts'
import { NAMELESS, personName } from '../session/index.ts'
import type { BareCompany } from './company-slot.ts'
import type { PersonRow } from './people-of.ts'
import type { CompanyCardRow, CompanyRow } from './queries.ts'

const industryOf = new Map(industries.map((industry) => [industry.slug, industry]))
const teamSizeLabel = new Map<number | null, string>(teamSizes.map(({ code, label }) => [code, label] as const))

export function presentCompanyCard(row: CompanyCardRow): CompanyCard {
  return {
    _id: row.id,
    slug: row.slug,
    companyName: row.name || NAMELESS,
    logo: row.logo,
    tagline: row.tagline,
    industry: industriesOf([row.industry ?? ''])[0] ?? null,
    headquarters: row.headquarters,
    // Any other code becomes "No info" (section 3 of the specification).
    teamSize: teamSizeLabel.get(row.team_size) ?? 'No info',
    openJobs: row.open_jobs,
  }
}

export function presentCompany(
  row: CompanyRow,
  { people, total }: { readonly people: readonly PersonRow[]; readonly total: number },
): BareCompany {
  const places = [row.headquarters, ...row.more_places].filter((place) => place !== null)
  return {
    ...presentCompanyCard(row),
    pictures: { logo: row.logo_sizes, cover: row.cover },
    gallery: row.gallery,
    story: row.story,
    // A story from a version that stored no HTML has none until a task renders it.
    storyHtml: row.story_html ?? (row.story === null ? null : writtenHtml(row.story)),
    website: row.website,
    links: row.links,
    industries: industriesOf(row.all_industries),
    sector: industryOf.get(row.industry ?? '')?.sector ?? null,
    stage: row.stage,
    size: row.size,
    foundingYear: row.founding_year,
    places: places.map((name) => ({ slug: slugify(name), name })),
    values: withCatalogSpelling('values', row.values),
    benefits: withCatalogSpelling('benefits', row.benefits),
    imported: row.imported,
    claimed: row.claimed,
    followers: row.followers,
    verifiedDomain: row.verified_domain,
    people: people.map(presentPerson),
    peopleTotal: total,
    news: row.news.map(presentNote),
  }
}

/** Returns a person under the name of their login or, without one, of their profile. */
function presentPerson(row: PersonRow): Company['people'][number] {
  const names = { first_name: row.shown_first_name, last_name: row.shown_last_name }
  return { name: personName(row, names), slug: row.slug, photo: row.photo, headline: row.headline }
}

/** Returns a note in the contract's shape. `created_at` may arrive as text from JSON. */
export function presentNote({
  id,
  text,
  created_at,
}: {
  id: string
  text: string
  created_at: Date | string
}): CompanyNote {
  return { _id: id, text, date: new Date(created_at).toISOString() }
}

function industriesOf(slugs: readonly string[]): { slug: string; name: string }[] {
  return slugs.flatMap((slug) => {
    const industry = industryOf.get(slug)
    return industry ? [{ slug, name: industry.name }] : []
  })
}
