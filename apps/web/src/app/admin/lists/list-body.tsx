import { formatInteger } from '@rise/contract/words'
import { type Message, type Pattern, t } from '@rise/texts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useLoadingStep } from '../../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { ApiError } from '../../base/api.ts'
import { ListResults } from '../../lists/list-results.tsx'
import { AFTER, fromStart, hrefOf, type ListView } from './list-view.ts'

interface ListData<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
  readonly total: number
  readonly totalCapped: boolean
}

/** The texts of a list. */
export interface ListWords {
  /** `12 members, newest first`, from the number `count` and the same in digits, `shown`. */
  readonly count: Pattern
  /** `No members found`. */
  readonly nothing: Message
  /** `Loading members`. */
  readonly loading: Message
  /** `Couldn’t load the members`. */
  readonly failed: Message
  /** `Pages of members`: the name of the links to its pages. */
  readonly pages: Message
}

interface Props<Item> {
  readonly words: ListWords
  readonly path: string
  readonly view: ListView
  readonly found: UseQueryResult<ListData<Item>>
  /** Shown next to the number of items. */
  readonly tools?: ReactNode
  readonly children: (data: ListData<Item>) => ReactNode
}

/** A list in each of its states: loading, failed, with an invalid address, empty, and filled. */
export function ListBody<Item>(props: Props<Item>) {
  return (
    <ListResults>
      <Body {...props} />
    </ListResults>
  )
}

function Body<Item>({ words, path, view, found, tools, children }: Props<Item>) {
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = found
  const step = useLoadingStep(isPending)
  if (error instanceof ApiError && error.status === 400) {
    return (
      <EmptyList path={path} title={t('This view doesn’t exist')}>
        {t('A filter in the address has a typo. Clear the filters and choose again.')}
      </EmptyList>
    )
  }
  if (error && !data) {
    return <FailedBlock title={t(words.failed)} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data || step !== 'nothing') return step === 'nothing' ? null : <ListSkeleton label={t(words.loading)} />
  if (data.items.length === 0) {
    return (
      <EmptyList path={path} title={t(words.nothing)}>
        {t('Try fewer filters or another word.')}
      </EmptyList>
    )
  }
  return (
    <div className={isPlaceholderData ? 'flex flex-col gap-4 opacity-60' : 'flex flex-col gap-4'}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-small text-muted tabular-nums">
          {t(words.count, { count: data.total, shown: formatInteger(data.total, data.totalCapped) })}
        </p>
        {tools ? <div className="flex flex-wrap gap-2">{tools}</div> : null}
      </div>
      {children(data)}
      {view[AFTER] !== undefined || data.next !== null ? (
        <nav aria-label={t(words.pages)} className="flex flex-wrap gap-2">
          {view[AFTER] === undefined ? null : (
            <ButtonLink size="dense" to={hrefOf(path, fromStart(view))}>
              {t('First page')}
            </ButtonLink>
          )}
          {data.next === null ? null : (
            <ButtonLink size="dense" to={hrefOf(path, { ...view, [AFTER]: data.next })}>
              {t('Next page')}
            </ButtonLink>
          )}
        </nav>
      ) : null}
    </div>
  )
}

function EmptyList({ path, title, children }: { path: string; title: string; children: string }) {
  return (
    <EmptyState
      kind="no-match"
      title={title}
      action={
        <ButtonLink to={path} variant="primary">
          {t('Clear filters')}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  )
}

function ListSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className="flex flex-col gap-2">
        {['one', 'two', 'three', 'four', 'five'].map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
