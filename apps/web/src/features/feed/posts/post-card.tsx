import type { PostCard as Post } from '@rise/contract/feed/shapes'
import { postKindWords } from '@rise/contract/feed/words'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { memberName } from '../../connections/index.ts'
import { useMayEdit } from '../../content/index.ts'
import { CommentCount, ReactionBar } from '../../discussion/index.ts'
import { LinkCard } from '../../link-previews/index.ts'
import { LivePollCard } from '../../polls/index.ts'
import { CopyPostLink } from './copy-post-link.tsx'
import { editHref, postHref } from './feed-address.ts'
import { DeletePost, PostBody, PostHeader } from './post-parts.tsx'
import { SavePost } from './save-post.tsx'

/** A post in the feed: a short one in full, a long one truncated. */
export function PostCard({ post, why = null }: { post: Post; why?: string | null }) {
  const { _id, kind, author, excerpt, body, reactions, comments, poll } = post
  const mayEdit = useMayEdit(author._id)
  const isOwn = useCurrentUser()?._id === author._id
  const { noun, name } = postKindWords[kind]
  const authorName = memberName(author)
  return (
    <Card as="article" aria-label={`${name} by ${authorName}`} className="flex flex-col gap-4">
      {why === null ? null : <p className="-mb-2 text-small text-subtle">{why}</p>}
      <PostHeader post={post} />
      {body === null ? (
        <div>
          <p className="wrap-anywhere">{excerpt}</p>
          <p className="mt-2">
            <TextLink to={postHref(_id)} aria-label={`Read more of the ${noun} by ${authorName}`}>
              Read more
            </TextLink>
          </p>
        </div>
      ) : (
        <PostBody html={body} />
      )}
      {post.link ? <LinkCard link={post.link} /> : null}
      {poll ? <LivePollCard poll={poll} heading="h3" /> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ReactionBar id={_id} what={`the ${noun} by ${authorName}`} reactions={reactions} compact />
        <div className="flex flex-wrap items-center gap-1">
          <ButtonLink
            to={postHref(_id)}
            variant="ghost"
            size="dense"
            aria-label={
              comments === 0
                ? `Comment on the ${noun} by ${authorName}`
                : `Comments on the ${noun} by ${authorName}, ${comments}`
            }
          >
            {comments === 0 ? 'Comment' : <CommentCount count={comments} />}
          </ButtonLink>
          {mayEdit ? (
            <>
              <ButtonLink
                to={editHref(_id)}
                variant="ghost"
                size="dense"
                aria-label={`Edit ${isOwn ? 'your' : 'this'} ${noun}`}
              >
                Edit
              </ButtonLink>
              <DeletePost post={post} own={isOwn} />
            </>
          ) : null}
          <CopyPostLink id={_id} of={`the ${noun} by ${authorName}`} />
          <SavePost post={post} />
        </div>
      </div>
    </Card>
  )
}
