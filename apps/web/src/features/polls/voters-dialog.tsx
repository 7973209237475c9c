import { t } from '@rise/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { MemberLink, MemberPicture } from '../connections/index.ts'

interface Props {
  readonly pollId: string
  readonly option: { readonly id: string; readonly text: string }
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The voters for an option of a poll with public votes. */
export function VotersDialog({ pollId, option, open, onOpenChange }: Props) {
  const { data, isPending, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(
      pagesOf(useApi(), 'GET /api/v1/polls/{id}/options/{option}/voters', {
        params: { id: pollId, option: option.id },
      }),
    )
  const step = useLoadingStep(isPending)
  const voters = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('Who voted')} description={option.text}>
      {isError && !data ? (
        <FailedBlock title={t('Couldn’t load the voters')} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {step === 'nothing' || isError ? null : (
        <SkeletonGroup label={t('Loading the voters')}>
          <Skeleton className="h-12 w-full" />
        </SkeletonGroup>
      )}
      {data && voters.length === 0 ? <p className="text-muted">{t('No one you can see voted for this.')}</p> : null}
      <ul className="flex flex-col gap-4">
        {voters.map((member) => (
          <li key={member._id} className="flex min-w-0 items-center gap-3">
            <MemberPicture member={member} />
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                <MemberLink member={member} />
              </p>
              {member.headline ? <p className="line-clamp-1 text-small text-muted">{member.headline}</p> : null}
            </div>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button className="mt-4" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('Load more')}
        </Button>
      ) : null}
    </Dialog>
  )
}
