import { formatInteger } from '@rise/contract/words'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { isNotFound } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { feedsOf } from '../../app/page/feeds-of.ts'
import { PageHead } from '../../app/page/page-head.tsx'
import { useFocusOnNewView } from '../../app/page/view-change.ts'
import { RemovableChip } from '../../ui/base/chip.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { Pager } from '../../ui/base/pager.tsx'
import { SkipLink } from '../../ui/base/skip-link.tsx'
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
import { correctedWords, readNames } from './readings/read-names.ts'
import { SaveSearch } from './save-search.tsx'

/** The id of the list, for the link that skips the filters. */
const RESULTS_ID = 'results'

// Browsers load these parts on demand: few lists are empty, begin with featured jobs or are text searches. The server
// renders without waiting, so it has them statically.
const NoJobs = import.meta.env.SSR
  ? (await import('./no-jobs.tsx')).NoJobs
  : lazy(async () => ({ default: (await import('./no-jobs.tsx')).NoJobs }))
const FeaturedJobs = import.meta.env.SSR
  ? (await import('./featured-jobs.tsx')).FeaturedJobs
  : lazy(async () => ({ default: (await import('./featured-jobs.tsx')).FeaturedJobs }))
const UnderstoodSearch = import.meta.env.SSR
  ? (await import('./understood-search.tsx')).UnderstoodSearch
  : lazy(async () => ({ default: (await import('./understood-search.tsx')).UnderstoodSearch }))
const SortLinks = import.meta.env.SSR
  ? (await import('./understood-search.tsx')).SortLinks
  : lazy(async () => ({ default: (await import('./understood-search.tsx')).SortLinks }))
const MatchSort = lazy(async () => ({ default: (await import('./match/matching-jobs.tsx')).MatchSort }))
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
    // The loader has requested it already: a failure there waits for a press.
    enabled: ({ state }) => state.status !== 'error' || state.data !== undefined,
  })
  const { data: counts } = useQuery(countsQuery(api, view))
  const { data: insights } = useQuery({ ...insightsQuery(api, view), enabled: showsInsights(view) })
  const seeker = useSeeker()
  const byMatch = view.sort === 'match' && seeker !== undefined
  useFocusOnNewView()
  // Jobs and companies hidden from this member are left out: the list may end earlier, or its company may be missing.
  if (isNotFound(error)) return <ErrorBody status={404} />

  const names = {
    keyword: jobs?.understood ? correctedWords(jobs.understood) : undefined,
    category: jobs?.category?.name,
    location: jobs?.location?.name,
    company: jobs?.company?.companyName,
  }
  const readSearch = jobs?.understood ? readNames(jobs.understood) : undefined
  const title = headingOf(
    view,
    readSearch ? { ...names, keyword: readSearch.keyword, location: names.location ?? readSearch.place } : names,
  )
  const filters = chosenFilters(view, names)
  const filterProps = { view, names, around: jobs?.location?.hasCoordinates ?? false }
  return (
    <div className="mx-auto max-w-shell px-gutter py-6 md:py-8">
      {jobs ? <ListHead view={view} title={title} jobs={jobs} insights={insights} /> : null}
      <h1 className="text-h1 wrap-anywhere">{title}</h1>
      <SkipLink target={RESULTS_ID} label="Skip to results" />
      <div className="mt-4">
        <JobSearchForm view={view} />
      </div>
      {jobs?.understood ? (
        <Suspense fallback={null}>
          <UnderstoodSearch view={view} understood={jobs.understood} suggestion={jobs.suggestion} />
        </Suspense>
      ) : null}
      <div className="mt-4 grid gap-x-12 gap-y-8 lg:mt-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        {/* On phones a sheet has the filters; without script they follow the list. */}
        <aside
          id="filters"
          aria-label="Filters"
          className="max-lg:hidden max-lg:noscript:order-last max-lg:noscript:block"
        >
          <FilterColumn {...filterProps} counts={counts} />
        </aside>
        <div id={RESULTS_ID} tabIndex={-1} className="min-w-0 outline-none">
          <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <FilterButton {...filterProps} chosen={filters.filter(({ noun }) => noun === 'filter').length} />
            {byMatch ? null : (
              <p className="text-small text-muted tabular-nums" role="status">
                {jobs ? countLine(jobs) : 'Jobs could not be loaded'}
              </p>
            )}
            <ChosenFilters filters={filters} />
            {jobs?.understood?.allOf.length && jobs.total > 1 ? (
              <Suspense fallback={null}>
                <SortLinks view={view} sort={byMatch ? undefined : jobs.sort} />
              </Suspense>
            ) : null}
            {seeker && jobs && jobs.total > 1 ? (
              <Suspense fallback={null}>
                <MatchSort view={view} />
              </Suspense>
            ) : null}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:ms-auto">
              {jobs ? <SaveSearch view={view} title={title} /> : null}
              <TextLink look="quiet" to="/jobs/digest" className="hit-target relative text-small">
                Job digest
              </TextLink>
            </div>
          </div>
          <div className="flex flex-col gap-8">
            {byMatch ? (
              <Suspense fallback={null}>
                <MatchingJobs view={view} />
              </Suspense>
            ) : jobs ? (
              <Pending>
                {jobs.total === 0 ? (
                  <Suspense fallback={null}>
                    <NoJobs view={view} names={names} searchable={isSearchable(jobs)} />
                  </Suspense>
                ) : (
                  <>
                    {jobs.featured ? (
                      <Suspense fallback={null}>
                        <FeaturedJobs jobs={jobs.featured} />
                      </Suspense>
                    ) : null}
                    <JobCardList jobs={jobs.items} />
                  </>
                )}
              </Pending>
            ) : (
              <FailedBlock title="Couldn’t load jobs" onRetry={() => void refetch()} retrying={isFetching} />
            )}
            {jobs && !byMatch ? (
              <Pager page={jobs.page} pages={jobs.pages} hrefFor={(page) => jobsHref({ ...view, page })} />
            ) : null}
            {jobs && insights && showsInsights(view) ? (
              <ListInsights view={view} title={title} jobs={jobs} insights={insights} />
            ) : null}
          </div>
        </div>
      </div>
    </div>
  )
}

