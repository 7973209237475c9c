import type { JobList } from '@rise/contract/jobs'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { PageHead } from '../../app/page-head.tsx'
import { useApi } from '../../app/settings.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ChipLink, RemovableChip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Pager } from '../../ui/pager.tsx'
import { formatCount, listNames } from './format.ts'
import { JobCardList } from './job-card.tsx'
import { JobSearchForm } from './job-search-form.tsx'
import { type JobsView, jobsHref, viewOfAddress } from './jobs-address.ts'
import { headingOf } from './jobs-heading.ts'
import { toJobsInput } from './jobs-loader.ts'
import { facetsQuery, jobsQuery } from './queries.ts'

const lists: readonly JobList[] = ['all', 'remote', 'hybrid', 'onsite', 'undisclosed']

/** A list of jobs: all of them, one work type, one department, one place, or what a search found. */
export function JobsPage() {
  const api = useApi()
  const { pathname, search } = useLocation()
  const asked = viewOfAddress(new URL(pathname + search, 'http://page'), useParams())
  const { data: jobs } = useQuery(jobsQuery(api, toJobsInput(asked)))
  const { data: facets } = useQuery(facetsQuery(api, asked.list))
  if (!jobs) return null

  const view: JobsView = { ...asked, page: jobs.page }
  const title = headingOf(view, jobs)
  const empty = jobs.total === 0
  const pageSuffix = jobs.page > 1 ? `, page ${jobs.page}` : ''
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={title + pageSuffix}
        description={`${formatCount(jobs.total, jobs.totalCapped)}: ${title}. Newest first, with pay where the posting says it.`}
        path={jobsHref(view)}
        noindex={empty || view.keyword !== undefined}
      />
      <h1 className="text-h1">{title}</h1>
      <p className="mt-2 text-lead text-muted tabular-nums" role="status">
        {empty ? 'No open jobs' : `${formatCount(jobs.total, jobs.totalCapped)}, newest first`}
      </p>
      <nav aria-label="Work type" className="mt-6 flex flex-wrap gap-2">
        {lists.map((list) => (
          <ChipLink key={list} to={jobsHref({ ...view, list, page: 1 })} selected={list === view.list}>
            {listNames[list]}
          </ChipLink>
        ))}
      </nav>
      <div className="mt-4">
        <JobSearchForm
          view={view}
          departments={withChosen(facets?.departments ?? [], jobs.category)}
          places={withChosen(facets?.places ?? [], jobs.location)}
        />
      </div>
      <ChosenFilters view={view} category={jobs.category?.name} location={jobs.location?.name} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          {empty ? <NoJobs view={view} /> : <JobCardList jobs={jobs.items} />}
          <div className="mt-8">
            <Pager page={jobs.page} pages={jobs.pages} hrefFor={(page) => jobsHref({ ...view, page })} />
          </div>
        </div>
        <aside aria-label="Narrow the list" className="flex flex-col gap-8">
          <FacetLinks
            title="By department"
            facets={facets?.departments ?? []}
            hrefOf={(category) => jobsHref({ ...view, category, page: 1 })}
          />
          <FacetLinks
            title="By place"
            facets={facets?.places ?? []}
            hrefOf={(location) => jobsHref({ ...view, location, page: 1 })}
          />
        </aside>
      </div>
    </div>
  )
}

/** A choice that is in force must be in its list, also when it holds no job. */
function withChosen<T extends { slug: string; name: string }>(
  facets: readonly T[],
  chosen: { slug: string; name: string } | null,
) {
  return chosen === null || facets.some(({ slug }) => slug === chosen.slug) ? facets : [chosen, ...facets]
}

function ChosenFilters({
  view,
  category,
  location,
}: {
  view: JobsView
  category?: string | undefined
  location?: string | undefined
}) {
  if (!category && !location && !view.keyword) return null
  const without = (part: Partial<JobsView>) => jobsHref({ ...view, ...part, page: 1 })
  return (
    <ul aria-label="Filters in force" className="mt-4 flex flex-wrap gap-2">
      {view.keyword ? (
        <li>
          <RemovableChip noun="search" to={without({ keyword: undefined })}>{`“${view.keyword}”`}</RemovableChip>
        </li>
      ) : null}
      {category ? (
        <li>
          <RemovableChip noun="filter" to={without({ category: undefined })}>
            {category}
          </RemovableChip>
        </li>
      ) : null}
      {location ? (
        <li>
          <RemovableChip noun="filter" to={without({ location: undefined })}>
            {location}
          </RemovableChip>
        </li>
      ) : null}
    </ul>
  )
}

function NoJobs({ view }: { view: JobsView }) {
  const narrowed = view.keyword !== undefined || view.category !== undefined || view.location !== undefined
  if (!narrowed && view.list === 'all') {
    return (
      <EmptyState
        kind="nothing-yet"
        title="No jobs yet"
        action={<ButtonLink to="/companies">See companies</ButtonLink>}
      >
        Jobs appear here as soon as a company posts one or a board is imported.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      kind="no-match"
      title="No jobs match"
      action={
        <ButtonLink to="/jobs" variant="primary">
          Clear filters
        </ButtonLink>
      }
    >
      Nothing open fits all of this at once. Take a filter away, or try other words.
    </EmptyState>
  )
}

interface FacetLinksProps {
  title: string
  facets: readonly { slug: string; name: string; jobs: number }[]
  hrefOf: (slug: string) => string
}

function FacetLinks({ title, facets, hrefOf }: FacetLinksProps) {
  if (facets.length === 0) return null
  return (
    <nav aria-label={title}>
      <h2 className="text-body">{title}</h2>
      <ul className="mt-2">
        {facets.slice(0, 12).map(({ slug, name, jobs }) => (
          <li key={slug} className="flex items-baseline justify-between gap-4 text-small">
            <TextLink look="quiet" to={hrefOf(slug)} className="py-1">
              {name}
            </TextLink>
            <span className="text-subtle tabular-nums">{jobs.toLocaleString('en-US')}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
