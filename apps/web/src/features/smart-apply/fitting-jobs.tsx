import type { SmartApplyJob } from '@rise/contract/smart-apply/shapes'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { keepPrevious, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { CardLink } from '../../ui/base/card.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { LogoMark } from '../../ui/base/logo-mark.tsx'
import { Pager } from '../../ui/base/pager.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { MatchBadge } from '../jobs/index.ts'
import { wayWords } from './words.ts'

/** The best matching jobs, each with a link to apply. */
export function FittingJobs() {
  const [search] = useSearchParams()
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1)
  const { data, isError, isFetching, refetch } = useQuery(
    queryOf(useApi(), 'GET /api/v1/smart-apply/jobs', { query: { page } }, keepPrevious),
  )
  if (isError) {
    return <FailedBlock title="Couldn’t load your jobs" onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) {
    return (
      <SkeletonGroup label="Loading your jobs">
        <Skeleton className="h-[16rem] w-full" />
      </SkeletonGroup>
    )
  }
  if (data.total === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title="No matches yet"
        action={
          <ButtonLink variant="primary" to="/professional/edit">
            Edit story
          </ButtonLink>
        }
      >
        Add your skills and jobs to your story, and the open jobs that fit you best appear here.
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="fitting" className="flex flex-col gap-4">
      <h2 id="fitting" className="text-h2">
        Your best matches
      </h2>
      <ol className="rows" aria-busy={isFetching}>
        {data.items.map((item) => (
          <li key={item.job._id}>
            <Row item={item} />
          </li>
        ))}
      </ol>
      <Pager page={data.page} pages={data.pages} hrefFor={(to) => `/smart-apply${to > 1 ? `?page=${to}` : ''}`} />
    </section>
  )
}

function Row({ item: { job, score, way, missing } }: { item: SmartApplyJob }) {
  const { company, places } = job
  const where = [places[0]?.name, job.workType === 'Unknown' ? undefined : job.workType]
    .filter(Boolean)
    .join('\u00a0· ')
  return (
    <article className="row flex items-start gap-3 sm:gap-4">
      <LogoMark name={company.companyName} logo={company.logo} size={40} />
      <div className="min-w-0 grow">
        <h3 className="text-body font-semibold wrap-anywhere">
          <CardLink to={`/smart-apply?job=${job.slug}`}>{job.title}</CardLink>
        </h3>
        <p className="text-small">{company.companyName}</p>
        <p className="text-small text-muted">{where}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone={way === 'usual' ? 'neutral' : 'info'}>{wayWords[way]}</Badge>
          {missing === 0 ? <Badge tone="success">Ready to send</Badge> : null}
          {missing ? (
            <Badge tone="warning">
              {missing} {missing === 1 ? 'answer' : 'answers'} missing
            </Badge>
          ) : null}
        </p>
      </div>
      <MatchBadge score={score} />
    </article>
  )
}
