import { industryName } from '@rise/contract/catalogs/industries/words'
import type { CompanyCard } from '@rise/contract/companies/shapes'
import { teamSizeWords } from '@rise/contract/companies/words'

/** Returns industry, headquarters and team size, as far as they are known. */
export function companyFacts({ industry, headquarters, teamSize }: CompanyCard): string[] {
  return [industry && industryName(industry), headquarters, teamSizeWords(teamSize)].filter((fact): fact is string =>
    Boolean(fact),
  )
}
