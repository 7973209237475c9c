import { departmentName } from '@rise/contract/catalogs/departments/words'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { isNotFound } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { ListResults, SkipToResults } from '../../app/lists/list-results.tsx'
import { ForMembers } from '../../app/navigation/audience.tsx'
import { feedsOf } from '../../app/page/feeds-of.ts'
import { PageHead } from '../../app/page/page-head.tsx'
import { useFocusOnNewView } from '../../app/page/view-change.ts'
import { RenderedPart, renderedPart } from '../../app/ssr/rendered-part.tsx'
import { RemovableChip } from '../../ui/base/chip.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { Pager } from '../../ui/base/pager.tsx'
import { formatCount } from './base/format.ts'
import { JobCardList } from './base/job-card.tsx'
import { useSeeker } from './base/job-marks.ts'
import { JobSearchForm } from './base/job-search-form.tsx'
import { jobsHref, viewOfAddress } from './base/jobs-address.ts'
import type { JobsView } from './base/jobs-view.ts'
import {
  countsQuery,
  insightsQuery,
  type JobInsights,
  type JobsPageData,
  showsInsights,
  viewQuery,
} from './base/queries.ts'
import { FilterButton } from './filter-button.tsx'
import { FilterColumn } from './filter-column.tsx'
import { type ChosenFilter, chosenFilters, headingOf, isIndexable } from './jobs-heading.ts'
import { ListInsights } from './list-insights.tsx'
import { PayBand } from './pay-band.tsx'
import { correctedWords, readNames } from './readings/read-names.ts'
import { useRememberResults } from './results/use-remember-results.ts'
import { SaveSearch } from './save-search.tsx'

export { chosenFilters } from './jobs-heading.ts'

// Few lists are empty, begin with featured jobs or are text searches.
const noJobs = renderedPart('no-jobs', async () => (await import('./no-jobs.tsx')).NoJobs)
const featuredJobs = renderedPart('featured-jobs', async () => (await import('./featured-jobs.tsx')).FeaturedJobs)
const understoodSearch = renderedPart(
  'understood-search',
  async () => (await import('./understood-search.tsx')).UnderstoodSearch,
)
const sortLinks = renderedPart('sort-links', async () => (await import('./understood-search.tsx')).SortLinks)
const MatchSort = lazy(async () => ({ default: (await import('./match/matching-jobs.tsx')).MatchSort }))
const FitsYou = lazy(async () => ({ default: (await import('./match/matching-jobs.tsx')).FitsYou }))
const MatchingJobs = lazy(async () => ({ default: (await import('./match/matching-jobs.tsx')).MatchingJobs }))

