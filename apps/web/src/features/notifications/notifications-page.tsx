import type { Notification } from '@rise/contract/notifications/shapes'
import { messageOf } from '@rise/contract/notifications/words'
import { t } from '@rise/texts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Settings } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pagesOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { CardAbove, CardLink } from '../../ui/base/card.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { IconLink } from '../../ui/base/icon-button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { IconMark } from '../../ui/states/icon-mark.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { ClockTime, RelativeTime } from '../../ui/time/time.tsx'
import { MemberPicture } from '../connections/index.ts'
import { groupByTime } from './group-by-time.ts'
import { iconOf } from './icon-of.ts'
import { namesOf } from './names-of.ts'
import { NotificationAct } from './notification-act.tsx'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'
import { PushOffer } from './push/push-offer.tsx'
import { pushQuery } from './push/queries.ts'
import { useClearBell } from './queries.ts'

/** All notifications, newest first. Opening the page also clears the bell. */
export function NotificationsPage() {
  const { data, isError, isFetching, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(pagesOf(useApi(), 'GET /api/v1/notifications'))
  const userId = useCurrentUser()?._id ?? ''
  // The offer is above the list, and must not push it down.
  const { isPending: isOfferPending } = useQuery(pushQuery(userId))
  const step = useLoadingStep(isPending || isOfferPending)
  const items = data?.pages.flatMap((page) => page.items) ?? []
  useClearOnce(items.some(({ fresh }) => fresh))
  const isShown = data !== undefined && step === 'nothing'
  return (
    <div className="mx-auto max-w-feed px-gutter py-8 md:py-12">
      <PageHead title={t('Notifications')} noindex />
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-h1">{t('Notifications')}</h1>
        <IconLink to="/notification-settings" label={t('Notification settings')} tip="end" className="-my-1 -me-2">
          <Settings size={20} aria-hidden />
        </IconLink>
      </div>
      {step === 'nothing' || isError ? null : <NotificationsSkeleton />}
      <div className="mt-6 flex flex-col gap-8">
        {isError && !data ? (
          <FailedBlock
            title={t('Couldn’t load your notifications')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : null}
        {isShown ? <PushOffer /> : null}
        {isShown && items.length === 0 ? <NoNotifications /> : null}
        {isShown && items.length > 0 ? <List items={items} /> : null}
        {hasNextPage && isShown ? (
          <Button className="self-start" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('Load more')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

/** One list, with a small label for each group. */
function List({ items }: { items: readonly Notification[] }) {
  return (
    <div className="rows">
      {groupByTime(items, new Date()).map(({ name, isDay, items: ofGroup }) => (
        <section key={name} aria-label={name} className="[&:last-child>ul>:last-child>*]:rounded-b-[9px]">
          <h2 className="px-4 pt-3 pb-1 text-caption font-semibold text-muted">{name}</h2>
          <ul className="divide-y divide-line">
            {ofGroup.map((notification) => (
              <li key={notification._id}>
                <Entry notification={notification} isOfDay={isDay} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface EntryProps {
  readonly notification: Notification
  /** Whether the label names the day, so that only the time of day is missing. */
  readonly isOfDay: boolean
}

function Entry({ notification, isOfDay }: EntryProps) {
  const { user, text, to, at, fresh, question } = notification
  const names = namesOf(notification)
  const Icon = iconOf(notification)
  const isBroadcast = notification.name === 'broadcast'
  // Broadcasts are shown here in full.
  const message = isBroadcast ? notification.message : messageOf(notification)
  return (
    <div
      className={cx(
        'row grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 sm:items-center sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]',
        fresh && 'bg-brand-soft/40',
      )}
    >
      {user ? (
        <MemberPicture member={user} />
      ) : (
        <IconMark>
          <Icon size={20} />
        </IconMark>
      )}
      <div className="min-w-0">
        <CardLink to={to} className="font-normal wrap-anywhere">
          <span className="font-semibold">{names}</span> <span className="inline-block max-w-full">{text}</span>
          {fresh ? <span className="sr-only">{t(' (new)')}</span> : null}
        </CardLink>
        {question && question !== message ? (
          <p className="line-clamp-1 text-small text-muted wrap-anywhere">{question}</p>
        ) : null}
        {message ? (
          <p
            className={cx(
              'text-small text-muted wrap-anywhere',
              isBroadcast ? 'whitespace-pre-line' : 'line-clamp-2 sm:line-clamp-1',
            )}
          >
            {message}
          </p>
        ) : null}
      </div>
      <CardAbove className="empty:hidden max-sm:col-start-2 max-sm:row-start-2 max-sm:mt-2 max-sm:justify-self-start">
        <NotificationAct notification={notification} />
      </CardAbove>
      <p className="col-start-3 row-start-1 flex items-center gap-2 text-small text-subtle tabular-nums sm:col-start-4">
        {fresh ? <span aria-hidden className="size-2 rounded-full bg-brand" /> : null}
        {isOfDay ? <ClockTime date={at} /> : <RelativeTime date={at} />}
      </p>
    </div>
  )
}

function NoNotifications() {
  return (
    <EmptyState
      kind="nothing-yet"
      title={t('Nothing yet')}
      action={<ButtonLink to="/companies">{t('See companies')}</ButtonLink>}
    >
      {t('New followers, answers and other news will appear here.')}
    </EmptyState>
  )
}

/** Clears the bell once; the marks of new notifications stay on the page. */
function useClearOnce(isFresh: boolean): void {
  const { mutate } = useClearBell()
  const hasCleared = useRef(false)
  useEffect(() => {
    if (!isFresh || hasCleared.current) return
    hasCleared.current = true
    mutate()
  }, [isFresh, mutate])
}
