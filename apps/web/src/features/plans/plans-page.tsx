import { soldPlan } from '@rise/contract/plans/policy'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser, useVerdict } from '../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { PendingNotice } from '../session/index.ts'
import { PaidPlan } from './paid-plan.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanBoxes } from './plans-skeleton.tsx'
import { dateInWords } from './price-words.ts'
import { useWithdrawRequest } from './queries.ts'
import { useCheckoutReturn } from './use-checkout-return.ts'

/** The plans with their contents, the current one, and how to buy or request another. */
export function PlansPage() {
  return (
    <div className="mx-auto max-w-feed px-gutter py-8 lg:max-w-[59rem] md:py-12">
      <PageHead title={t('Plans')} noindex />
      <h1 className="text-h1">{t('Plans')}</h1>
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
    return (
      <FailedBlock title={t('The plans could not be loaded')} retrying={isFetching} onRetry={() => void refetch()} />
    )
  }
  if (!data || step !== 'nothing') {
    return step === 'nothing' ? null : <LoadingPlans slow={step === 'slow'} onRetry={() => void refetch()} />
  }
  const { plans, current, requested, until, subscription, sale } = data
  const planOnSale = role === 'professional' || role === 'employer' ? soldPlan[role] : undefined
  if (plans.length === 0) {
    return (
      <Notice title={t('Admins don’t have a plan')} live={false}>
        {rich('Plans are for professionals and employers. Grant theirs in the <admin>admin area</admin>.', {
          admin: (text) => <TextLink to="/admin">{text}</TextLink>,
        })}
      </Notice>
    )
  }
  const isPaid = current !== 'free'
  const ownFirst = plans.toSorted((one, other) => Number(other.name === current) - Number(one.name === current))
  return (
    <>
      <p className="max-w-reading text-lead text-muted">
        {sale !== null
          ? t('What you get with each plan.')
          : isPaid
            ? t('Plans are free on this site.')
            : t('Plans are free on this site. An admin approves requests.')}
      </p>
      <CheckoutResult state={returnState} />
      {subscription ? <PaidPlan paid={subscription} sale={sale} /> : null}
      {requested ? <RequestedPlan plan={requested.plan} at={requested.at} /> : null}
      <ul className="grid gap-6 md:grid-cols-2">
        {ownFirst.map((plan) => (
          <li key={plan.name} className="flex">
            <PlanCard
              offer={plan}
              current={plan.name === current}
              requested={plan.name === requested?.plan}
              mayAsk={mayAsk}
              sale={sale}
              forSale={plan.name === planOnSale && plan.name !== current && subscription === null}
              included={isPaid && plan.name === 'free'}
              below={isPaid && plan.name === current ? <OwnPlanFoot role={role} isGranted={sale === null} /> : null}
            />
          </li>
        ))}
      </ul>
      <PlanEnd until={until} isSold={sale !== null} />
    </>
  )
}

interface OwnPlanFootProps {
  readonly role: string | undefined
  /** Whether admins grant and change plans here. */
  readonly isGranted: boolean
}

/** The first thing to do with the plan, and how to change it. */
function OwnPlanFoot({ role, isGranted }: OwnPlanFootProps) {
  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
      {role === 'employer' ? (
        <ButtonLink to="/professionals">{t('Find people')}</ButtonLink>
      ) : (
        <ButtonLink to="/headlines/create">{t('Write a headline')}</ButtonLink>
      )}
      {isGranted ? (
        <p className="text-small text-muted">
          {rich('To change your plan, <support>write to support</support>.', {
            support: (text) => <TextLink to="/convos?id=support&role=company">{text}</TextLink>,
          })}
        </p>
      ) : null}
    </div>
  )
}

/** The result of a checkout, for a member who returns from it. */
function CheckoutResult({ state }: { state: ReturnType<typeof useCheckoutReturn> }) {
  if (state === 'bought') {
    return (
      <Notice tone="success" title={t('Thank you, your plan is open')} live={false}>
        {t('Your invoices are under “Billing and invoices”.')}
      </Notice>
    )
  }
  if (state !== 'waiting') return null
  return (
    <Notice title={t('Your payment is on its way')} live={false}>
      {t('We open your plan as soon as it arrives. That can take a few minutes.')}
    </Notice>
  )
}

function PlanEnd({ until, isSold }: { until: string | null; isSold: boolean }) {
  if (until === null && !isSold) return null
  return (
    <p className="text-small text-muted">
      {until === null
        ? t('You can cancel at any time.')
        : t('You have your plan as a gift until {day}.', { day: dateInWords(until) })}
    </p>
  )
}

function LoadingPlans({ slow, onRetry }: { slow: boolean; onRetry: () => void }) {
  return (
    <>
      {slow ? (
        <FailedBlock title={t('Still loading…')} onRetry={onRetry}>
          {t('The server hasn’t answered yet.')}
        </FailedBlock>
      ) : null}
      <SkeletonGroup label={t('Loading plans')}>
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
      title={t('You requested {plan}', { plan })}
      live={false}
      action={
        <div className="flex flex-col items-start gap-2">
          <Button size="dense" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t('Withdraw request')}
          </Button>
          {withdraw.isError ? (
            <p role="alert" className="text-small text-danger">
              {withdraw.error.message}
            </p>
          ) : null}
        </div>
      }
    >
      {rich('Sent {when}. Your plan changes once an admin approves it.', { when: <RelativeTime date={at} /> })}
    </Notice>
  )
}