/** A list of jobs: all of them, of one work type, category or place, or the results of a search and its filters. */
export function JobsPage() {
  const api = useApi()
  const { pathname, search } = useLocation()
  const view = viewOfAddress(new URL(pathname + search, 'http://page'))
  const {
    data: jobs,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...viewQuery(api, view),
    // The loader has already requested the list. If that failed, the page waits for a press.
    enabled: ({ state }) => state.status !== 'error' || state.data !== undefined,
  })
  const { data: counts } = useQuery(countsQuery(api, view))
  const { data: insights } = useQuery({ ...insightsQuery(api, view), enabled: showsInsights(view) })
  const seeker = useSeeker()
  const isByMatch = view.sort === 'match' && seeker !== undefined
  useFocusOnNewView()
  useRememberResults(isByMatch ? undefined : jobs?.items)
  // The list leaves out jobs and companies hidden from this member, so it may end before this page, or its company may
  // be missing.
  if (isNotFound(error)) return <ErrorBody status={404} />

  const names = {
    keyword: jobs?.understood ? correctedWords(jobs.understood) : undefined,
    category: jobs?.category ? departmentName(jobs.category) : undefined,
    location: jobs?.location?.name,
    company: jobs?.company?.companyName,
  }
  const readSearch = jobs?.understood ? readNames(jobs.understood) : undefined
  const title = headingOf(
    view,
    readSearch ? { ...names, keyword: readSearch.keyword, location: names.location ?? readSearch.place } : names,
  )
  const filters = chosenFilters(view, names)
  const isWhole = filters.length === 0 && view.sort === undefined && view.page === undefined
  // A search without any job leaves nothing to filter.
  const isEmptySearch = jobs?.total === 0 && filters.length === 1 && view.keyword !== undefined
  const filterProps = { view, names, around: jobs?.location?.hasCoordinates ?? false }
  return (
    <div className="mx-auto max-w-shell px-gutter py-6 md:py-8">
      {jobs ? <ListHead view={view} title={title} jobs={jobs} insights={insights} /> : null}
      <h1 className="text-h1 wrap-anywhere">{title}</h1>
      <SkipToResults />
      <div className="mt-4">
        <JobSearchForm view={view} />
      </div>
      {jobs?.understood ? (
        <RenderedPart part={understoodSearch} view={view} understood={jobs.understood} suggestion={jobs.suggestion} />
      ) : null}
      <div className={cx('mt-4 grid gap-x-12 gap-y-8 lg:mt-6', !isEmptySearch && 'lg:grid-cols-[16rem_minmax(0,1fr)]')}>
        {isEmptySearch ? null : (
          // On phones a sheet has the filters; without script they follow the list.
          <aside
            id="filters"
            aria-label={t('Filters')}
            className="max-lg:hidden max-lg:noscript:order-last max-lg:noscript:block"
          >
            <FilterColumn {...filterProps} counts={counts} />
          </aside>
        )}
        <ListResults className="min-w-0">
          {jobs && isWhole ? (
            <ForMembers only="professional" className="mb-6 h-[17.375rem] sm:h-[13.625rem]">
              <Suspense fallback={null}>{seeker ? <FitsYou /> : null}</Suspense>
            </ForMembers>
          ) : null}
          <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            {isEmptySearch ? null : (
              <FilterButton {...filterProps} chosen={filters.filter(({ noun }) => noun === 'filter').length} />
            )}
            {isByMatch ? null : (
              <p className={isEmptySearch ? 'sr-only' : 'text-small text-muted tabular-nums'} role="status">
                {jobs ? <CountLine jobs={jobs} names={seeker === undefined} /> : t('Jobs could not be loaded')}
              </p>
            )}
            {isEmptySearch ? null : <ChosenFilters filters={filters} />}
            {jobs?.understood?.allOf.length && jobs.total > 1 ? (
              <RenderedPart part={sortLinks} view={view} sort={isByMatch ? undefined : jobs.sort} />
            ) : null}
            {jobs && jobs.total > 1 ? (
              // Its room is reserved until the member is known.
              <ForMembers only="professional" className="min-h-[1.25rem] min-w-[10rem] max-sm:order-last max-sm:w-full">
                <Suspense fallback={null}>{seeker ? <MatchSort view={view} /> : null}</Suspense>
              </ForMembers>
            ) : null}
            {jobs && jobs.total > 0 && filters.length > 0 ? <SaveSearch view={view} title={title} /> : null}
          </div>
          {isByMatch ? null : <PayBand view={view} counts={counts} />}
          <div className="flex flex-col gap-8">
            {isByMatch ? (
              <Suspense fallback={null}>
                <MatchingJobs view={view} />
              </Suspense>
            ) : jobs ? (
              <Pending>
                {jobs.total === 0 ? (
                  <RenderedPart
                    part={noJobs}
                    view={view}
                    title={title}
                    filters={filters}
                    searchable={isSearchable(jobs)}
                  />
                ) : (
                  <>
                    {jobs.featured ? <RenderedPart part={featuredJobs} jobs={jobs.featured} /> : null}
                    <JobCardList jobs={jobs.items} />
                  </>
                )}
              </Pending>
            ) : (
              <FailedBlock title={t('Couldn’t load jobs')} onRetry={() => void refetch()} retrying={isFetching} />
            )}
            {jobs && !isByMatch ? (
              <Pager page={jobs.page} pages={jobs.pages} hrefFor={(page) => jobsHref({ ...view, page })} />
            ) : null}
            {jobs && insights && showsInsights(view) ? (
              <ListInsights view={view} title={title} jobs={jobs} insights={insights} />
            ) : null}
          </div>
        </ListResults>
      </div>
    </div>
  )
}

