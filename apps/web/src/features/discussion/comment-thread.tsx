import type { Comment, Reply } from '@rise/contract/discussion/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate, pagesOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { notePublication } from '../../app/socket/own-publications.ts'
import { Button } from '../../ui/base/button.tsx'
import { memberName } from '../connections/index.ts'
import { CommentCard } from './comment-card.tsx'
import { CommentForm } from './comment-form.tsx'
import { commentKeys } from './marks/subject-keys.ts'

interface Props {
  readonly comment: Comment
  readonly subjectId: string
  /** The comment or reply that the address names. */
  readonly linkedId: string | undefined
  /** The linked reply, if it is in this thread. */
  readonly linkedReply: Reply | null
  readonly note: string | undefined
  readonly closed: boolean
  /** Pins the comment, or unpins it with null; absent where the viewer may not. */
  readonly pin: ((id: string | null) => void) | undefined
  readonly isPinned: boolean
  /** Whether a reply is held back, because someone else has added it meanwhile. */
  readonly isWaiting: (reply: Reply) => boolean
}

/** A comment with its replies. */
export function CommentThread(props: Props) {
  const { comment, subjectId, linkedId, linkedReply, note, closed, pin, isPinned, isWaiting } = props
  const api = useApi()
  const queryClient = useQueryClient()
  const [target, setTarget] = useState<Reply>()
  const { items, next } = comment.replies
  const [isWhole, setIsWhole] = useState(false)
  const laterQuery = useInfiniteQuery({
    ...pagesOf(
      api,
      'GET /api/v1/comments/{id}/replies',
      { params: { id: comment._id }, query: { before: next ?? '' } },
      { initialPageParam: next ?? '' },
    ),
    enabled: isWhole && next !== null,
  })
  const laterReplies = laterQuery.data?.pages.flatMap((page) => page.items) ?? []
  const visibleReplies = [...items, ...laterReplies].filter((one) => !isWaiting(one))
  const replies =
    linkedReply && !visibleReplies.some(({ _id }) => _id === linkedReply._id)
      ? [...visibleReplies, linkedReply]
      : visibleReplies
  const isMore = isWhole ? laterQuery.hasNextPage : next !== null
  const onReply = closed ? undefined : setTarget
  const threadName = comment.author ? t('{name}’s comment', { name: memberName(comment.author) }) : t('this comment')
  return (
    <>
      <CommentCard
        comment={comment}
        isLinked={comment._id === linkedId}
        note={note}
        onReply={onReply}
        pin={pin && comment.gone === null ? () => pin(isPinned ? null : comment._id) : undefined}
        isPinned={isPinned}
      />
      {replies.length > 0 || target || isMore ? (
        <div className="mt-4 ml-4 flex flex-col gap-4 border-l border-line pl-4 sm:ml-6 sm:pl-6">
          {replies.length > 0 ? (
            <ul aria-label={t('Replies to {what}', { what: threadName })} className="flex flex-col gap-4">
              {replies.map((one) => (
                <li key={one._id}>
                  <CommentCard comment={one} isLinked={one._id === linkedId} onReply={onReply} isReply />
                </li>
              ))}
            </ul>
          ) : null}
          {isMore ? (
            <Button
              variant="ghost"
              size="dense"
              className="self-start"
              busy={laterQuery.isFetching}
              aria-label={t('More replies to {what}', { what: threadName })}
              onClick={() => (isWhole ? void laterQuery.fetchNextPage() : setIsWhole(true))}
            >
              {isWhole ? t('More replies') : t('All {count} replies', { count: formatInteger(comment.replyCount) })}
            </Button>
          ) : null}
          {target ? (
            <CommentForm
              key={target._id}
              name={`reply-${target._id}`}
              label={target.author ? t('Reply to {name}', { name: memberName(target.author) }) : t('Your reply')}
              act={t('Reply')}
              isOpened
              send={async (newComment) => {
                const body = { ...newComment, replyTo: target._id }
                await api('POST /api/v1/discussions/{id}/comments', { params: { id: subjectId }, body })
                notePublication()
                setTarget(undefined)
                if (next !== null) setIsWhole(true)
                await invalidate(queryClient, commentKeys)
              }}
            >
              <Button variant="ghost" size="dense" onClick={() => setTarget(undefined)}>
                {t('Cancel')}
              </Button>
            </CommentForm>
          ) : null}
        </div>
      ) : null}
    </>
  )
}
