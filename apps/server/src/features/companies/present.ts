import industries from '@rise/contract/catalogs/industries.json' with { type: 'json' }
import teamSizes from '@rise/contract/catalogs/team-sizes.json' with { type: 'json' }
import type { Company, CompanyCard } from '@rise/contract/companies'
import { NAMELESS } from '../session/index.ts'
import type { CompanyCardRow, CompanyRow } from './queries.ts'

const industryOf = new Map(industries.map((industry) => [industry.slug, industry]))
const teamSizeLabel = new Map<number | null, string>(teamSizes.map(({ code, label }) => [code, label] as const))

export function presentCompanyCard(row: CompanyCardRow): CompanyCard {
  const industry = industryOf.get(row.industry ?? '')
  return {
    _id: row.id,
    slug: row.slug,
    companyName: row.name || NAMELESS,
    tagline: row.tagline,
    industry: industry ? { slug: industry.slug, name: industry.name } : null,
    headquarters: row.headquarters,
    // Section 3: any other code gives "No info".
    teamSize: teamSizeLabel.get(row.team_size) ?? 'No info',
    openJobs: row.open_jobs,
  }
}

export function presentCompany(row: CompanyRow): Company {
  return {
    ...presentCompanyCard(row),
    story: row.story,
    website: row.website,
    sector: industryOf.get(row.industry ?? '')?.sector ?? null,
    stage: row.stage,
    size: row.size,
    foundingYear: row.founding_year,
    values: row.values,
    benefits: row.benefits,
    imported: row.imported,
    followers: row.followers,
  }
}
