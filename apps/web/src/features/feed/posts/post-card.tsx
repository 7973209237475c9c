import type { PostCard as Post } from '@rise/contract/feed/shapes'
import { postName } from '@rise/contract/feed/words'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { MessageCircle } from 'lucide-react'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { memberName } from '../../connections/index.ts'
import { useMayEdit } from '../../content/index.ts'
import { ReactionBar } from '../../discussion/index.ts'
import { LinkCard } from '../../link-previews/index.ts'
import { LivePollCard } from '../../polls/index.ts'
import { CopyPostLink } from './copy-post-link.tsx'
import { postHref } from './feed-address.ts'
import { PostMenu } from './post-menu.tsx'
import { PostBody, PostHeader } from './post-parts.tsx'
import { commentsLabel, copyLinkLabel, postBy, readMoreLabel } from './post-words.ts'
import { SavePost } from './save-post.tsx'

/** A post in the feed: in full if it is short, otherwise truncated. */
export function PostCard({ post, why = null }: { post: Post; why?: string | null }) {
  const { _id, kind, author, excerpt, body, reactions, comments, poll } = post
  const mayEdit = useMayEdit(author._id)
  const isOwn = useCurrentUser()?._id === author._id
  const name = memberName(author)
  return (
    <Card as="article" aria-label={postName(kind, name)} className="flex flex-col gap-4">
      {why === null ? null : <p className="-mb-2 text-small text-subtle">{why}</p>}
      <PostHeader post={post} menu={mayEdit ? <PostMenu post={post} own={isOwn} /> : undefined} />
      {body === null ? (
        <div>
          <p className="wrap-anywhere">{excerpt}</p>
          <p className="mt-2">
            <TextLink to={postHref(_id)} aria-label={readMoreLabel(kind, name)}>
              {t('Read more')}
            </TextLink>
          </p>
        </div>
      ) : (
        <PostBody html={body} />
      )}
      {post.link ? <LinkCard link={post.link} /> : null}
      {poll ? <LivePollCard poll={poll} heading="h3" /> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ReactionBar id={_id} what={postBy(kind, name)} reactions={reactions} />
        <div className="flex flex-wrap items-center gap-1">
          <ButtonLink
            to={postHref(_id)}
            variant="ghost"
            size="dense"
            className="text-muted!"
            aria-label={commentsLabel(kind, name, comments)}
          >
            <span className="flex items-center gap-1 tabular-nums">
              <MessageCircle size={16} aria-hidden />
              {comments === 0 ? null : formatInteger(comments)}
            </span>
          </ButtonLink>
          <CopyPostLink id={_id} label={copyLinkLabel(kind, name)} />
          <SavePost post={post} />
        </div>
      </div>
    </Card>
  )
}
