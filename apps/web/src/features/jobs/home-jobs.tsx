import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Anchor } from '../../ui/base/anchor.tsx'
import { PageSection } from '../../ui/layout/page-section.tsx'
import { JobCardList } from './base/job-card.tsx'
import { jobsHref } from './base/jobs-address.ts'
import { facetsQuery } from './base/queries.ts'
import { NewJobs } from './home-new-jobs.tsx'

const NEWEST_COUNT = 7
const POPULAR_COUNT = 8

/** The home page's newest jobs, next to an index of the departments and places with the most jobs. */
export function JobsOverview() {
  const api = useApi()
  const { data: jobs } = useQuery(queryOf(api, 'GET /api/v1/jobs', { query: {} }))
  const { data: facets } = useQuery(facetsQuery(api, 'all'))
  if (!jobs || jobs.items.length === 0) return null
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <PageSection
        title={t('Newest jobs')}
        note={<NewJobs />}
        more={{
          to: '/jobs',
          label: t('{count, plural, one {All {shown} job} other {All {shown} jobs}}', {
            count: jobs.total,
            shown: formatInteger(jobs.total, jobs.totalCapped),
          }),
        }}
      >
        <JobCardList jobs={jobs.items.slice(0, NEWEST_COUNT)} heading="h3" brief />
      </PageSection>
      {facets ? (
        <div className="grid content-start gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-1 lg:pt-1">
          <LinkIndex
            title={t('By department')}
            items={facets.departments}
            hrefOf={(category) => jobsHref({ category })}
          />
          <LinkIndex title={t('By place')} items={facets.places} hrefOf={(location) => jobsHref({ location })} />
        </div>
      ) : null}
    </div>
  )
}

interface IndexProps {
  title: string
  items: readonly { slug: string; name: string; jobs: number }[]
  hrefOf: (slug: string) => string
}

function LinkIndex({ title, items, hrefOf }: IndexProps) {
  if (items.length === 0) return null
  return (
    <section className="min-w-0">
      <h2 className="text-h3">{title}</h2>
      {/* On phones, a few chips, because a column of links would push everything else down. */}
      <ul className="mt-2 max-sm:flex max-sm:flex-wrap max-sm:gap-2 sm:-mx-2">
        {items.slice(0, POPULAR_COUNT).map(({ slug, name, jobs }) => (
          <li key={slug} className="max-sm:nth-[n+4]:hidden">
            <Anchor
              to={hrefOf(slug)}
              className="tally rounded-control px-2 py-1 text-small hover:bg-raised max-sm:min-h-8 max-sm:items-center max-sm:gap-2 max-sm:rounded-full max-sm:border max-sm:border-control max-sm:bg-surface max-sm:px-3"
            >
              <span className="min-w-0 wrap-anywhere">{name}</span>{' '}
              <span>
                {rich('{count, plural, one {{shown}<hidden> job</hidden>} other {{shown}<hidden> jobs</hidden>}}', {
                  count: jobs,
                  shown: formatInteger(jobs),
                  hidden: (text) => <span className="sr-only">{text}</span>,
                })}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
