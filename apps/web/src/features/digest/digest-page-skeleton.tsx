import { t } from '@rise/texts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'

/** A page of the digest below its heading while it loads. Keeps the footer below the window. */
export function DigestPageSkeleton() {
  return (
    <div className="mt-2 min-h-below-bar">
      <SkeletonGroup label={t('Loading')}>
        <Skeleton className="h-[1.75rem] max-w-[24rem]" />
        <Skeleton className="mt-8 h-[24rem]" />
      </SkeletonGroup>
    </div>
  )
}
