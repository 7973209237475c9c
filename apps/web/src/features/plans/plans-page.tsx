import { soldPlan } from '@rise/contract/plans/policy'
import type { PlanOffer } from '@rise/contract/plans/shapes'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser, useVerdict } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { PendingNotice } from '../session/index.ts'
import { PaidPlan } from './paid-plan.tsx'
import { PlanCard } from './plan-card.tsx'
import { dateInWords } from './price-words.ts'
import { useWithdrawRequest } from './queries.ts'
import { useCheckoutReturn } from './use-checkout-return.ts'

/** The plans with their contents, the current one, and how to buy or request another. */
export function PlansPage() {
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead title="Plans" noindex />
      <h1 className="text-h1">Plans</h1>
      <p className="mt-2 max-w-reading text-lead text-muted">What you get with each plan.</p>
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
  const { data, isError, isFetching, isPending, refetch } = useQuery(queryOf(useApi(), 'GET /api/v1/plans'))
  const step = useLoadingStep(isPending)
  const returnState = useCheckoutReturn()
  const role = useCurrentUser()?.role
  const mayAsk = useVerdict({ access: 'auth', confirmed: true }) === 'allowed'
  if (isError && !data) {
    return <FailedBlock title="The plans could not be loaded" retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data || step !== 'nothing') {
    return step === 'nothing' ? null : <PlansSkeleton slow={step === 'slow'} onRetry={() => void refetch()} />
  }
  const { plans, current, requested, until, subscription, sale } = data
  const planOnSale = role === 'professional' || role === 'employer' ? soldPlan[role] : undefined
  if (plans.length === 0) {
    return (
      <Notice title="Admins don’t have a plan" live={false}>
        Plans are for professionals and employers. Grant theirs in the <TextLink to="/admin">admin area</TextLink>.
      </Notice>
    )
  }
  // Where plans are sold, a plan that includes nothing and can't be bought isn't offered.
  const isShown = ({ name, opens }: PlanOffer) =>
    sale === null || opens.length > 0 || name === current || name === requested?.plan
  const shownPlans = plans.filter(isShown)
  return (
    <>
      <CheckoutResult state={returnState} />
      {subscription ? <PaidPlan paid={subscription} sale={sale} /> : null}
      {requested ? <RequestedPlan plan={requested.plan} at={requested.at} /> : null}
      <ul className={cx('grid gap-4 md:grid-cols-2', shownPlans.length > 2 && 'lg:grid-cols-3')}>
        {shownPlans.map((plan) => (
          <li key={plan.name} className="flex">
            <PlanCard
              offer={plan}
              current={plan.name === current}
              requested={plan.name === requested?.plan}
              mayAsk={mayAsk}
              sale={sale}
              forSale={plan.name === planOnSale && plan.name !== current && subscription === null}
            />
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">{untilInWords(until, sale !== null)}</p>
    </>
  )
}

/** The result of a checkout, for a member who returns from it. */
function CheckoutResult({ state }: { state: ReturnType<typeof useCheckoutReturn> }) {
  if (state === 'bought') {
    return (
      <Notice tone="success" title="Thank you, your plan is open" live={false}>
        Your invoices are under “Billing and invoices”.
      </Notice>
    )
  }
  if (state !== 'waiting') return null
  return (
    <Notice title="Your payment is on its way" live={false}>
      We open your plan as soon as it arrives. That can take a few minutes.
    </Notice>
  )
}

function untilInWords(until: string | null, isSold: boolean): string {
  if (until !== null) return `You have your plan as a gift until ${dateInWords(until)}.`
  return isSold ? 'You can cancel at any time.' : 'Plans are free on this site: an admin approves your request.'
}

function PlansSkeleton({ slow, onRetry }: { slow: boolean; onRetry: () => void }) {
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

/** The pending request, and the button to withdraw it. */
function RequestedPlan({ plan, at }: { plan: string; at: string }) {
  const withdraw = useWithdrawRequest()
  return (
    <Notice
      title={`You asked for ${plan}`}
      live={false}
      action={
        <div className="flex flex-col items-start gap-2">
          <Button size="dense" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            Withdraw request
          </Button>
          {withdraw.isError ? (
            <p role="alert" className="text-small text-danger">
              {withdraw.error.message}
            </p>
          ) : null}
        </div>
      }
    >
      Sent <RelativeTime date={at} />. Your plan changes once an admin approves it.
    </Notice>
  )
}
