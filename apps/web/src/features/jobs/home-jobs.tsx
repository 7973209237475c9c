import { formatInteger } from '@rise/contract/words'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../app/base/settings.tsx'
import { ChipLink } from '../../ui/base/chip.tsx'
import { PageSection } from '../../ui/layout/page-section.tsx'
import { JobCardList } from './base/job-card.tsx'
import { jobsHref } from './base/jobs-address.ts'
import { facetsQuery, jobsQuery } from './base/queries.ts'

const NEWEST = 6
const POPULAR = 14

/** The newest jobs, on the home page. */
export function NewestJobs() {
  const { data: jobs } = useQuery(jobsQuery(useApi(), {}))
  if (!jobs || jobs.items.length === 0) return null
  return (
    <PageSection title="Newest jobs" more={{ to: '/jobs', label: 'All jobs' }}>
      <JobCardList jobs={jobs.items.slice(0, NEWEST)} heading="h3" columns />
    </PageSection>
  )
}

/** The departments with most open jobs, on the home page. */
export function PopularDepartments() {
  const { data: facets } = useQuery(facetsQuery(useApi(), 'all'))
  if (!facets || facets.departments.length === 0) return null
  return (
    <PageSection title="Popular departments">
      <Chips items={facets.departments.slice(0, POPULAR)} hrefOf={(category) => jobsHref({ category })} />
    </PageSection>
  )
}

/** The places with most open jobs, on the home page. */
export function PopularPlaces() {
  const { data: facets } = useQuery(facetsQuery(useApi(), 'all'))
  if (!facets || facets.places.length === 0) return null
  return (
    <PageSection title="Popular places">
      <Chips items={facets.places.slice(0, POPULAR)} hrefOf={(location) => jobsHref({ location })} />
    </PageSection>
  )
}

interface ChipsProps {
  items: readonly { slug: string; name: string; jobs: number }[]
  hrefOf: (slug: string) => string
}

function Chips({ items, hrefOf }: ChipsProps) {
  return (
    <ul className="flex flex-wrap gap-3">
      {items.map(({ slug, name, jobs }) => (
        <li key={slug} className="min-w-0">
          <ChipLink to={hrefOf(slug)}>{`${name} ${formatInteger(jobs)}`}</ChipLink>
        </li>
      ))}
    </ul>
  )
}
