import { useQuery } from '@tanstack/react-query'
import type { AppContext } from '../../app/base/app-context.ts'
import { useApi } from '../../app/base/settings.tsx'
import { PageSection } from '../../ui/layout/page-section.tsx'
import { CompanyCard } from './cards/company-card.tsx'
import { companiesQuery } from './queries.ts'

const SHOWN = 6

/** Companies with open jobs, on the home page. */
export function HiringCompanies() {
  const { data: companies } = useQuery(companiesQuery(useApi()))
  if (!companies || companies.items.length === 0) return null
  return (
    <PageSection title="Companies that hire" more={{ to: '/companies', label: 'All companies' }}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {companies.items.slice(0, SHOWN).map((company) => (
          <li key={company._id}>
            <CompanyCard company={company} heading="h3" />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

export function loadHiringCompanies({ api, queryClient }: AppContext): Promise<unknown> {
  return queryClient.ensureQueryData(companiesQuery(api))
}
