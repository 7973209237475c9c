import { type ApplicationList, applicationLists } from '@rise/contract/applications/kinds'
import type { OwnApplication } from '@rise/contract/applications/shapes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { CardLink } from '../../../ui/base/card.tsx'
import { EmptyState } from '../../../ui/base/empty-state.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { ownApplicationsQuery } from '../queries.ts'
import { stageTones, statusOf, waitOf } from './status-words.ts'

const nothing: Readonly<Record<ApplicationList, readonly [title: string, words: string]>> = {
  applied: ['No applications yet', 'Applications that you send here appear in this list, with what became of them.'],
  interviews: ['No interviews yet', 'When an employer moves your application to an interview, it appears here.'],
  offers: ['No offers yet', 'Offers for your applications appear here.'],
  archive: ['Nothing in the archive', 'Applications that are closed appear here. Their receipts stay.'],
}

/** One list of a professional's applications, last changed first. */
export function OwnApplications({ list }: { readonly list: string }) {
  const show = applicationLists.find((known) => known === list) ?? 'applied'
  const query = useInfiniteQuery(ownApplicationsQuery(useApi(), show))
  const { data, error, isFetching } = query
  if (!data) {
    return error ? (
      <FailedBlock title="Couldn’t load this list" retrying={isFetching} onRetry={() => void query.refetch()} />
    ) : (
      <SkeletonGroup label="Loading the list">
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    )
  }
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    const [title, words] = nothing[show]
    return (
      <EmptyState kind="nothing-yet" title={title} action={<ButtonLink to="/jobs">Find jobs</ButtonLink>}>
        {words}
      </EmptyState>
    )
  }
  return (
    <>
      <ol className="rows" aria-label="Applications">
        {items.map((application) => (
          <li key={application._id}>
            <Row application={application} />
          </li>
        ))}
      </ol>
      {query.hasNextPage ? (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} className="self-center">
          Load more
        </Button>
      ) : null}
    </>
  )
}

function Row({ application }: { application: OwnApplication }) {
  const { _id, job, stage, appliedAt } = application
  const wait = waitOf(application)
  return (
    <article className="row flex items-start gap-3">
      <LogoMark name={job.companyName} logo={job.logo} size={40} />
      <div className="min-w-0 grow">
        <h2 className="text-body font-semibold wrap-anywhere">
          <CardLink to={`/professional/jobs?application=${_id}`}>{job.title}</CardLink>
        </h2>
        <p className="text-small">{job.companyName}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-small text-subtle">
          <Badge tone={stageTones[stage]}>{statusOf(application)}</Badge>
          <span>
            Applied <RelativeTime date={appliedAt} />
          </span>
          {wait ? <span>{wait}</span> : null}
        </p>
      </div>
    </article>
  )
}
