import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { isNotThere } from '../../app/base/api.ts'
import { queryOf, unchanging } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { ForMembers } from '../../app/navigation/audience.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useFocusOnNewView } from '../../app/page/view-change.ts'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { RemovableChip } from '../../ui/base/chip.tsx'
import { Pager } from '../../ui/base/pager.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { CompanySuggestions } from '../connections/index.ts'
import { CompanyCard } from './cards/company-card.tsx'
import { type CompaniesView, companiesHref, isNarrowed, viewOfSearch } from './companies-address.ts'
import { CompaniesFilters } from './companies-filters.tsx'
import { companiesInWords } from './companies-in-words.ts'
import { companiesQuery, companyCountsQuery } from './queries.ts'

/** All companies, or those that match the search and filters in the address. */
export function CompaniesPage() {
  const api = useApi()
  const { number = '1' } = useParams()
  const view = viewOfSearch(useLocation().search)
  const { data, error } = useQuery(companiesQuery(api, number, view))
  const { data: options } = useQuery(queryOf(api, 'GET /api/v1/company-options', {}, unchanging))
  useFocusOnNewView()
  const { data: counts } = useQuery(companyCountsQuery(api, view))
  // Without the companies hidden from this member, the list ends earlier.
  if (isNotThere(error)) return <ErrorBody status={404} />
  if (!data || !options) return null
  const { items, page, pages, total } = data
  const narrowed = isNarrowed(view)
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={page > 1 ? `Companies, page ${page}` : 'Companies'}
        description="Companies and what they are hiring for: by industry, stage, size and place."
        path={companiesHref({}, page)}
        noindex={total === 0 || narrowed || view.sort !== ''}
      />
      <h1 className="text-h1">Companies</h1>
      <p className="mt-2 text-lead text-muted tabular-nums" role="status">
        {companiesInWords(data)}
        {narrowed ? ' match' : `, ${orderInWords(view)}`}
        {narrowed && total === 1 ? 'es' : ''}
      </p>
      {page === 1 && !narrowed ? <ForYou /> : null}
      <div className="mt-6">
        <CompaniesFilters view={view} options={options} counts={counts} />
      </div>
      {narrowed ? <Chosen view={view} chips={chosenOf(view, options)} /> : null}
      {total === 0 ? (
        <NoCompanies narrowed={narrowed} />
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
        <Pager page={page} pages={pages} hrefFor={(to) => companiesHref(view, to)} />
      </div>
    </div>
  )
}

/**
 * Suggestions for a member, loaded once the viewer is known. Everyone gets the same page, which reserves space for
 * them.
 */
function ForYou() {
  const user = useCurrentUser()
  if (user !== undefined && user.role !== 'professional') return null
  return (
    <ForMembers className="mt-6 min-h-[17.5rem] lg:min-h-[21rem]">
      <section aria-labelledby="for-you">
        <h2 id="for-you" className="text-h2">
          For you
        </h2>
        <div className="mt-4">
          {user ? (
            <Suspense fallback={null}>
              <CompanySuggestions />
            </Suspense>
          ) : null}
        </div>
      </section>
    </ForMembers>
  )
}

function orderInWords({ sort }: CompaniesView): string {
  if (sort === 'name') return 'by name'
  return sort === 'newest' ? 'newest first' : 'most open jobs first'
}

type Chip = readonly [name: keyof CompaniesView, text: string]

function chosenOf(
  view: CompaniesView,
  {
    industries,
    teamSizes,
  }: { industries: readonly { slug: string; name: string }[]; teamSizes: readonly { code: number; label: string }[] },
): readonly Chip[] {
  const industry = industries.find(({ slug }) => slug === view.industry)?.name ?? view.industry
  const teamSize = teamSizes.find(({ code }) => String(code) === view.teamSize)?.label ?? view.teamSize
  const all: readonly Chip[] = [
    ['q', view.q && `“${view.q}”`],
    ['industry', industry],
    ['stage', view.stage],
    ['teamSize', teamSize && `${teamSize} people`],
    ['size', view.size],
    ['place', view.place],
    ['hiring', view.hiring && 'Hiring now'],
  ]
  return all.filter(([, text]) => text !== '')
}

function Chosen({ view, chips }: { view: CompaniesView; chips: readonly Chip[] }) {
  return (
    <ul aria-label="Filters" className="mt-4 flex flex-wrap gap-2">
      {chips.map(([name, text]) => (
        <li key={name} className="min-w-0 max-w-full">
          <RemovableChip noun="filter" to={companiesHref({ ...view, [name]: '' })}>
            {text}
          </RemovableChip>
        </li>
      ))}
    </ul>
  )
}

function NoCompanies({ narrowed }: { narrowed: boolean }) {
  if (narrowed) {
    return (
      <EmptyState
        kind="no-match"
        title="No companies found"
        action={
          <ButtonLink to="/companies" variant="primary">
            Clear filters
          </ButtonLink>
        }
      >
        Try fewer filters or another word.
      </EmptyState>
    )
  }
  return (
    <EmptyState kind="nothing-yet" title="No companies yet" action={<ButtonLink to="/jobs">See jobs</ButtonLink>}>
      Companies appear here once they post a job.
    </EmptyState>
  )
}
