import { t } from '@rise/texts'
import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { refusalOf } from '../base/api.ts'
import type { useSearchResults } from './use-search-results.ts'

/** Shows, below the options, that results are loading, that there are none, or why loading failed. */
export function PaletteState({ words, results }: { words: string; results: ReturnType<typeof useSearchResults> }) {
  const { data, error, isCurrent, isFetching, refetch } = results
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const step = useLoadingStep(isFetching && data === undefined)
  const hitCount = (data ?? []).reduce((sum, group) => sum + group.hits.length, 0)
  if (error) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 mx-2 px-3 pb-4 text-small text-muted">
        <p className="min-w-0">
          {online ? refusalOf(error).message : t('You’re offline. Connect to search, or press Enter later.')}
        </p>
        <Button size="dense" busy={isFetching} onClick={() => void refetch()}>
          {t('Retry')}
        </Button>
      </div>
    )
  }
  if (step !== 'nothing') {
    return (
      <SkeletonGroup label={step === 'slow' ? t('Still searching') : t('Searching')} className="mx-2 px-3 pb-4">
        <div className="flex flex-col gap-3">
          {step === 'slow' ? <p className="text-small text-muted">{t('Still searching…')}</p> : null}
          {[0, 1, 2].map((row) => (
            <div key={row} className="flex items-center gap-3">
              <Skeleton className="size-8" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    )
  }
  if (!isCurrent || data === undefined) return <p role="status" className="sr-only" />
  return (
    <p role="status" className={hitCount > 0 ? 'sr-only' : 'mx-2 px-3 pb-4 text-small text-muted'}>
      {hitCount > 0
        ? t('{count, plural, one {1 result} other {{count} results}}', { count: hitCount })
        : t('Nothing found for “{words}”. Try fewer letters.', { words })}
    </p>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
