import type { PlanNumbers } from '@rise/contract/plans/shapes'
import { amountInWords } from '@rise/contract/plans/words'
import { formatInteger } from '@rise/contract/words'
import { currentLanguage, msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { useLoadingStep } from '../../../ui/states/loading-ladder.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'

const REFRESH_MS = 30_000

/** Plans for admins: members by plan, revenue, failed payments, and pending requests. */
export function PlansAdmin() {
  return (
    <AdminFrame>
      <Numbers />
    </AdminFrame>
  )
}

function Numbers() {
  const { data, isError, isFetching, isPending, refetch } = useQuery(
    queryOf(useApi(), 'GET /api/v1/admin/plans', {}, { refetchInterval: REFRESH_MS }),
  )
  const step = useLoadingStep(isPending)
  if (isError && !data) {
    return <FailedBlock title={t('Couldn’t load the numbers')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return step === 'nothing' ? null : <ListSkeleton />
  return (
    <>
      {data.sold ? null : (
        <Notice title={t('Plans aren’t sold here')} live={false}>
          {rich('Members ask for them, and you grant them. To sell plans, set <code>{name}</code>.', {
            name: 'STRIPE_SECRET_KEY',
            code: (name) => <code>{name}</code>,
          })}
        </Notice>
      )}
      <Requests count={data.requests} />
      <Section id="members-per-plan" title={t('Members per plan')}>
        <MembersPerPlan members={data.members} />
      </Section>
      <Section id="payments" title={t('Payments')}>
        <Payments numbers={data} />
      </Section>
      <Section id="failing" title={t('Failed payments')}>
        <FailedPayments failing={data.failing} />
      </Section>
    </>
  )
}

function Requests({ count }: { count: number }) {
  return (
    <p>
      {count === 0 ? (
        t('No requests waiting.')
      ) : (
        <TextLink to="/admin/professionals?asks=plan">
          {t('{count, plural, one {# request is waiting} other {# requests are waiting}}', { count })}
        </TextLink>
      )}
    </p>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}

const freeNames = { professional: msg('Professionals, free'), employer: msg('Employers, free') } as const
const paidNames = { professional: msg('Professionals, {plan}'), employer: msg('Employers, {plan}') } as const

function MembersPerPlan({ members }: Pick<PlanNumbers, 'members'>) {
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {members.map(({ role, plan, count, paying }) => (
        <Tile
          key={`${role} ${plan}`}
          name={plan === 'free' ? t(freeNames[role]) : t(paidNames[role], { plan })}
          value={formatInteger(count)}
          more={plan === 'free' ? '' : t('{count} paying', { count: formatInteger(paying) })}
        />
      ))}
    </dl>
  )
}

function Payments({ numbers: { monthly, churn, recent } }: { numbers: PlanNumbers }) {
  const share = churn.before === 0 ? 0 : Math.round((churn.ended / churn.before) * 1000) / 10
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {monthly.length === 0 ? <Tile name={t('Monthly recurring revenue')} value={t('None yet', 'revenue')} /> : null}
      {monthly.map(({ currency, amount, subscriptions }) => (
        <Tile
          key={currency}
          name={t('Monthly recurring revenue')}
          value={amountInWords({ currency, amount })}
          more={t('{subscriptions, plural, one {# subscription} other {# subscriptions}}', { subscriptions })}
        />
      ))}
      <Tile
        name={t('Churn in 30 days')}
        value={t('{share}%', {
          share: currentLanguage() === 'en' ? String(share) : share.toLocaleString(currentLanguage()),
        })}
        more={t('{ended} of {all} ended', {
          ended: formatInteger(churn.ended),
          all: formatInteger(churn.before),
        })}
      />
      <Tile name={t('New in 30 days')} value={formatInteger(recent.started)} />
      <Tile name={t('Failed in 30 days')} value={formatInteger(recent.failed)} />
      <Tile name={t('Refunds in 30 days')} value={formatInteger(recent.refunded)} />
      <Tile name={t('Disputes in 30 days')} value={formatInteger(recent.disputed)} />
    </dl>
  )
}

function Tile({ name, value, more = '' }: { name: string; value: string; more?: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface p-3">
      <dt className="text-small text-muted">
        {name}
        {more ? <span className="block text-subtle">{more}</span> : null}
      </dt>
      <dd className="text-h3 font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

function FailedPayments({ failing }: Pick<PlanNumbers, 'failing'>) {
  if (failing.length === 0) return <p className="text-muted">{t('Every payment is up to date.')}</p>
  return (
    <ul className="flex flex-col gap-2">
      {failing.map(({ name, role, slug, plan, state, failedAt }) => (
        <Card as="li" key={`${role} ${slug}`} className="flex flex-wrap items-center justify-between gap-2">
          <TextLink to={`/${role === 'employer' ? 'company' : 'professional'}/${slug}`}>{name}</TextLink>
          <span className="flex flex-wrap items-center gap-2 text-small text-muted">
            {rich('{plan}, failed {when}', { plan, when: <RelativeTime date={failedAt} /> })}
            <Badge tone={state === 'failed' ? 'warning' : 'danger'}>
              {state === 'failed' ? t('In grace') : t('Closed', 'a plan')}
            </Badge>
          </span>
        </Card>
      ))}
    </ul>
  )
}

function ListSkeleton() {
  return (
    <SkeletonGroup label={t('Loading numbers')}>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {['one', 'two', 'three', 'four', 'five', 'six'].map((tile) => (
          <Skeleton key={tile} className="h-[4.625rem] w-full" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
