import { t } from '@rise/texts'
import { ForGuests, ForMembers } from '../../app/navigation/audience.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { JoinToComment } from './join-to-comment.tsx'

/**
 * A placeholder for comments that are being loaded. Below the subject itself, it is as high as a thread without
 * comments: the heading, then what guests need to comment, or the room of members' form.
 */
export function CommentsSkeleton({ isBelow }: { isBelow: boolean }) {
  if (!isBelow) {
    return (
      <>
        <h2 className="text-h2">{t('Comments')}</h2>
        <div className="mt-4 min-h-dense">
          <ForGuests>
            <JoinToComment />
          </ForGuests>
          <ForMembers className="min-h-[9rem]">{null}</ForMembers>
        </div>
      </>
    )
  }
  return (
    <SkeletonGroup label={t('Loading comments')}>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
    </SkeletonGroup>
  )
}
