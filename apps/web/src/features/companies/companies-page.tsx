import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageHead } from '../../app/page-head.tsx'
import { useApi } from '../../app/settings.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { CompanyCard } from './company-card.tsx'
import { companiesQuery } from './queries.ts'

function companiesHref(page: number): string {
  return page > 1 ? `/companies/page/${page}` : '/companies'
}

/** All companies, those that hire most first. */
export function CompaniesPage() {
  const { number = '1' } = useParams()
  const { data } = useQuery(companiesQuery(useApi(), number))
  if (!data) return null
  const { items, page, pages, total, totalCapped } = data
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={page > 1 ? `Companies, page ${page}` : 'Companies'}
        description="Companies and what they are hiring for, those with most open jobs first."
        path={companiesHref(page)}
        noindex={total === 0}
      />
      <h1 className="text-h1">Companies</h1>
      <p className="mt-2 text-lead text-muted tabular-nums">
        {total.toLocaleString('en-US')}
        {totalCapped ? '+' : ''} {total === 1 ? 'company' : 'companies'}, those that hire most first
      </p>
      {total === 0 ? (
        <EmptyState kind="nothing-yet" title="No companies yet" action={<ButtonLink to="/jobs">See jobs</ButtonLink>}>
          Companies appear here with their first job.
        </EmptyState>
      ) : (
        <ol className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((company) => (
            <li key={company._id}>
              <CompanyCard company={company} />
            </li>
          ))}
        </ol>
      )}
      <div className="mt-8">
        <Pager page={page} pages={pages} hrefFor={companiesHref} />
      </div>
    </div>
  )
}
