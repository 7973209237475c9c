import type { MatchPartName } from '@rise/contract/match/kinds'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { DigestJobList } from '../digest-job-list.tsx'
import { basisWords, missingFactLinks } from '../words.ts'

/** The jobs of the next digest as of now, the facts behind the selection, and missing facts that would improve it. */
export function NextDigest() {
  const { data, isError, isFetching, refetch } = useQuery(queryOf(useApi(), 'GET /api/v1/digest/preview'))
  return (
    <section aria-labelledby="next-digest" className="flex min-w-0 flex-col gap-3">
      <h2 id="next-digest" className="text-h2">
        Your next digest
      </h2>
      {isError && !data ? (
        <FailedBlock title="Couldn’t load the preview" retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <>
          <p className="text-small text-muted">
            {data.basis === 'note' ? null : basisWords[data.basis]}{' '}
            {data.jobs.length > 0 ? 'This is how it looks now; new jobs may take their place. ' : null}
            <TextLink to="/jobs/digest/review-my-info">Review my info</TextLink>
          </p>
          <MissingFacts lacks={data.lacks} isEmpty={data.basis !== 'story'} />
          {data.jobs.length > 0 ? (
            <DigestJobList jobs={data.jobs} label="Jobs of your next digest" />
          ) : (
            <EmptyState
              kind="nothing-yet"
              title="Nothing new yet"
              heading="h3"
              action={<ButtonLink to="/jobs">Browse jobs</ButtonLink>}
            >
              New jobs that fit you well appear here. No new jobs, no email.
            </EmptyState>
          )}
        </>
      ) : isError ? null : (
        <SkeletonGroup label="Loading the preview">
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      )}
    </section>
  )
}

/** The missing facts that would help most. */
function MissingFacts({ lacks, isEmpty }: { readonly lacks: readonly MatchPartName[]; readonly isEmpty: boolean }) {
  if (lacks.length === 0) return null
  return (
    <Card as="section" aria-labelledby="missing-facts" className="flex flex-col gap-2 p-4 sm:p-4">
      <h3 id="missing-facts" className="text-body">
        {isEmpty ? 'Three facts make it yours' : 'What would help most'}
      </h3>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small">
        {lacks.map((lack) => (
          <li key={lack}>
            <TextLink to={missingFactLinks[lack].to}>{missingFactLinks[lack].label}</TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
