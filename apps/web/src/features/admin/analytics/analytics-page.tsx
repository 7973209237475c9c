import type { AnalyticsTable } from '@rise/contract/admin/analytics/kinds'
import type { Analytics, NamedCount } from '@rise/contract/admin/analytics/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { viewOf } from '../../../app/admin/lists/list-view.ts'
import { Section } from '../../../app/admin/lists/section.tsx'
import { ApiError } from '../../../app/base/api.ts'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { ownZone } from '../../../ui/fields/zones.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useLoadingStep } from '../../../ui/states/loading-ladder.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { DownloadIcon } from '../lists/list-tools.tsx'
import { CohortsTable } from './cohorts-table.tsx'
import { FiguresChart } from './figures-chart.tsx'
import { FunnelTable } from './funnel-table.tsx'
import { type AnalyticsInput, JobsTable } from './jobs-table.tsx'
import { NamedTable } from './named-table.tsx'
import { dayInWords, hasPartHours, percentOf } from './period-words.ts'
import { ANALYTICS, RangeChoice, rangeNames } from './range-choice.tsx'
import { TotalsList } from './totals-list.tsx'

const DAY_MS = 86_400_000

/** Anonymous numbers of the site's activity. */
export function AnalyticsPage() {
  return (
    <AdminFrame>
      <Numbers />
    </AdminFrame>
  )
}