/** Dims the current content while the next view loads, unless that is quick. */
function Pending({ children }: { children: ReactNode }) {
  const isPending = useNavigation().state !== 'idle'
  return (
    <div aria-busy={isPending} className={cx('transition-opacity', isPending && 'opacity-60 delay-150')}>
      {children}
    </div>
  )
}

function ListHead({
  view,
  title,
  jobs,
  insights,
}: {
  view: JobsView
  title: string
  jobs: JobsPageData
  insights: JobInsights | undefined
}) {
  const [pay] = insights?.pay ?? []
  const payText = pay
    ? t('Median pay {amount} {currency} a year, of {count, plural, one {{shown} job} other {{shown} jobs}}.', {
        amount: formatInteger(Math.round(pay.median)),
        currency: pay.currency,
        count: pay.jobs,
        shown: formatInteger(pay.jobs),
      })
    : t('With pay where the posting says it.')
  const topCompanies = insights?.companies.slice(0, 3).map(({ name }) => name) ?? []
  const sentences = [
    t('{title}: {count, plural, one {{shown} open job} other {{shown} open jobs}}.', {
      title,
      count: jobs.total,
      shown: formatInteger(jobs.total, jobs.totalCapped),
    }),
    payText,
    ...(topCompanies.length > 1 ? [t('At {companies} and others.', { companies: topCompanies.join(', ') })] : []),
  ]
  return (
    <PageHead
      title={jobs.page > 1 ? t('{title}, page {page}', { title, page: jobs.page }) : title}
      description={sentences.join(' ')}
      // The canonical address has no order, because another order is the same list.
      path={jobsHref({ ...view, sort: undefined, page: jobs.page })}
      noindex={jobs.total === 0 || !isIndexable(view)}
      alternates={feedsOf(jobsHref({ ...view, page: undefined, sort: undefined }), title)}
    />
  )
}

/** `names`: whether to name the order, which professionals see as the selected link next to it. */
function CountLine({ jobs: { total, totalCapped, sort }, names }: { jobs: JobsPageData; names: boolean }) {
  if (total === 0) return t('No open jobs')
  const count = formatCount(total, totalCapped)
  if (!names) return count
  // On phones, the buttons are in the same line.
  const order = (text: ReactNode) => <span className="max-sm:hidden">{text}</span>
  return sort === 'newest'
    ? rich('{jobs}<order>, newest first</order>', { jobs: count, order })
    : rich('{jobs}<order>, most relevant first</order>', { jobs: count, order })
}

function isSearchable({ understood }: JobsPageData): boolean {
  if (understood === null) return true
  const { allOf, noneOf, readings } = understood
  return allOf.length > 0 || noneOf.length > 0 || readings.length > 0
}

function ChosenFilters({ filters }: { filters: readonly ChosenFilter[] }) {
  if (filters.length === 0) return null
  return (
    <ul
      aria-label={t('Filters in force')}
      className="flex min-w-0 flex-wrap items-center gap-2 max-lg:order-last max-lg:basis-full lg:grow lg:basis-0"
    >
      {filters.map(({ label, noun, without }) => (
        <li key={`${noun} ${label}`} className="min-w-0">
          <RemovableChip
            noun={noun === 'search' ? t('search', 'a noun, after “Remove”') : t('filter', 'a noun, after “Remove”')}
            to={jobsHref(without)}
          >
            {label}
          </RemovableChip>
        </li>
      ))}
      {filters.length > 1 ? (
        <li>
          <TextLink to="/jobs" look="quiet" className="hit-target relative px-2 text-small">
            {t('Clear all', 'filters')}
          </TextLink>
        </li>
      ) : null}
    </ul>
  )
}
