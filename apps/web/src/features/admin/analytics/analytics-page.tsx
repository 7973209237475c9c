import type { AnalyticsTable } from '@rise/contract/admin/analytics/kinds'
import type { Analytics, NamedCount } from '@rise/contract/admin/analytics/shapes'
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
        title="This range doesn’t exist"
        action={
          <ButtonLink to={ANALYTICS} variant="primary">
            Last 30 days
          </ButtonLink>
        }
      >
        A date or the time zone in the address has a typo. Choose them again.
      </EmptyState>
    )
  }
  if (error && !data) {
    return <FailedBlock title="Couldn’t load the numbers" retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data || step !== 'nothing') return step === 'nothing' ? null : <ListSkeleton />
  return (
    <div className={isPlaceholderData ? 'flex flex-col gap-6 opacity-60' : 'flex flex-col gap-6'}>
      <RangeChoice view={view} from={data.from} to={data.to} zone={data.zone} by={data.by} />
      <p role="status" className="text-small text-muted">
        {dayInWords(data.from)} to {dayInWords(data.to)}. Days begin at midnight in {data.zone.replaceAll('_', ' ')}
        {hasPartHours(data.zone) ? ', or up to an hour earlier, because numbers are kept by full hours of UTC' : ''}.
        {isPlaceholderData || data.by === (view.by ?? 'day')
          ? ''
          : ' Shown in weeks: the range is too long for a chart of days.'}
        {data.zone === 'UTC' ? '' : ' Sources, pages, searches and weeks of members are in UTC.'}{' '}
        {data.countedAt === null ? null : (
          <>
            Updated <RelativeTime date={data.countedAt} />.
          </>
        )}
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
        <Notice live={false} title="No visits in these days">
          Each visit shows up here within a minute. To see where people come from, add ?utm_source=name to the links you
          share.
        </Notice>
      ) : null}
      <TotalsList totals={totals} days={days} />
      <Part title="Visitors and page views" table="periods" range={range}>
        <FiguresChart
          title="Visitors and page views"
          {...{ periods, by }}
          bars="visitors"
          line="views"
          more={['members']}
        />
        <p className="text-small text-muted">
          No cookies: a browser counts once a day, so someone who returns on another day counts again. Browsers that ask
          not to be tracked aren’t counted.
        </p>
      </Part>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <Part title="Where sign-ups come from" table="signUp" range={range}>
            <NamedTable
              name="Source"
              counted="Sign-ups"
              items={parts.signUp}
              nameless="Direct or unknown"
              empty="No one signed up in these days."
              whole={totals.signUps.now}
            />
          </Part>
          <Part title="Sources" table="source" range={range}>
            <Visited name="Source" items={parts.source} nameless="Direct or unknown" whole={visitors} />
          </Part>
          <Part title="New members, from visit to hire" range={range}>
            <FunnelTable visitors={visitors} funnel={funnel} />
          </Part>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Part title="Campaigns" table="campaign" range={range}>
            <Visited name="Campaign" items={parts.campaign} />
          </Part>
          <Part title="Tracked links" table="arrival" range={range}>
            <NamedTable
              name="Link"
              counted="Arrivals"
              items={parts.arrival}
              empty="Add ?rise_source=name to a link to see here how many people follow it."
            />
          </Part>
          <Part title="Pages" table="page" range={range}>
            <Visited name="Section" items={parts.page} empty="No one opened a page in these days." />
          </Part>
        </div>
      </div>
      <Part title="Members who come back" table="cohorts" range={range}>
        <CohortsTable cohorts={cohorts} />
      </Part>
      <Part title="Job views and applications" range={range}>
        <FiguresChart title="Job views and applications" {...{ periods, by }} bars="applications" line="jobViews" />
        {totals.jobViews.now > 0 ? (
          <p className="text-small text-muted">
            {percentOf(totals.applications.now, totals.jobViews.now)} of job views led to an application on Rise.
          </p>
        ) : null}
      </Part>
      <Part title="Jobs, from views to applications" range={range}>
        <JobsTable range={range} />
      </Part>
      <Part title="Job searches without results" table="searches" range={range}>
        <NamedTable
          name="Words"
          counted="Searches"
          items={searches.map(({ words, count }) => ({ name: words, count }))}
          empty="Every search in these days found jobs."
        />
      </Part>
      <Part title="Emails" range={range}>
        <FiguresChart
          title="Emails"
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
  const { items, empty = 'Nothing in these days. Links with utm_source, utm_medium and utm_campaign show up here.' } =
    props
  const views = new Map(items.map(({ name, views: of }) => [name, of]))
  return <NamedTable {...props} counted="Visitors" viewsOf={(name) => views.get(name) ?? 0} empty={empty} />
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
    <SkeletonGroup label="Loading numbers">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-[9rem] w-full" />
        <Skeleton className="h-[9rem] w-full" />
      </div>
    </SkeletonGroup>
  )
}
