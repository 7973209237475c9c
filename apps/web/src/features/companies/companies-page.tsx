import { industriesInWords } from '@rise/contract/catalogs/industries/words'
import { companyList } from '@rise/contract/companies/list'
import { teamSizeWords } from '@rise/contract/companies/words'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { isNotFound } from '../../app/base/api.ts'
import { neverStale, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { ChosenFilters } from '../../app/lists/chosen-filters.tsx'
import { nameOfChoice } from '../../app/lists/filter-choice.tsx'
import { EmptyList, ListPage, ListPager } from '../../app/lists/list-page.tsx'
import { ListResults, SkipToResults } from '../../app/lists/list-results.tsx'
import { useList } from '../../app/lists/use-list.ts'
import { ForMembers } from '../../app/navigation/audience.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { CompanySuggestions } from '../connections/index.ts'
import { CompanyCard } from './cards/company-card.tsx'
import { CompaniesFilters } from './companies-filters.tsx'
import { companiesInWords } from './companies-in-words.ts'
import { CompanyShortcuts } from './company-shortcuts.tsx'

/** All companies, or those that match the search and filters in the address. */
export function CompaniesPage() {
  const { view, isNarrowed, data, error, figures } = useList(companyList)
  const { data: options } = useQuery(queryOf(useApi(), 'GET /api/v1/company-options', {}, neverStale))
  // The list leaves out companies hidden from this member, so it may end before this page.
  if (isNotFound(error)) return <ErrorBody status={404} />
  if (!data || !options) return null
  const { items, page, total } = data
  const teamSize = options.teamSizes.find(({ code }) => String(code) === view.teamSize)?.label ?? view.teamSize
  return (
    <ListPage
      list={companyList}
      page={page}
      title={t('Companies')}
      description={t('Companies and what they are hiring for: by industry, stage, size and place.')}
      noindex={total === 0 || isNarrowed || view.sort !== ''}
    >
      <h1 className="text-h1">{t('Companies')}</h1>
      <SkipToResults />
      <p className="mt-2 text-lead text-muted tabular-nums" role="status">
        {isNarrowed ? matchesInWords(data) : inOrder(companiesInWords(data), view.sort)}
      </p>
      {page === 1 && !isNarrowed ? <ForYou /> : null}
      <CompanyShortcuts view={view} places={figures?.place.options} />
      <div className="mt-6">
        <CompaniesFilters view={view} options={options} counts={figures} />
      </div>
      <ChosenFilters
        list={companyList}
        view={view}
        words={{
          industry: nameOfChoice(industriesInWords(options.industries), view.industry),
          stage: view.stage,
          teamSize: teamSizeWords(teamSize),
          size: view.size,
          place: view.place,
          hiring: t('Hiring now'),
          answers: t('Answers fast'),
        }}
      />
      <ListResults>
        {total === 0 ? (
          <EmptyList
            list={companyList}
            title={t('No companies yet')}
            noMatch={t('No companies found')}
            isNarrowed={isNarrowed}
            action={<ButtonLink to="/jobs">{t('See jobs')}</ButtonLink>}
          >
            {t('Companies appear here once they post a job.')}
          </EmptyList>
        ) : (
          <ol className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {items.map((company) => (
              <li key={company._id}>
                <CompanyCard company={company} />
              </li>
            ))}
          </ol>
        )}
        <ListPager list={companyList} view={view} data={data} />
      </ListResults>
    </ListPage>
  )
}

/** Suggestions for a professional, loaded once the viewer is known. The page reserves their space until then. */
function ForYou() {
  const user = useCurrentUser()
  return (
    <ForMembers only="professional" className="mt-6 min-h-[17.5rem] lg:min-h-[21rem]">
      <section aria-labelledby="for-you">
        <h2 id="for-you" className="text-h2">
          {t('For you')}
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

/** Returns the number of companies that the search and filters leave. */
function matchesInWords({ total, totalCapped }: { total: number; totalCapped: boolean }): string {
  return t('{total, plural, one {{shown} company matches} other {{shown} companies match}}', {
    total,
    shown: formatInteger(total, totalCapped),
  })
}

/** Returns the number of all companies with their order. */
function inOrder(companies: string, sort: string): string {
  if (sort === 'name') return t('{companies}, by name', { companies })
  return sort === 'newest'
    ? t('{companies}, newest first', { companies })
    : t('{companies}, most open jobs first', { companies })
}
