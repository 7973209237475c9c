import type { SmartApplyJob, SmartApplyJobs } from '@rise/contract/smart-apply/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { keepPrevious, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { Pager } from '../../ui/base/pager.tsx'
import { Fold } from '../../ui/layout/fold.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { ClosestJobs } from './closest-jobs.tsx'
import { JobRow } from './job-row.tsx'

/** The jobs that fit well, by how ready their applications are. */
export function FittingJobs() {
  const [search] = useSearchParams()
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1)
  const { data, isError, isFetching, refetch } = useQuery(
    queryOf(useApi(), 'GET /api/v1/smart-apply/jobs', { query: { page } }, keepPrevious),
  )
  if (isError) {
    return <FailedBlock title={t('Couldn’t load your jobs')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) {
    return (
      <SkeletonGroup label={t('Loading your jobs')}>
        <Skeleton className="h-8 max-w-[20rem]" />
        <Skeleton className="mt-4 h-[30rem]" />
      </SkeletonGroup>
    )
  }
  if (data.total === 0) return <ClosestJobs />
  const readyItems = data.items.filter(({ missing }) => missing?.length === 0)
  const askingItems = data.items.filter(({ missing }) => missing !== null && missing.length > 0)
  const itemsElsewhere = data.items.filter(({ missing }) => missing === null)
  return (
    <div className="flex flex-col gap-8" aria-busy={isFetching}>
      {data.ready === 0 && data.page === 1 ? <NextStep asking={askingItems} /> : null}
      <Part id="ready" title={readyTitle(data)} items={readyItems} hasPrimary />
      <Part id="asking" title={t('Almost ready')} note={t('Each needs an answer from you.')} items={askingItems} />
      <Part
        id="elsewhere"
        title={t('On the employer’s site')}
        note={t('Your usual answers, ready to copy into their form.')}
        items={itemsElsewhere}
      />
      <Pager page={data.page} pages={data.pages} hrefFor={(to) => `/smart-apply${to > 1 ? `?page=${to}` : ''}`} />
    </div>
  )
}

function readyTitle({ ready }: SmartApplyJobs): string {
  return t('{count, plural, one {# application ready to check} other {# applications ready to check}}', {
    count: ready,
  })
}

interface PartProps {
  readonly id: string
  readonly title: string
  readonly note?: string
  readonly items: readonly SmartApplyJob[]
  /** Whether its first job has the page's primary button. */
  readonly hasPrimary?: boolean
}

function Part({ id, title, note, items, hasPrimary = false }: PartProps) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {note === undefined ? null : <p className="mt-1 text-muted">{note}</p>}
      </div>
      <ol className="rows">
        {byCompany(items).map(([first, others], index) => (
          <li key={first.job._id}>
            <JobRow item={first} first={hasPrimary && index === 0} />
            {others.length > 0 ? (
              <div className="px-4 pb-2 sm:px-6">
                <Fold
                  label={t(
                    '{count} more at {company}',
                    { count: others.length, company: first.job.company.companyName },
                    'jobs',
                  )}
                >
                  <ol className="rows mb-2">
                    {others.map((item) => (
                      <li key={item.job._id}>
                        <JobRow item={item} first={false} />
                      </li>
                    ))}
                  </ol>
                </Fold>
              </div>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

type Group = readonly [first: SmartApplyJob, others: readonly SmartApplyJob[]]

/**
 * Groups the jobs by company, in the order of each company's first job. Two jobs of a company stay two rows; with more,
 * the others are collapsed below the first.
 */
function byCompany(items: readonly SmartApplyJob[]): Group[] {
  return [...Map.groupBy(items, ({ job }) => job.company._id).values()].flatMap((jobs): Group[] => {
    const [first, ...others] = jobs
    if (first === undefined) return []
    return others.length > 1 ? [[first, others]] : jobs.map((job) => [job, []])
  })
}

/** Says what to do while no application is ready. */
function NextStep({ asking: [first] }: { asking: readonly SmartApplyJob[] }) {
  return (
    <section aria-labelledby="next-step" className="card flex flex-col items-start gap-4 p-6">
      <div>
        <h2 id="next-step" className="text-h2">
          {t('Nothing to check yet')}
        </h2>
        <p className="mt-1 max-w-reading text-muted">
          {first
            ? t(
                '{count, plural, one {{title} at {company} only lacks one answer.} other {{title} at {company} only lacks # answers.}}',
                { count: first.missing?.length ?? 0, title: first.job.title, company: first.job.company.companyName },
              )
            : t(
                'Applications through this site appear here once a job fits. Your usual answers also help on employers’ own forms.',
              )}
        </p>
      </div>
      {first ? (
        <ButtonLink variant="primary" to={`/smart-apply?job=${first.job.slug}`}>
          {t('Answer now')}
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" to="/smart-apply/onboarding">
          {t('Complete your answers')}
        </ButtonLink>
      )}
    </section>
  )
}
