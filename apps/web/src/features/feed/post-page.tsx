import type { Post } from '@rise/contract/feed/shapes'
import { postName } from '@rise/contract/feed/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { isNotFound } from '../../app/base/api.ts'
import { queryOf } from '../../app/base/query.ts'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { ForMembers } from '../../app/navigation/audience.tsx'
import { JsonLd } from '../../app/page/json-ld.tsx'
import { cutAtWord, PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { ShareButton } from '../../ui/feedback/share-button.tsx'
import { memberName } from '../connections/index.ts'
import { DeleteButton, Unfetched, useMayEdit } from '../content/index.ts'
import { Comments, ReactionBar } from '../discussion/index.ts'
import { LinkCard } from '../link-previews/index.ts'
import { LivePollCard } from '../polls/index.ts'
import { postJsonLd } from './post-json-ld.ts'
import { editHref, feedHref, postHref } from './posts/feed-address.ts'
import type { PostMenuProps } from './posts/post-menu-props.ts'
import { PostBody, PostHeader } from './posts/post-parts.tsx'
import { deleteThisLabel, editLabel, thisPost } from './posts/post-words.ts'
import { SavePost } from './posts/save-post.tsx'
import { useDeletePost } from './posts/use-delete-post.ts'

// The editor is loaded on demand, because few visits edit a post.
const PostEditor = lazy(async () => ({ default: (await import('./post-editor.tsx')).PostEditor }))

/** The maximum length of a title in search results and link previews, in characters. */
const LONGEST_TITLE = 60

/** A post. A members-only post is rendered without its content, which is requested once the viewer is known. */
export function PostPage() {
  const { post: id = '' } = useParams()
  const {
    data: post,
    error,
    isFetching,
    refetch,
  } = useQuery(queryOf(useApi(), 'GET /api/v1/posts/{id}', { params: { id } }))
  // Guests see the post but this member doesn't, because one of the two has blocked the other.
  if (isNotFound(error)) return <ErrorBody status={404} />
  if (post) return <ShownPost post={post} />
  return (
    <Unfetched
      failed={t('Couldn’t load this post')}
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

function ShownPost({ post }: { post: Post }) {
  const { publicUrl } = useSettings()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { _id, kind, author, excerpt, body, poll, reactions, noindex, publishedAt, editedAt } = post
  const mayEdit = useMayEdit(author._id)
  const isOwn = useCurrentUser()?._id === author._id
  const path = postHref(_id)
  const authorName = memberName(author)
  const title = postName(kind, authorName)
  const what = thisPost(kind)
  const page = author.role === 'professional' ? 'professional' : 'company'
  return (
    <div className="mx-auto max-w-feed px-gutter py-8 md:py-12">
      <PageHead
        title={cutAtWord(excerpt || title, LONGEST_TITLE)}
        description={excerpt || title}
        path={path}
        noindex={noindex}
        authored
        article={{
          published: publishedAt,
          modified: editedAt ?? publishedAt,
          author: `${publicUrl}/${page}/${author.slug}`,
        }}
      />
      {noindex ? null : <JsonLd value={postJsonLd(post, publicUrl)} />}
      <ForMembers>
        <p className="mb-2 text-small text-muted">
          <TextLink to={feedHref({ tab: undefined, tag: undefined })}>{t('Community')}</TextLink>
        </p>
      </ForMembers>
      <h1 className="text-h1 wrap-anywhere">{title}</h1>
      {mayEdit && search.has('edit') ? (
        <div className="mt-6">
          <Suspense fallback={null}>
            <PostEditor post={post} own={isOwn} onDone={() => void navigate(path, { replace: true })} />
          </Suspense>
        </div>
      ) : (
        <article className="mt-6 flex flex-col gap-6">
          <PostHeader post={post} menu={mayEdit ? null : undefined} />
          <PostBody html={body} />
          {poll ? <LivePollCard poll={poll} heading="h2" /> : null}
          {post.link ? <LinkCard link={post.link} /> : null}
          <ReactionBar id={_id} what={what} reactions={reactions} />
          <div className="flex flex-wrap gap-2">
            <ShareButton title={title} url={publicUrl + path} />
            <SavePost post={post} look="whole" />
            {mayEdit ? (
              <>
                <ButtonLink to={editHref(_id)} icon={<Pencil size={16} aria-hidden />}>
                  {editLabel(kind)}
                </ButtonLink>
                <DeletePost post={post} own={isOwn} />
              </>
            ) : null}
          </div>
        </article>
      )}
      <Comments id={_id} what={what} />
    </div>
  )
}

/** Deletes the post immediately, and offers to restore it. */
function DeletePost(props: PostMenuProps) {
  const navigate = useNavigate()
  const onDeleted = () => void navigate('/feed', { replace: true })
  return <DeleteButton label={deleteThisLabel(props)} look="whole" {...useDeletePost({ ...props, onDeleted })} />
}
