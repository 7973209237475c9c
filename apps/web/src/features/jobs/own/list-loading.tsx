import { t } from '@rise/texts'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'

interface ListQuery {
  readonly data: unknown
  readonly error: Error | null
  readonly isFetching: boolean
  refetch(): unknown
}

/** Replaces a list while it is loading, and after loading failed. */
export function ListLoading({ query: { data, error, isFetching, refetch } }: { readonly query: ListQuery }) {
  if (data) return null
  if (error)
    return <FailedBlock title={t('Couldn’t load this list')} retrying={isFetching} onRetry={() => void refetch()} />
  return (
    <SkeletonGroup label={t('Loading the list')}>
      <Skeleton className="h-24 w-full" />
    </SkeletonGroup>
  )
}
