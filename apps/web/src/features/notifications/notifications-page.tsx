import type { Notification } from '@rise/contract/notifications/shapes'
import { messageOf } from '@rise/contract/notifications/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { pagesOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { CardLink } from '../../ui/base/card.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { IconMark } from '../../ui/states/icon-mark.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { ClockTime, RelativeTime } from '../../ui/time/time.tsx'
import { communityPath, MemberPicture } from '../connections/index.ts'
import { byDay, isToday, nameOfDay } from './by-day.ts'
import { iconOf } from './icon-of.ts'
import { namesOf } from './names-of.ts'
import { PushOffer } from './push/push-offer.tsx'
import { useClearBell } from './queries.ts'

/** All notifications, grouped by day. Opening the page also clears the bell. */
export function NotificationsPage() {
  const { data, isError, isFetching, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(pagesOf(useApi(), 'GET /api/v1/notifications'))
  const step = useLoadingStep(isPending)
  const community = communityPath(useCurrentUser()?.role)
  const items = data?.pages.flatMap((page) => page.items) ?? []
  useClearOnce(items.some(({ fresh }) => fresh))
  return (
    <div className="mx-auto max-w-feed px-gutter py-8 md:py-12">
      <PageHead title="Notifications" noindex />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-h1">Notifications</h1>
        <div className="flex flex-wrap gap-2">
          {community === undefined ? null : (
            <ButtonLink to={community} size="dense">
              Your community
            </ButtonLink>
          )}
          <ButtonLink to="/notification-settings" size="dense">
            Notification settings
          </ButtonLink>
        </div>
      </div>
      <div className="mt-8 flex flex-col gap-8">
        {isError && !data ? (
          <FailedBlock title="Couldn’t load your notifications" retrying={isFetching} onRetry={() => void refetch()} />
        ) : null}
        <PushOffer />
        {data && items.length === 0 ? <NothingYet /> : null}
        {byDay(items).map(({ day, items: ofDay }) => (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`} className="text-body">
              {nameOfDay(day, new Date())}
            </h2>
            <ul className="rows mt-3">
              {ofDay.map((notification) => (
                <li key={notification._id}>
                  <Entry notification={notification} isToday={isToday(day)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {hasNextPage ? (
          <Button className="self-start" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load more
          </Button>
        ) : null}
        {step === 'nothing' || isError ? null : <ListSkeleton />}
      </div>
    </div>
  )
}

function Entry({ notification, isToday: isOfToday }: { notification: Notification; isToday: boolean }) {
  const { user, text, to, at, fresh, question } = notification
  const names = namesOf(notification)
  const Icon = iconOf(notification)
  // Broadcasts are shown here in full.
  const message = notification.name === 'broadcast' ? notification.message : messageOf(notification)
  return (
    <div className="row flex items-start gap-3">
      {user ? (
        <MemberPicture member={user} />
      ) : (
        <IconMark>
          <Icon size={20} />
        </IconMark>
      )}
      <div className="min-w-0 grow">
        <CardLink to={to} className="font-normal">
          <span className="font-semibold">{names}</span> {text}
        </CardLink>
        {question && question !== message ? <p className="text-small text-muted wrap-anywhere">{question}</p> : null}
        {message ? <p className="whitespace-pre-line wrap-anywhere">{message}</p> : null}
        {isOfToday ? (
          <RelativeTime date={at} className="block text-small text-subtle" />
        ) : (
          <ClockTime date={at} className="block text-small text-subtle" />
        )}
      </div>
      {fresh ? <Badge tone="brand">New</Badge> : null}
    </div>
  )
}

function NothingYet() {
  return (
    <EmptyState kind="nothing-yet" title="Nothing yet" action={<ButtonLink to="/companies">See companies</ButtonLink>}>
      New followers, answers and other news will appear here.
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <SkeletonGroup label="Loading your notifications">
      <div className="flex flex-col gap-4">
        {['one', 'two', 'three', 'four'].map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    </SkeletonGroup>
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
