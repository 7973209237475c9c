import { soldPlan } from '@rise/contract/plans/policy'
import type { PlanOffer } from '@rise/contract/plans/shapes'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser, useVerdict } from '../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { PendingNotice } from '../session/index.ts'
import { PaidPlan } from './paid-plan.tsx'
import { Benefits, PlanCard } from './plan-card.tsx'
import { PlanBoxes } from './plans-skeleton.tsx'
import { dateInWords } from './price-words.ts'
import { useWithdrawRequest } from './queries.ts'
import { useCheckoutReturn } from './use-checkout-return.ts'

/** The plans with their contents, the current one, and how to buy or request another. */
export function PlansPage() {
  return (
    <div className="mx-auto max-w-feed px-gutter py-8 lg:max-w-[59rem] md:py-12">
      <PageHead title="Plans" noindex />
      <h1 className="text-h1">Plans</h1>
      {/* As high as the window, so that the footer doesn't move when the plans arrive. */}
      <div className="mt-2 flex min-h-below-bar flex-col gap-6">
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
    return step === 'nothing' ? null : <LoadingPlans slow={step === 'slow'} onRetry={() => void refetch()} />
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
  const own = plans.find(({ name }) => name === current)
  const free = plans.find(({ name }) => name === 'free')
  return (
    <>
      <p className="max-w-reading text-lead text-muted">
        {sale === null ? 'Plans are free on this site. An admin approves requests.' : 'What you get with each plan.'}
      </p>
      <CheckoutResult state={returnState} />
      {subscription ? <PaidPlan paid={subscription} sale={sale} /> : null}
      {requested ? <RequestedPlan plan={requested.plan} at={requested.at} /> : null}
      {own && own.name !== 'free' ? (
        <div className="flex">
          <PlanCard
            offer={own}
            current
            requested={false}
            mayAsk={mayAsk}
            sale={sale}
            forSale={false}
            below={<OwnPlanFoot included={free} role={role} isGranted={sale === null} />}
          />
        </div>
      ) : (
        <ul className="grid gap-6 md:grid-cols-2">
          {plans.map((plan) => (
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
      )}
      <PlanEnd until={until} isSold={sale !== null} />
    </>
  )
}

interface OwnPlanFootProps {
  readonly included: PlanOffer | undefined
  readonly role: string | undefined
  /** Whether admins grant and change plans here. */
  readonly isGranted: boolean
}

/** A link to the first use of the plan, and the benefits of the free plan, collapsed. */
function OwnPlanFoot({ included, role, isGranted }: OwnPlanFootProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {role === 'employer' ? (
          <ButtonLink to="/professionals">Find people</ButtonLink>
        ) : (
          <ButtonLink to="/headlines/create">Write a headline</ButtonLink>
        )}
        {isGranted ? (
          <p className="text-small text-muted">
            To change your plan, <TextLink to="/convos?id=support&role=company">write to support</TextLink>.
          </p>
        ) : null}
      </div>
      {included ? (
        <Disclosure summary="Everything in Free is included" className="border-t border-line pt-4">
          <div className="pt-2">
            <Benefits of={included.opens} wide />
          </div>
        </Disclosure>
      ) : null}
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

function PlanEnd({ until, isSold }: { until: string | null; isSold: boolean }) {
  if (until === null && !isSold) return null
  return (
    <p className="text-small text-muted">
      {until === null ? 'You can cancel at any time.' : `You have your plan as a gift until ${dateInWords(until)}.`}
    </p>
  )
}

function LoadingPlans({ slow, onRetry }: { slow: boolean; onRetry: () => void }) {
  return (
    <>
      {slow ? (
        <FailedBlock title="Still loading…" onRetry={onRetry}>
          The server hasn’t answered yet.
        </FailedBlock>
      ) : null}
      <SkeletonGroup label="Loading plans">
        <PlanBoxes />
      </SkeletonGroup>
    </>
  )
}

/** The pending request, with a button to withdraw it. */
function RequestedPlan({ plan, at }: { plan: string; at: string }) {
  const withdraw = useWithdrawRequest()
  return (
    <Notice
      title={`You requested ${plan}`}
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
