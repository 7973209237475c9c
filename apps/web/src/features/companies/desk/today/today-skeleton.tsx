import { t } from '@rise/texts'
import { Skeleton, SkeletonGroup } from '../../../../ui/states/skeleton.tsx'

/** A placeholder for the desk's start page: its sections, with the figures next to them. */
export function TodaySkeleton() {
  return (
    <SkeletonGroup label={t('Loading your day')}>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-8">
          <Skeleton className="h-[18rem] w-full" />
          <Skeleton className="h-[9rem] w-full" />
          <Skeleton className="h-[9rem] w-full" />
        </div>
        <Skeleton className="h-[18rem] w-full" />
      </div>
    </SkeletonGroup>
  )
}
