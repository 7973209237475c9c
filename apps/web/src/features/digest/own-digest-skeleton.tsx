import { t } from '@rise/texts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'

/** Boxes for the digests, and for the settings next to them. */
export function OwnDigestSkeleton() {
  return (
    <SkeletonGroup label={t('Loading your digest')}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <Skeleton className="h-[24rem]" />
        <Skeleton className="h-[28rem]" />
      </div>
    </SkeletonGroup>
  )
}
