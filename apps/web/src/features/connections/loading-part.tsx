import { t } from '@rise/texts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'

type LoadingQuery<T> = Pick<UseQueryResult<T>, 'data' | 'isError' | 'isFetching' | 'isPending'> & {
  refetch: () => unknown
}

/** A part of the page that loads data: placeholder rows, then its content or a failure. */
export function LoadingPart<T>({
  query,
  label,
  failed,
  children,
}: {
  query: LoadingQuery<T>
  /** "Followers", "Suggestions". */
  label: string
  /** The title of its failure: "Couldn’t load followers". */
  failed: string
  children: (data: T) => ReactNode
}) {
  const { data, isError, isFetching, isPending, refetch } = query
  const step = useLoadingStep(isPending)
  const retry = () => void refetch()
  if (isError && data === undefined) {
    return <FailedBlock title={failed} retrying={isFetching} onRetry={retry} />
  }
  if (data !== undefined && step === 'nothing') return children(data)
  return (
    <>
      {step === 'slow' ? (
        <FailedBlock title={t('Still loading…')} onRetry={retry}>
          {t('The server hasn’t answered yet.')}
        </FailedBlock>
      ) : null}
      <SkeletonGroup label={t('Loading: {what}', { what: label })}>
        <div className="flex flex-col gap-4">
          {['one', 'two', 'three', 'four'].map((row) => (
            <Skeleton key={row} className="h-12 w-full" />
          ))}
        </div>
      </SkeletonGroup>
    </>
  )
}
