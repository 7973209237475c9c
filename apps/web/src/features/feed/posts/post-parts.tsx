import type { PostCard } from '@rise/contract/feed/shapes'
import { postKindWords } from '@rise/contract/feed/words'
import { useQueryClient } from '@tanstack/react-query'
import { Hand, Trophy } from 'lucide-react'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { addressesIn, MemberMenu } from '../../connections/index.ts'
import { AudienceMark, Byline, DeleteButton, HiddenMark } from '../../content/index.ts'
import { changeInLists, postKeys } from './queries.ts'
import { withTagLinks } from './tag-links.ts'

const icons = { hello: Hand, win: Trophy } as const

/** Above a post: its author, time and kind, and the author's menu. */
export function PostHeader({ post }: { post: PostCard }) {
  const { author, kind, audience, publishedAt, editedAt } = post
  const user = useCurrentUser()
  const Icon = kind === 'post' ? undefined : icons[kind]
  return (
    <header className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-3">
        <Byline author={author} at={publishedAt} changedAt={editedAt} />
        {user && user._id !== author._id ? (
          <MemberMenu
            member={author}
            follower={false}
            subject={{ kind: 'post', id: post._id }}
            pictures={addressesIn(post.body ?? '')}
          />
        ) : null}
      </div>
      {post.hidden ? <HiddenMark what={postKindWords[kind].noun} id={post._id} /> : null}
      {Icon || audience !== 'everyone' ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-muted">
          {Icon ? (
            <span className="inline-flex items-center gap-1 font-medium">
              <Icon size={16} aria-hidden />
              {postKindWords[kind].name}
            </span>
          ) : null}
          <AudienceMark audience={audience} />
        </p>
      ) : null}
    </header>
  )
}

/** The text of a post, with its hashtags linked to their posts. */
export function PostBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server to an allow-list
  return <div className="prose wrap-anywhere" dangerouslySetInnerHTML={{ __html: withTagLinks(html) }} />
}

interface DeletePostProps {
  readonly post: Pick<PostCard, '_id' | 'kind'>
  /** Whether it is the viewer's own; admins delete others' posts. */
  readonly own: boolean
  readonly look?: 'word' | 'whole'
  readonly onDeleted?: () => void
}

/** Deletes a post immediately, and offers to restore it. */
export function DeletePost({ post: { _id, kind }, own, look = 'word', onDeleted }: DeletePostProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { noun } = postKindWords[kind]
  const params = { id: _id }
  async function remove() {
    await api('DELETE /api/v1/posts/{id}', { params })
    onDeleted?.()
    changeInLists(queryClient, _id, null)
    await invalidate(queryClient, postKeys, { refetchType: 'none' })
  }
  async function undo() {
    await api('POST /api/v1/posts/{id}/restore', { params })
    await invalidate(queryClient, postKeys)
  }
  const postNoun = own ? `your ${noun}` : `this ${noun}`
  return <DeleteButton of={postNoun} look={look} remove={remove} deleted={`Deleted ${postNoun}`} undo={undo} />
}
