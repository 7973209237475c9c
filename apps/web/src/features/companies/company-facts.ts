import type { CompanyCard } from '@rise/contract/companies/shapes'

/** Returns industry, headquarters and team size, as far as they are known. */
export function companyFacts({ industry, headquarters, teamSize }: CompanyCard): string[] {
  const people = teamSize === 'No info' ? undefined : `${teamSize} people`
  return [industry?.name, headquarters, people].filter((fact): fact is string => Boolean(fact))
}
