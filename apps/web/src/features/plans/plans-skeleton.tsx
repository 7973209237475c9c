import { t } from '@rise/texts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'

/**
 * A placeholder for the content of the plans page while it loads. It is high enough to keep the footer below the
 * window.
 */
export function PlansSkeleton() {
  return (
    <div className="mt-2 min-h-below-bar">
      <SkeletonGroup label={t('Loading plans')}>
        <PlanBoxes />
      </SkeletonGroup>
    </div>
  )
}

/** The line below the title, and boxes for the two plans that a member sees. */
export function PlanBoxes() {
  return (
    <>
      <Skeleton className="h-[1.75rem] max-w-[24rem]" />
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        <Skeleton className="h-[32rem]" />
        <Skeleton className="h-[32rem]" />
      </div>
    </>
  )
}
