import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'

/** A placeholder for comments that are being loaded. */
export function CommentsSkeleton() {
  return (
    <SkeletonGroup label="Loading comments">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
    </SkeletonGroup>
  )
}
