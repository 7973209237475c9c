import { type ApplicationList, applicationLists } from '@rise/contract/applications/kinds'
import type { ListedApplication } from '@rise/contract/applications/shapes'
import { formatInteger } from '@rise/contract/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { ownApplicationsQuery } from '../queries.ts'
import { ownLists } from './own-lists.ts'
import { OwnRow } from './own-row.tsx'

const nameOf = (list: ApplicationList) => ownLists.find(([known]) => known === list)?.[1] ?? list

interface Props {
  readonly onEdit: (application: ListedApplication) => void
}

/** A professional's applications in columns, one for each list. The employer moves what was sent here. */
export function OwnBoard({ onEdit }: Props) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-4">
      {applicationLists.map((list) => (
        <Column key={list} list={list} onEdit={onEdit} />
      ))}
    </div>
  )
}

function Column({ list, onEdit }: Props & { readonly list: ApplicationList }) {
  const query = useInfiniteQuery(ownApplicationsQuery(useApi(), list))
  const { data, error, isFetching } = query
  const items = data?.pages.flatMap((page) => page.items) ?? []
  return (
    <section aria-labelledby={`board-${list}`} className="flex min-w-0 flex-col gap-2 rounded-card bg-raised p-2">
      <h2 id={`board-${list}`} className="flex justify-between gap-2 px-2 pt-1 text-small font-semibold">
        {nameOf(list)}
        <span className="font-normal text-muted tabular-nums">
          {data ? formatInteger(data.pages[0]?.counts[list] ?? 0) : ''}
        </span>
      </h2>
      {data || error ? null : (
        <SkeletonGroup label={`Loading ${nameOf(list)}`}>
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      )}
      {error && !data ? (
        <FailedBlock title="Couldn’t load it" retrying={isFetching} onRetry={() => void query.refetch()} />
      ) : null}
      {items.length > 0 ? (
        <ol className="rows">
          {items.map((application) => (
            <li key={application._id}>
              <OwnRow application={application} heading="h3" onEdit={onEdit} />
            </li>
          ))}
        </ol>
      ) : null}
      {query.hasNextPage ? (
        <Button size="dense" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Load more
        </Button>
      ) : null}
    </section>
  )
}
