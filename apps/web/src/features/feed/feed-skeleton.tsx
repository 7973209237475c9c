import { t } from '@rise/texts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'

/** The feed while its page loads: boxes for the form, the posts, and the suggestions next to them. */
export function FeedSkeleton() {
  return (
    <SkeletonGroup label={t('Loading')} className="mt-6">
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Skeleton className="h-[4.875rem] sm:h-[4.625rem]" />
          <PostBoxes />
        </div>
        <div className="max-lg:hidden">
          <AsideBoxes />
        </div>
      </div>
    </SkeletonGroup>
  )
}

/** Boxes for the suggestions. */
export function AsideBoxes() {
  return (
    <div className="flex flex-col gap-8">
      <Skeleton className="h-[20rem]" />
      <Skeleton className="h-[20rem]" />
    </div>
  )
}

/** Boxes for the tabs and the first posts. */
export function PostBoxes() {
  return (
    <>
      <Skeleton className="h-8 max-w-[20rem]" />
      <div className="flex flex-col gap-4">
        {['one', 'two', 'three'].map((post) => (
          <Skeleton key={post} className="h-[16rem]" />
        ))}
      </div>
    </>
  )
}
