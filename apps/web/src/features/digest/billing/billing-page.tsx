import { weekdays } from '@rise/contract/digest/kinds'
import type { DigestSettings } from '@rise/contract/digest/shapes'
import { everyWeekday } from '@rise/contract/digest/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { clockOf } from '../../../ui/fields/zones.ts'
import { Badge } from '../../../ui/marks/badge.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { planCostInWords } from '../../plans/index.ts'
import { DashboardTabs } from '../dashboard-tabs.tsx'
import { useChangeRhythm } from '../queries.ts'
import { WeekOfEmails } from './week-of-emails.tsx'

const everyDay = weekdays.map((_name, index) => index + 1)

/** Compares the weekly and the daily digest: the days with an email, the plan that each needs, and how to change it. */
export function BillingPage() {
  const api = useApi()
  const plans = useQuery(queryOf(api, 'GET /api/v1/plans'))
  const settings = useQuery(queryOf(api, 'GET /api/v1/digest'))
  const hasFailed = (plans.isError && !plans.data) || (settings.isError && !settings.data)
  const retry = () => void Promise.all([plans.refetch(), settings.refetch()])
  return (
    <div className="mx-auto max-w-feed px-gutter py-8 md:py-12">
      <PageHead title={t('Weekly or daily')} noindex />
      <DashboardTabs />
      <h1 className="mt-6 text-h1">{t('Weekly or daily')}</h1>
      <p className="mt-2 text-lead text-muted">{t('The digest is part of every plan. Creator makes it daily.')}</p>
      {/* As high as the window, so that the footer doesn't move when the plan arrives. */}
      <div className="mt-8 flex min-h-below-bar flex-col gap-6">
        {hasFailed ? (
          <FailedBlock
            title={t('Couldn’t load your plan')}
            retrying={plans.isFetching || settings.isFetching}
            onRetry={retry}
          />
        ) : null}
        {plans.data && settings.data ? (
          <>
            <Rhythms
              settings={settings.data}
              hasDaily={plans.data.current === 'Creator'}
              isRequested={plans.data.requested?.plan === 'Creator'}
              isSold={plans.data.sale !== null}
            />
            <p className="text-small text-muted">{planCostInWords(plans.data)}</p>
          </>
        ) : hasFailed ? null : (
          <SkeletonGroup label={t('Loading your plan')}>
            <div className="grid gap-4 sm:grid-cols-2">
              <Skeleton className="h-[17rem]" />
              <Skeleton className="h-[17rem]" />
            </div>
          </SkeletonGroup>
        )}
      </div>
    </div>
  )
}

interface Props {
  readonly settings: DigestSettings
  /** Whether the member's plan includes the daily digest. */
  readonly hasDaily: boolean
  readonly isRequested: boolean
  readonly isSold: boolean
}

function Rhythms({ settings: { subscription, rhythm, weekday, minute }, hasDaily, isRequested, isSold }: Props) {
  const change = useChangeRhythm()
  const isOn = subscription !== 'none'
  const isDaily = hasDaily && rhythm === 'daily'
  const time = clockOf(minute)
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      <Rhythm name={t('Weekly')} plan={t('Free', 'a plan')} current={isOn && !isDaily} days={[weekday]}>
        <p className="text-muted">
          {t('{day} at {time}.', { day: everyWeekday(weekday), time }, 'every Monday at 08:00')}
        </p>
        {isDaily ? (
          <Button className="mt-auto self-start" busy={change.isPending} onClick={() => change.mutate(false)}>
            {t('Make it weekly')}
          </Button>
        ) : null}
      </Rhythm>
      <Rhythm name={t('Daily')} plan="Creator" current={isOn && isDaily} days={everyDay}>
        <p className="text-muted">
          {t('Every day at {time}. See new jobs the next day, not the next week.', { time })}
        </p>
        {isDaily ? null : hasDaily ? (
          <Button
            variant="primary"
            className="mt-auto self-start"
            busy={change.isPending}
            onClick={() => change.mutate(true)}
          >
            {t('Make it daily')}
          </Button>
        ) : (
          <ButtonLink variant="primary" to="/purchase" className="mt-auto self-start">
            {isRequested ? t('View your request') : isSold ? t('See Creator') : t('Request Creator')}
          </ButtonLink>
        )}
      </Rhythm>
    </ul>
  )
}

function Rhythm(props: { name: string; plan: string; current: boolean; days: readonly number[]; children: ReactNode }) {
  const { name, plan, current, days, children } = props
  return (
    <li className="flex">
      <Card className={cx('flex grow flex-col gap-4', current ? 'border-dashed bg-transparent' : 'border-control')}>
        <div>
          <div className="flex items-center justify-between gap-2">
            <h2 className="text-h2">{name}</h2>
            {current ? <Badge>{t('Now')}</Badge> : null}
          </div>
          <p className="text-small text-muted">{plan}</p>
        </div>
        <WeekOfEmails days={days} />
        {children}
      </Card>
    </li>
  )
}
