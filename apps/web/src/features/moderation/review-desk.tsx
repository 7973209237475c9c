import type { Decision, QueuePart } from '@rise/contract/moderation/kinds'
import type { ReviewCard } from '@rise/contract/moderation/shapes'
import { decisionWords, reasonWords, reportNames } from '@rise/contract/moderation/words'
import { t } from '@rise/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { pagesOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Anchor } from '../../ui/base/anchor.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { Facts } from '../../ui/base/facts.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { REFRESH_MS } from './queries.ts'
import { queueHref } from './queue-address.ts'
import { ReviewPanel } from './review-panel.tsx'

/** The list of reports and, next to it, the selected report; narrow screens show only one of them. */
export function ReviewDesk({ part, chosen }: { part: QueuePart; chosen: string | null }) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    pagesOf(useApi(), 'GET /api/v1/admin/reviews', { query: { part } }, { refetchInterval: REFRESH_MS }),
  )
  const navigate = useNavigate()
  if (error && !data) {
    return <FailedBlock title={t('Reports could not be loaded')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return null
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0 && chosen === null) return <EmptyQueue part={part} />
  function showNext(decidedId: string) {
    const position = items.findIndex(({ _id }) => _id === decidedId)
    const next = items[position + 1] ?? items[position - 1]
    void navigate(queueHref({ part, review: next?._id ?? null }))
  }
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[19rem_minmax(0,1fr)]">
      <div className={cx('flex flex-col gap-3', chosen !== null && 'max-xl:hidden')}>
        <ul
          aria-label={part === 'open' ? t('Open reports, oldest first') : t('Decided reports')}
          className="flex flex-col gap-2"
        >
          {items.map((item) => (
            <li key={item._id}>
              <ReviewLink card={item} part={part} isChosen={item._id === chosen} />
            </li>
          ))}
        </ul>
        {hasNextPage ? (
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('Show more')}
          </Button>
        ) : null}
      </div>
      {chosen === null ? (
        <p className="rounded-card border border-dashed border-line p-8 text-center text-muted max-xl:hidden">
          {t('Choose a report to see what it’s about. Each opening is recorded.')}
        </p>
      ) : (
        <div className="flex min-w-0 flex-col gap-4">
          <ButtonLink
            to={queueHref({ part, review: null })}
            variant="ghost"
            size="dense"
            className="self-start xl:hidden"
          >
            {t('Back to the list')}
          </ButtonLink>
          <ReviewPanel key={chosen} id={chosen} onDecided={() => showNext(chosen)} />
        </div>
      )}
    </div>
  )
}

function ReviewLink({ card, part, isChosen }: { card: ReviewCard; part: QueuePart; isChosen: boolean }) {
  const { _id, kind, author, reports, reasons, openedAt, hidden, held, decision, lifted } = card
  return (
    <Anchor
      to={queueHref({ part, review: _id })}
      aria-current={isChosen ? 'true' : undefined}
      className="flex flex-col gap-1 rounded-card border border-line bg-surface p-3 hover:border-muted aria-[current=true]:border-brand aria-[current=true]:bg-brand-soft"
    >
      <span className="flex items-baseline justify-between gap-2">
        <strong className="truncate">{author.name}</strong>
        <RelativeTime date={openedAt} className="shrink-0 text-caption text-muted" />
      </span>
      <span className="text-small text-muted">
        <Facts>
          {t(reportNames[kind])}
          {reasons.map((reason) => t(reasonWords[reason].name)).join(', ')}
        </Facts>
      </span>
      <span className="flex flex-wrap gap-2 empty:hidden">
        {reports > 1 ? (
          <Badge tone={reports >= 5 ? 'danger' : 'neutral'}>
            {t('{count, plural, one {# report} other {# reports}}', { count: reports })}
          </Badge>
        ) : null}
        {hidden && decision === null ? (
          <Badge tone="warning">{held ? t('Held for review') : t('Hidden by reports')}</Badge>
        ) : null}
        {decision === null ? null : <Badge>{decisionLabel(decision, lifted)}</Badge>}
      </span>
    </Anchor>
  )
}

function EmptyQueue({ part }: { part: QueuePart }) {
  return part === 'open' ? (
    <EmptyState
      kind="nothing-yet"
      title={t('No open reports')}
      action={<ButtonLink to={queueHref({ part: 'decided', review: null })}>{t('See decided reports')}</ButtonLink>}
    >
      {t('What members report appears here, oldest first.')}
    </EmptyState>
  ) : (
    <EmptyState
      kind="nothing-yet"
      title={t('No decisions yet')}
      action={<ButtonLink to={queueHref({ part: 'open', review: null })}>{t('See open reports')}</ButtonLink>}
    >
      {t('Decisions stay here, and each can be undone.')}
    </EmptyState>
  )
}

function decisionLabel(decision: Decision, isLifted: boolean): string {
  const name = t(decisionWords[decision].past)
  return isLifted ? t('{decision}, undone', { decision: name }) : name
}
