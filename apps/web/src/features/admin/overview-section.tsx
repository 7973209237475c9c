import type { AdminOverview } from '@rise/contract/admin/shapes'
import { formatInteger } from '@rise/contract/words'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { HealthList } from './health-list.tsx'
import { WaitingList } from './waiting-list.tsx'
import { WeekFigures } from './week-figures.tsx'

/** How often an open page is refetched. */
const REFRESH_MS = 15_000

const tiles: readonly { readonly count: keyof AdminOverview['counts']; readonly name: string }[] = [
  { count: 'professionals', name: 'Professionals' },
  { count: 'employers', name: 'Employers' },
  { count: 'companies', name: 'Companies' },
  { count: 'openJobs', name: 'Open jobs' },
  { count: 'newToday', name: 'Joined in the last 24 hours' },
  { count: 'signedInDevices', name: 'Logged-in devices' },
  { count: 'pending', name: 'Pending' },
  { count: 'suspended', name: 'Suspended' },
  { count: 'planRequests', name: 'Plan requests' },
]

/** Live counts as tiles, and the health of the system. */
export function OverviewSection() {
  const { data, isError, isFetching, isPending, refetch } = useQuery(
    queryOf(useApi(), 'GET /api/v1/admin/overview', {}, { refetchInterval: REFRESH_MS }),
  )
  const step = useLoadingStep(isPending)
  if (isError && !data) {
    return <FailedBlock title="The overview could not be loaded" retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data || step !== 'nothing') return step === 'nothing' ? null : <OverviewSkeleton />
  return (
    <>
      <WaitingList waiting={data.waiting} />
      <WeekFigures overview={data} />
      <section aria-labelledby="counts">
        <h2 id="counts" className="text-h3">
          Numbers
        </h2>
        <p className="text-small text-muted">
          Updated <RelativeTime date={data.at} />
          {data.estimated ? '. Professionals, employers and companies are estimates' : ''}
          {isError ? '. The server isn’t answering; trying again.' : ''}
        </p>
        <dl className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3 max-sm:*:last:odd:col-span-2">
          {tiles.map(({ count, name }) => (
            <div key={count} className="flex flex-col-reverse rounded-card border border-line bg-surface p-3">
              <dt className="text-small text-muted">{name}</dt>
              <dd className="text-h3 font-semibold tabular-nums">{formatInteger(data.counts[count])}</dd>
            </div>
          ))}
        </dl>
      </section>
      <HealthList health={data.health} />
    </>
  )
}

function OverviewSkeleton() {
  return (
    <SkeletonGroup label="Loading overview">
      <Skeleton className="h-12 w-1/2" />
      <div className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {tiles.map(({ count }) => (
          <Skeleton key={count} className="h-[4.625rem] w-full" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
