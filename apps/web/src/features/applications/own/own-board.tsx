import { type ApplicationList, applicationLists } from '@rise/contract/applications/kinds'
import type { ListedApplication } from '@rise/contract/applications/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pagesOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import type { SavedColumn } from '../../jobs/index.ts'
import { ownLists } from './own-lists.ts'
import { OwnRow } from './own-row.tsx'
import { impliedStatus } from './status-words.ts'

function nameOf(list: ApplicationList): string {
  const name = ownLists.find(([known]) => known === list)?.[1]
  return name === undefined ? list : t(name)
}

interface Props {
  readonly saved: SavedColumn
  readonly onEdit: (application: ListedApplication) => void
}

/**
 * A professional's saved jobs and applications in columns, one for each list. Nothing is dragged: employers move the
 * applications sent here. A saved job stays in its column after applying, until the professional removes it.
 */
export function OwnBoard({ saved, onEdit }: Props) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-5">
      <Column id="saved" name={t('Saved', 'jobs')} count={saved.count}>
        {saved.rows}
      </Column>
      {applicationLists.map((list) => (
        <ListColumn key={list} list={list} onEdit={onEdit} />
      ))}
    </div>
  )
}

interface ColumnProps {
  readonly id: string
  readonly name: string
  readonly count: number | undefined
  readonly children: ReactNode
}

function Column({ id, name, count, children }: ColumnProps) {
  return (
    <section aria-labelledby={`board-${id}`} className="flex min-w-0 flex-col gap-2 rounded-card bg-raised p-2">
      <h2 id={`board-${id}`} className="flex justify-between gap-2 px-2 pt-1 text-small font-semibold">
        {name}
        <span className="font-normal text-muted tabular-nums">{count === undefined ? '' : formatInteger(count)}</span>
      </h2>
      {children}
    </section>
  )
}

function ListColumn({ list, onEdit }: Pick<Props, 'onEdit'> & { readonly list: ApplicationList }) {
  const query = useInfiniteQuery(pagesOf(useApi(), 'GET /api/v1/applications', { query: { show: list } }))
  const { data, error, isFetching } = query
  const items = data?.pages.flatMap((page) => page.items) ?? []
  const name = nameOf(list)
  return (
    <Column id={list} name={name} count={data?.pages[0]?.counts[list]}>
      {data || error ? null : (
        <SkeletonGroup label={t('Loading {list}', { list: name })}>
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      )}
      {error && !data ? (
        <FailedBlock title={t('Couldn’t load it')} retrying={isFetching} onRetry={() => void query.refetch()} />
      ) : null}
      {items.length > 0 ? (
        <ol className="rows">
          {items.map((application) => (
            <li key={application._id}>
              <OwnRow application={application} brief implied={impliedStatus[list]} onEdit={onEdit} />
            </li>
          ))}
        </ol>
      ) : null}
      {query.hasNextPage ? (
        <Button size="dense" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('Load more')}
        </Button>
      ) : null}
    </Column>
  )
}
