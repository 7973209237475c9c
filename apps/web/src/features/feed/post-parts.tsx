import type { PostCard } from '@rise/contract/feed/shapes'
import { postKindWords } from '@rise/contract/feed/words'
import { useQueryClient } from '@tanstack/react-query'
import { Hand, Trophy } from 'lucide-react'
import { useApi } from '../../app/base/settings.tsx'
import { askAgainFor } from '../../app/base/shown.ts'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { ChipLink } from '../../ui/base/chip.tsx'
import { MemberMenu } from '../connections/index.ts'
import { AudienceMark, Byline, DeleteButton } from '../content/index.ts'
import { feedHref } from './feed-address.ts'

const icons = { hello: Hand, win: Trophy } as const

/** Above a post: who wrote it, when, what kind it is, and what one can do about its author. */
export function PostHeader({ post }: { post: PostCard }) {
  const { author, kind, audience, publishedAt, editedAt } = post
  const user = useCurrentUser()
  const Icon = kind === 'post' ? undefined : icons[kind]
  return (
    <header className="flex items-start justify-between gap-3">
      <Byline author={author} at={publishedAt} changedAt={editedAt} />
      <div className="flex shrink-0 flex-wrap items-center justify-end gap-2 text-small text-muted">
        <AudienceMark audience={audience} />
        {Icon ? (
          <span className="chip">
            <Icon size={16} aria-hidden className="mr-1 inline" />
            {postKindWords[kind].name}
          </span>
        ) : null}
        {user && user._id !== author._id ? <MemberMenu member={author} follower={false} /> : null}
      </div>
    </header>
  )
}

/** The hashtags of a post, each leading to the posts that have it. */
export function PostTags({ tags }: Pick<PostCard, 'tags'>) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Hashtags" className="flex flex-wrap gap-2">
      {tags.map(({ slug, name }) => (
        <li key={slug} className="min-w-0 max-w-full">
          <ChipLink to={feedHref({ tab: 'newest', tag: slug })}>#{name}</ChipLink>
        </li>
      ))}
    </ul>
  )
}

interface DeletePostProps {
  readonly post: Pick<PostCard, '_id' | 'kind'>
  /** It is the visitor's own; an admin deletes others'. */
  readonly own: boolean
  readonly look?: 'word' | 'whole'
  readonly onDeleted?: () => void
}

/** Deletes a post after a question: what was said to it cannot be brought back. */
export function DeletePost({ post: { _id, kind }, own, look = 'word', onDeleted }: DeletePostProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { noun } = postKindWords[kind]
  async function remove() {
    await api('DELETE /api/v1/posts/{id}', { params: { id: _id } })
    onDeleted?.()
    await askAgainFor(queryClient, 'posts', onDeleted ? { refetchType: 'none' } : {})
  }
  return (
    <DeleteButton
      of={own ? `your ${noun}` : `this ${noun}`}
      title={`Delete this ${noun}?`}
      confirm={`Delete ${noun}`}
      look={look}
      remove={remove}
    >
      Its reactions go with it. You can’t undo this.
    </DeleteButton>
  )
}