/** Dims the current content while the next view is loading; not for quick loads. */
function Pending({ children }: { children: ReactNode }) {
  const pending = useNavigation().state !== 'idle'
  return (
    <div aria-busy={pending} className={cx('transition-opacity', pending && 'opacity-60 delay-150')}>
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
  const suffix = jobs.page > 1 ? `, page ${jobs.page}` : ''
  const count = formatCount(jobs.total, jobs.totalCapped, 'open job')
  const [pay] = insights?.pay ?? []
  const payText = pay
    ? ` Median pay ${formatInteger(Math.round(pay.median))} ${pay.currency} a year, of ${formatCount(pay.jobs)}.`
    : ' With pay where the posting says it.'
  const topCompanies = insights?.companies.slice(0, 3).map(({ name }) => name) ?? []
  return (
    <PageHead
      title={title + suffix}
      description={`${title}: ${count}.${payText}${topCompanies.length > 1 ? ` At ${topCompanies.join(', ')} and others.` : ''}`}
      // The canonical address has no order: another order is the same list.
      path={jobsHref({ ...view, sort: undefined, page: jobs.page })}
      noindex={jobs.total === 0 || !isIndexable(view)}
      alternates={feedsOf(jobsHref({ ...view, page: undefined, sort: undefined }), title)}
    />
  )
}

function countLine({ total, totalCapped, sort }: JobsPageData): string {
  if (total === 0) return 'No open jobs'
  return `${formatCount(total, totalCapped)}, ${sort === 'newest' ? 'newest first' : 'most relevant first'}`
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
      aria-label="Filters in force"
      className="flex min-w-0 flex-wrap items-center gap-2 max-lg:order-last max-lg:basis-full lg:grow lg:basis-0"
    >
      {filters.map(({ label, noun, without }) => (
        <li key={`${noun} ${label}`} className="min-w-0">
          <RemovableChip noun={noun} to={jobsHref(without)}>
            {label}
          </RemovableChip>
        </li>
      ))}
      {filters.length > 1 ? (
        <li>
          <TextLink to="/jobs" look="quiet" className="hit-target relative px-2 text-small">
            Clear all
          </TextLink>
        </li>
      ) : null}
    </ul>
  )
}
