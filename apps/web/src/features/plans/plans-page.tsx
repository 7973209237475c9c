import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useVerdict } from '../../app/session/use-session.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { useLoadingStep } from '../../ui/feedback/loading-ladder.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { PendingNotice } from '../session/index.ts'
import { PlanCard } from './plan-card.tsx'
import { plansQuery } from './queries.ts'
import { RequestedPlan } from './requested-plan.tsx'

/** What the plans include, the present one, and how to request another, which an admin grants. */
export function PlansPage() {
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead title="Plans" noindex />
      <h1 className="text-h1">Plans</h1>
      <p className="mt-2 max-w-reading text-lead text-muted">
        What each plan opens today. Plans are free here: an admin approves your request.
      </p>
      <div className="mt-8 flex flex-col gap-6">
        <Suspense fallback={null}>
          <PendingNotice />
        </Suspense>
        <Plans />
      </div>
    </div>
  )
}

function Plans() {
  const { data, isError, isFetching, isPending, refetch } = useQuery(plansQuery(useApi()))
  const step = useLoadingStep(isPending)
  const mayAsk = useVerdict({ access: 'auth', confirmed: true }) === 'allowed'
  if (isError && !data) {
    return <FailedBlock title="The plans could not be loaded" retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data || step !== 'nothing') {
    return step === 'nothing' ? null : <PlansOnTheirWay slow={step === 'slow'} onRetry={() => void refetch()} />
  }
  const { plans, current, requested } = data
  if (plans.length === 0) {
    return (
      <Notice title="Admins don’t have a plan" live={false}>
        Plans are for professionals and employers. Grant theirs in the <TextLink to="/admin">admin area</TextLink>.
      </Notice>
    )
  }
  return (
    <>
      {requested ? <RequestedPlan plan={requested.plan} at={requested.at} /> : null}
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.name} className="flex">
            <PlanCard
              offer={plan}
              current={plan.name === current}
              requested={plan.name === requested?.plan}
              mayAsk={mayAsk}
            />
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">A plan stays until an admin changes it.</p>
    </>
  )
}

function PlansOnTheirWay({ slow, onRetry }: { slow: boolean; onRetry: () => void }) {
  return (
    <>
      {slow ? (
        <FailedBlock title="Still loading…" onRetry={onRetry}>
          The server hasn’t answered yet.
        </FailedBlock>
      ) : null}
      <SkeletonGroup label="Loading plans">
        <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {['one', 'two', 'three'].map((box) => (
            <Skeleton key={box} className="h-[16rem] w-full" />
          ))}
        </div>
      </SkeletonGroup>
    </>
  )
}
