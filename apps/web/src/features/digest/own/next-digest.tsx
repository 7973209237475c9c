import type { MatchPartName } from '@rise/contract/match/kinds'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { DigestJobList } from '../digest-job-list.tsx'
import { basisWords, missingFactWords } from '../words.ts'

/** The jobs of the next digest as of now, the facts behind the selection, and missing facts that would improve it. */
export function NextDigest() {
  const { data, isError, isFetching, refetch } = useQuery(queryOf(useApi(), 'GET /api/v1/digest/preview'))
  return (
    <section aria-labelledby="next-digest" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="next-digest" className="text-h2">
          Your next digest
        </h2>
        <ButtonLink size="dense" to="/jobs/digest/review-my-info">
          Review my info
        </ButtonLink>
      </div>
      {isError && !data ? (
        <FailedBlock title="Couldn’t load the preview" retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <>
          <p className="text-small text-muted">
            {data.basis === 'note' ? null : basisWords[data.basis]} This is how it looks now; new jobs may take their
            place.
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
              New jobs that fit you well appear here. Without any, no email is sent.
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
    <Notice title={isEmpty ? 'Three facts make it yours' : 'What would help most'} live={false}>
      <ul className="flex flex-col gap-1">
        {lacks.map((lack) => (
          <li key={lack}>
            <TextLink to={missingFactWords[lack].to}>{missingFactWords[lack].label}</TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
