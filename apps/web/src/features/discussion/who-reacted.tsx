import { reactions as catalog, type ReactionTitle } from '@rise/contract/discussion/kinds'
import type { Reactions } from '@rise/contract/discussion/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { pagesOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { useWide } from '../../ui/layout/use-wide.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { MemberLink, MemberPicture } from '../connections/index.ts'
import { ReactionMark } from './reaction-mark.tsx'

interface Props {
  readonly id: string
  readonly counts: Reactions['counts']
  readonly onClose: () => void
}

/** The members who reacted to a subject: in a dialog, on a phone in a sheet. */
export function WhoReacted({ id, counts, onClose }: Props) {
  const isWide = useWide()
  const dialogProps = {
    open: true,
    onOpenChange: (open: boolean) => (open ? undefined : onClose()),
    title: t('Reactions'),
  }
  const list = <ReactionList id={id} counts={counts} />
  if (isWide) return <Dialog {...dialogProps}>{list}</Dialog>
  return (
    <Sheet {...dialogProps} side="bottom">
      {list}
    </Sheet>
  )
}

function ReactionList({ id, counts }: Pick<Props, 'id' | 'counts'>) {
  const [selectedTitle, setSelectedTitle] = useState<ReactionTitle>()
  const query = useInfiniteQuery(
    pagesOf(useApi(), 'GET /api/v1/reactions/{id}', { params: { id }, query: { reaction: selectedTitle } }),
  )
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const items = data?.pages.flatMap((page) => page.items) ?? []
  const usedReactions = catalog.filter(({ title }) => (counts[title] ?? 0) > 0)
  const total = usedReactions.reduce((sum, { title }) => sum + (counts[title] ?? 0), 0)
  return (
    <div className="flex min-h-[15rem] flex-col gap-4">
      <fieldset aria-label={t('Kind of reaction')} className="flex flex-wrap gap-1">
        <Choice
          isChosen={selectedTitle === undefined}
          label={t('All, {total}', { total })}
          onChoose={() => setSelectedTitle(undefined)}
        >
          {t('All {total}', { total: formatInteger(total) })}
        </Choice>
        {usedReactions.map(({ title, name }) => (
          <Choice
            key={title}
            isChosen={selectedTitle === title}
            label={`${t(name)}, ${counts[title] ?? 0}`}
            onChoose={() => setSelectedTitle(title)}
          >
            <ReactionMark title={title} /> {formatInteger(counts[title] ?? 0)}
          </Choice>
        ))}
      </fieldset>
      {isError ? (
        <FailedBlock title={t('Couldn’t load the reactions')} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!data && !isError ? (
        <SkeletonGroup label={t('Loading reactions')}>
          <Skeleton className="h-[10rem] w-full" />
        </SkeletonGroup>
      ) : null}
      {data && items.length === 0 ? <p className="text-small text-muted">{t('No reactions.')}</p> : null}
      <ul className="flex flex-col gap-3">
        {items.map(({ member, reaction }) => (
          <li key={member._id} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3">
            <MemberPicture member={member} />
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">
                <MemberLink member={member} />
              </p>
              {member.headline ? <p className="line-clamp-1 text-small text-muted">{member.headline}</p> : null}
            </div>
            <span role="img" aria-label={nameOf(reaction)}>
              <ReactionMark title={reaction} className="size-[1.25rem]" />
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button className="self-start" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('More reactions')}
        </Button>
      ) : null}
    </div>
  )
}

function nameOf(reaction: string): string | undefined {
  const name = catalog.find(({ title }) => title === reaction)?.name
  return name && t(name)
}

interface ChoiceProps {
  readonly isChosen: boolean
  readonly label: string
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Choice({ isChosen, label, onChoose, children }: ChoiceProps) {
  return (
    <Button
      size="dense"
      variant={isChosen ? 'secondary' : 'ghost'}
      aria-pressed={isChosen}
      aria-label={label}
      onClick={onChoose}
    >
      {children}
    </Button>
  )
}
