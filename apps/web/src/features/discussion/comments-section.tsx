import type { Comment, Discussion, Reply } from '@rise/contract/discussion/shapes'
import { t } from '@rise/texts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { refusalOf } from '../../app/base/api.ts'
import { invalidate, keyOf, pagesOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useCurrentUser, useSession } from '../../app/session/use-session.tsx'
import { notePublication } from '../../app/socket/own-publications.ts'
import { useTopic } from '../../app/socket/topics.ts'
import { Button } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { useMayEdit } from '../content/index.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentThread } from './comment-thread.tsx'
import { CommentsSkeleton } from './comments-skeleton.tsx'
import { JoinToComment } from './join-to-comment.tsx'
import { commentKeys, reactionKeys } from './marks/subject-keys.ts'
import { type Order, rememberedOrder, rememberOrder } from './remembered-order.ts'
import { useArrivals } from './use-arrivals.ts'

interface Props {
  readonly id: string
  readonly what: string
  /** Whether the section is below an item of a list, where comments are called replies. */
  readonly isBelow: boolean
  /** The comment that the address names, with its thread. */
  readonly linked: { readonly id: string; readonly comment: Comment; readonly reply: Reply | null } | undefined
}

/** The comments on a subject: the list, and the form. */
export function CommentsSection({ id, what, isBelow, linked }: Props) {
  const [order, setOrder] = useState<Order>(isBelow ? 'oldest' : rememberedOrder)
  const heading = useId()
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(useApi(), 'GET /api/v1/discussions/{id}/comments', { params: { id }, query: { order } }),
  )
  const [first] = data?.pages ?? []
  const loadedItems = data?.pages.flatMap((page) => page.items) ?? []
  const section = useRef<HTMLElement>(null)
  const ownId = useCurrentUser()?._id
  const arrivals = useArrivals(`${id} ${order}`, loadedItems, { own: ownId, section: () => section.current })
  const items = loadedItems.filter((comment) => !arrivals.isWaiting(comment))
  useWatchedThread(id, isBelow, arrivals.hold)
  const announcement = useAnnounced(`${id} ${order}`, data && items.length + (first?.pinned ? 1 : 0))
  const mayModerate = useMayEdit(first?.authorId ?? '') && first !== undefined
  const moderate = useModerate(id)
  if (!first) {
    if (!isError) return <CommentsSkeleton isBelow={isBelow} />
    return <FailedBlock title={t('Couldn’t load the comments')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  const { count, closed, pinned } = first
  const linkedAbove = [...(pinned ? [pinned] : []), ...items].some(({ _id }) => _id === linked?.comment._id)
    ? undefined
    : linked?.comment
  const chooseOrder = (next: Order) => {
    setOrder(next)
    if (!isBelow) rememberOrder(next)
  }
  const thread = (comment: Comment, note?: string) => (
    <CommentThread
      comment={comment}
      subjectId={id}
      linkedId={linked?.id}
      linkedReply={comment._id === linked?.comment._id ? linked.reply : null}
      note={note}
      closed={closed}
      pin={mayModerate ? (pinnedId) => void moderate({ pinnedId }) : undefined}
      isPinned={comment._id === pinned?._id}
      isWaiting={arrivals.isWaiting}
    />
  )
  return (
    <section ref={section} aria-labelledby={heading} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {isBelow ? (
          <h3 id={heading} className="text-small font-semibold">
            {t('{count, plural, =0 {Replies} one {# reply} other {# replies}}', { count })}
          </h3>
        ) : (
          <h2 id={heading} className="text-h2 tabular-nums">
            {t('{count, plural, =0 {Comments} one {# comment} other {# comments}}', { count })}
          </h2>
        )}
        <div className="flex flex-wrap gap-2">
          {count > 1 ? <OrderChoice order={order} onChoose={chooseOrder} /> : null}
          {mayModerate ? (
            <Button
              variant="ghost"
              size="dense"
              aria-label={closed ? t('Reopen the discussion') : t('Close the discussion')}
              onClick={() => void moderate({ closed: !closed })}
            >
              {closed ? t('Reopen') : t('Close')}
            </Button>
          ) : null}
        </div>
      </div>
      <p role="status" className="sr-only">
        {arrivals.count > 0 ? newComments(arrivals.count) : announcement}
      </p>
      <div className="mt-4">
        <Composer id={id} what={what} closed={closed} isBelow={isBelow} isOpened={isBelow && !linked} />
      </div>
      <ul className="mt-6 flex flex-col gap-6 empty:hidden">
        {linkedAbove ? <li key={linkedAbove._id}>{thread(linkedAbove, t('Linked comment'))}</li> : null}
        {pinned ? <li key={pinned._id}>{thread(pinned, t('Pinned'))}</li> : null}
        {items.map((comment) => (
          <li key={comment._id}>{thread(comment)}</li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button
          className="mt-6"
          busy={isFetchingNextPage}
          onClick={() => {
            arrivals.release()
            void fetchNextPage()
          }}
        >
          {t('More comments')}
        </Button>
      ) : null}
      {arrivals.count > 0 ? (
        <p className="pointer-events-none sticky bottom-[5rem] z-10 mt-4 flex justify-center md:bottom-4">
          <Button size="dense" className="pointer-events-auto shadow-float" onClick={arrivals.release}>
            {newComments(arrivals.count)}
          </Button>
        </p>
      ) : null}
    </section>
  )
}

function newComments(count: number): string {
  return t('{count, plural, one {# new comment} other {# new comments}}', { count })
}

/** Refetches after others' changes: reactions and counts are shown immediately, while new comments wait. */
function useWatchedThread(id: string, isBelow: boolean, hold: () => void): void {
  const queryClient = useQueryClient()
  useTopic(`thread:${id}`, () => {
    hold()
    // On the subject's own page, the subject's reactions are refetched, too.
    if (isBelow)
      void queryClient.invalidateQueries({
        queryKey: keyOf('GET /api/v1/discussions/{id}/comments', { params: { id } }),
      })
    else void invalidate(queryClient, reactionKeys)
  })
}

/** Returns the announcement of new comments for screen readers; empty when only the order changed. */
function useAnnounced(list: string, shown: number | undefined): string {
  const previousList = useRef<{ readonly list: string; readonly shown: number }>(undefined)
  const [announcement, setAnnounced] = useState('')
  useEffect(() => {
    if (shown === undefined) return
    const addedCount = previousList.current?.list === list ? shown - previousList.current.shown : 0
    previousList.current = { list, shown }
    if (addedCount > 0)
      setAnnounced(t('{count, plural, one {# more comment} other {# more comments}}', { count: addedCount }))
  }, [list, shown])
  return announcement
}

function OrderChoice({ order, onChoose }: { order: Order; onChoose: (order: Order) => void }) {
  return (
    <fieldset aria-label={t('Order of comments')} className="flex items-center gap-4 text-small">
      {(['newest', 'oldest'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === order}
          className="hit-target relative rounded-control text-muted hover:text-text aria-pressed:font-semibold aria-pressed:text-text"
          onClick={() => onChoose(one)}
        >
          {one === 'newest' ? t('Newest') : t('Oldest')}
        </button>
      ))}
    </fieldset>
  )
}

interface ComposerProps extends Pick<Props, 'id' | 'what' | 'isBelow'> {
  readonly closed: boolean
  readonly isOpened: boolean
}

/** The form for members; other viewers see the requirement for commenting, and admins nothing. */
function Composer({ id, what, closed, isBelow, isOpened }: ComposerProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const session = useSession()
  const user = useCurrentUser()
  if (closed) return <p className="text-small text-muted">{t('The author has closed this discussion.')}</p>
  if (session.status === 'guest') return <JoinToComment />
  if (!user) return <div className="min-h-control" />
  if (user.role !== 'professional' && user.role !== 'employer') return null
  if (user.standing !== 'active') {
    return <p className="text-small text-muted">{t('Confirm your email address to comment.')}</p>
  }
  return (
    <CommentForm
      name={`comment-${id}`}
      label={isBelow ? t('Reply to {what}', { what }) : t('Comment on {what}', { what })}
      act={isBelow ? t('Reply') : t('Comment', 'verb, on a button')}
      isOpened={isOpened}
      send={async (body) => {
        await api('POST /api/v1/discussions/{id}/comments', { params: { id }, body })
        notePublication()
        await invalidate(queryClient, commentKeys)
      }}
    />
  )
}

/** Returns a function that pins a comment, or closes or reopens the discussion. */
function useModerate(id: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  return async (body: Partial<Pick<Discussion, 'closed'>> & { pinnedId?: string | null }) => {
    try {
      await api('PATCH /api/v1/discussions/{id}', { params: { id }, body })
      await invalidate(queryClient, commentKeys)
    } catch (error) {
      showToast({
        id: 'discussion',
        kind: 'failure',
        title: t('Couldn’t save it. {reason}', { reason: refusalOf(error).message }),
      })
    }
  }
}