function Numbers() {
  const view = viewOf(useLocation().search, rangeNames)
  // The server defines the values; an unknown value in the address shows the server's error.
  const range = { zone: ownZone(), ...view } as AnalyticsInput
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = useQuery(
    queryOf(
      useApi(),
      'GET /api/v1/admin/analytics',
      { query: range },
      { placeholderData: keepPreviousData, retry: false },
    ),
  )
  const step = useLoadingStep(isPending)
  if (error instanceof ApiError && error.status === 400) {
    return (
      <EmptyState
        kind="no-match"
        title={t('This range doesn’t exist')}
        action={
          <ButtonLink to={ANALYTICS} variant="primary">
            {t('Last 30 days')}
          </ButtonLink>
        }
      >
        {t('A date or the time zone in the address has a typo. Choose them again.')}
      </EmptyState>
    )
  }
  if (error && !data) {
    return <FailedBlock title={t('Couldn’t load the numbers')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data || step !== 'nothing') return step === 'nothing' ? null : <ListSkeleton />
  const days = { from: dayInWords(data.from), to: dayInWords(data.to), zone: data.zone.replaceAll('_', ' ') }
  const sentences = [
    hasPartHours(data.zone)
      ? t(
          '{from} to {to}. Days begin at midnight in {zone}, or up to an hour earlier, because numbers are kept by full hours of UTC.',
          days,
        )
      : t('{from} to {to}. Days begin at midnight in {zone}.', days),
    ...(isPlaceholderData || data.by === (view.by ?? 'day')
      ? []
      : [t('Shown in weeks: the range is too long for a chart of days.')]),
    ...(data.zone === 'UTC' ? [] : [t('Sources, pages, searches and weeks of members are in UTC.')]),
  ]
  return (
    <div className={isPlaceholderData ? 'flex flex-col gap-6 opacity-60' : 'flex flex-col gap-6'}>
      <RangeChoice view={view} from={data.from} to={data.to} zone={data.zone} by={data.by} />
      <p role="status" className="text-small text-muted">
        {sentences.join(' ')}{' '}
        {data.countedAt === null ? null : rich('Updated {when}.', { when: <RelativeTime date={data.countedAt} /> })}
      </p>
      <Sections numbers={data} range={range} />
    </div>
  )
}

function Sections({ numbers, range }: { numbers: Analytics; range: AnalyticsInput }) {
  const { from, to, by, totals, periods, parts, funnel, cohorts, searches } = numbers
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  const visitors = totals.visitors.now
  return (
    <>
      {totals.views.now === 0 ? (
        <Notice live={false} title={t('No visits in these days')}>
          {t(
            'Each visit shows up here within a minute. To see where people come from, add ?utm_source=name to the links you share.',
          )}
        </Notice>
      ) : null}
      <TotalsList totals={totals} days={days} />
      <Part title={t('Visitors and page views')} table="periods" range={range}>
        <FiguresChart
          title={t('Visitors and page views')}
          {...{ periods, by }}
          bars="visitors"
          line="views"
          more={['members']}
        />
        <p className="text-small text-muted">
          {t(
            'No cookies: a browser counts once a day, so someone who returns on another day counts again. Browsers that ask not to be tracked aren’t counted.',
          )}
        </p>
      </Part>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <Part title={t('Where sign-ups come from')} table="signUp" range={range}>
            <NamedTable
              name={t('Source')}
              counted={t('Sign-ups')}
              items={parts.signUp}
              nameless={t('Direct or unknown')}
              empty={t('No one signed up in these days.')}
              whole={totals.signUps.now}
            />
          </Part>
          <Part title={t('Sources')} table="source" range={range}>
            <Visited name={t('Source')} items={parts.source} nameless={t('Direct or unknown')} whole={visitors} />
          </Part>
          <Part title={t('New members, from visit to hire')} range={range}>
            <FunnelTable visitors={visitors} funnel={funnel} />
          </Part>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Part title={t('Campaigns')} table="campaign" range={range}>
            <Visited name={t('Campaign')} items={parts.campaign} />
          </Part>
          <Part title={t('Tracked links')} table="arrival" range={range}>
            <NamedTable
              name={t('Link')}
              counted={t('Arrivals')}
              items={parts.arrival}
              empty={t('Add ?rise_source=name to a link to see here how many people follow it.')}
            />
          </Part>
          <Part title={t('Pages')} table="page" range={range}>
            <Visited
              name={t('Section', 'of the site')}
              items={parts.page}
              empty={t('No one opened a page in these days.')}
            />
          </Part>
        </div>
      </div>
      <Part title={t('Members who come back')} table="cohorts" range={range}>
        <CohortsTable cohorts={cohorts} />
      </Part>
      <Part title={t('Job views and applications')} range={range}>
        <FiguresChart
          title={t('Job views and applications')}
          {...{ periods, by }}
          bars="applications"
          line="jobViews"
        />
        {totals.jobViews.now > 0 ? (
          <p className="text-small text-muted">
            {t('{percent} of job views led to an application on Rise.', {
              percent: percentOf(totals.applications.now, totals.jobViews.now),
            })}
          </p>
        ) : null}
      </Part>
      <Part title={t('Jobs, from views to applications')} range={range}>
        <JobsTable range={range} />
      </Part>
      <Part title={t('Job searches without results')} table="searches" range={range}>
        <NamedTable
          name={t('Words', 'of a search')}
          counted={t('Searches', 'a noun')}
          items={searches.map(({ words, count }) => ({ name: words, count }))}
          empty={t('Every search in these days found jobs.')}
        />
      </Part>
      <Part title={t('Emails')} range={range}>
        <FiguresChart
          title={t('Emails')}
          {...{ periods, by }}
          bars="mails"
          line="mailsDelivered"
          more={['mailsClicked', 'mailsBounced', 'mailsComplained', 'mailsFailed']}
        />
      </Part>
    </>
  )
}

function Visited(props: {
  name: string
  items: readonly NamedCount[]
  nameless?: string
  empty?: string
  whole?: number
}) {
  const {
    items,
    empty = t('Nothing in these days. Links with utm_source, utm_medium and utm_campaign show up here.'),
  } = props
  const views = new Map(items.map(({ name, views: of }) => [name, of]))
  return <NamedTable {...props} counted={t('Visitors')} viewsOf={(name) => views.get(name) ?? 0} empty={empty} />
}

interface PartProps {
  readonly title: string
  /** The table that can be downloaded. */
  readonly table?: AnalyticsTable
  readonly range: AnalyticsInput
  readonly children: ReactNode
}

function Part({ title, table, range, children }: PartProps) {
  const api = useApi()
  const tool = table ? (
    <DownloadIcon
      of={title}
      load={async () => (await api('GET /api/v1/admin/analytics-download', { query: { ...range, table } })).result}
    />
  ) : null
  return (
    <Section title={title} tool={tool}>
      {children}
    </Section>
  )
}

function ListSkeleton() {
  return (
    <SkeletonGroup label={t('Loading numbers')}>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-[9rem] w-full" />
        <Skeleton className="h-[9rem] w-full" />
      </div>
    </SkeletonGroup>
  )
}
