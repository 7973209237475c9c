import type { AdminOverview } from '@rise/contract/admin/shapes'
import { formatInteger } from '@rise/contract/words'
import { type Message, msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { ClaimsSection, claimsQueryOf } from '../companies/index.ts'
import { HealthList } from './health-list.tsx'
import { WaitingList } from './waiting-list.tsx'
import { WeekFigures } from './week-figures.tsx'

/** How often an open page is refetched. */
const REFRESH_MS = 15_000

const numbers: readonly { readonly count: keyof AdminOverview['counts']; readonly name: Message }[] = [
  { count: 'professionals', name: msg('Professionals') },
  { count: 'employers', name: msg('Employers', 'accounts that act for companies') },
  { count: 'companies', name: msg('Companies') },
  { count: 'openJobs', name: msg('Open jobs') },
  { count: 'newToday', name: msg('Joined in the last 24 hours') },
  { count: 'signedInDevices', name: msg('Logged-in devices') },
  { count: 'pending', name: msg('Pending') },
  { count: 'suspended', name: msg('Suspended') },
]

interface Props {
  /** Whether the viewer may decide company claims, which are then part of the page. */
  readonly claims: boolean
}

/** Pending decisions, the figures of the week, current counts, and the health of the system. */
export function OverviewSection({ claims }: Props) {
  const claimsQuery = useQuery({ ...claimsQueryOf(useApi()), enabled: claims })
  const { data, isError, isFetching, isPending, refetch } = useQuery(
    queryOf(useApi(), 'GET /api/v1/admin/overview', {}, { refetchInterval: REFRESH_MS }),
  )
  // Waits for the claims too, so that they don't push the content below them down when they arrive.
  const isWaiting = isPending || (claims && claimsQuery.isPending)
  const step = useLoadingStep(isWaiting)
  if (isError && !data) {
    return (
      <FailedBlock title={t('The overview could not be loaded')} retrying={isFetching} onRetry={() => void refetch()} />
    )
  }
  if (!data || isWaiting || step !== 'nothing') return step === 'nothing' ? null : <OverviewSkeleton />
  return (
    <>
      <WaitingList waiting={data.waiting} shownBelow={claims ? ['claims'] : []} />
      {claims ? <ClaimsSection /> : null}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <WeekFigures overview={data} />
        <section aria-labelledby="counts" className="min-w-0">
          <h2 id="counts" className="text-h3">
            {t('Now')}
          </h2>
          <dl className="rows mt-3 text-small">
            {numbers
              .filter(({ count }) => data.counts[count] > 0)
              .map(({ count, name }) => (
                <div key={count} className="flex items-baseline justify-between gap-4 px-3 py-2">
                  <dt>{t(name)}</dt>
                  <dd className="font-semibold tabular-nums">{formatInteger(data.counts[count])}</dd>
                </div>
              ))}
          </dl>
          <p className="mt-2 text-small text-muted">
            {rich(
              'Updated {when}{estimated, select, yes {. Professionals, employers and companies are estimates} other {}}{failed, select, yes {. The server isn’t answering; trying again.} other {}}',
              {
                when: <RelativeTime date={data.at} />,
                estimated: data.estimated ? 'yes' : 'no',
                failed: isError ? 'yes' : 'no',
              },
            )}
          </p>
        </section>
      </div>
      <HealthList health={data.health} />
    </>
  )
}

function OverviewSkeleton() {
  return (
    <SkeletonGroup label={t('Loading overview')}>
      <Skeleton className="h-12 w-1/2" />
      <div className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {numbers.map(({ count }) => (
          <Skeleton key={count} className="h-[4.625rem] w-full" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
