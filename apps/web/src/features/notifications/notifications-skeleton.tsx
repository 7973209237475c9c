import { t } from '@rise/texts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'

const rows = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** Boxes for the first notifications. */
export function NotificationsSkeleton() {
  return (
    <SkeletonGroup label={t('Loading your notifications')} className="mt-6">
      <div className="rows">
        <div className="px-4 pt-3 pb-1">
          <Skeleton className="h-4 max-w-[6rem]" />
        </div>
        {rows.map((row) => (
          <div key={row} className="flex items-center gap-3 px-4 py-3">
            <Skeleton className="size-[2.5rem] shrink-0 rounded-full" />
            <Skeleton className="h-[1.25rem] grow" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
