import { ForGuests } from '../../app/navigation/audience.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { JoinToComment } from './join-to-comment.tsx'

/**
 * A placeholder for comments that are being loaded. On a page of their own, it is as high as comments that no one has
 * written yet: the heading, and what guests need to write one.
 */
export function CommentsSkeleton({ isBelow }: { isBelow: boolean }) {
  if (!isBelow) {
    return (
      <>
        <h2 className="text-h2">Comments</h2>
        <div className="mt-4 min-h-dense">
          <ForGuests>
            <JoinToComment />
          </ForGuests>
        </div>
      </>
    )
  }
  return (
    <SkeletonGroup label="Loading comments">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
    </SkeletonGroup>
  )
}
