import { t } from '@rise/texts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'

/** The page below its heading while the member is not known yet. Keeps the footer below the window. */
export function CopilotSkeleton() {
  return (
    <div className="mt-8 min-h-below-bar">
      <OpeningSkeleton />
    </div>
  )
}

/** Boxes for the heading, the jobs, the field, and the list of chats. */
export function OpeningSkeleton() {
  return (
    <SkeletonGroup label={t('Loading')}>
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="flex flex-col gap-8">
          <Skeleton className="h-[3.5rem] max-w-[24rem]" />
          <Skeleton className="h-[32rem] sm:h-[24rem]" />
          <Skeleton className="h-[4.375rem]" />
        </div>
        <Skeleton className="h-[12rem] max-lg:hidden" />
      </div>
    </SkeletonGroup>
  )
}
