import type { PostCard } from '@rise/contract/feed/shapes'
import { postKindWords } from '@rise/contract/feed/words'
import { Hand, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { Dot } from '../../../ui/base/facts.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { addressesIn, MemberLink, MemberMenu, MemberPicture } from '../../connections/index.ts'
import { AudienceMark, HiddenMark } from '../../content/index.ts'
import { withTagLinks } from './tag-links.ts'

const icons = { hello: Hand, win: Trophy } as const

interface PostHeaderProps {
  readonly post: PostCard
  /** The menu at the end; null for none. By default, the actions on the author, for other members. */
  readonly menu?: ReactNode
}

/** The header of a post, in two lines: its author and kind, then the author's headline and the time. */
export function PostHeader({ post, menu }: PostHeaderProps) {
  const { author, kind, audience, publishedAt, editedAt } = post
  const user = useCurrentUser()
  const Icon = kind === 'post' ? undefined : icons[kind]
  const isOwn = user?._id === author._id
  return (
    <header className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-2">
        <div className="grid min-w-0 grow grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
          <MemberPicture member={author} size={48} />
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-2">
              <span className="min-w-0 font-semibold wrap-anywhere">
                <MemberLink member={author} />
              </span>
              {Icon ? (
                <Badge>
                  <Icon size={12} aria-hidden />
                  {postKindWords[kind].name}
                </Badge>
              ) : null}
            </p>
            <p className="flex min-w-0 items-center gap-x-1 text-small text-subtle">
              {author.headline ? (
                <>
                  <span className="truncate text-muted">{author.headline}</span>
                  <Dot />
                </>
              ) : null}
              <span className="shrink-0">
                <RelativeTime date={publishedAt} />
                {editedAt ? ', edited' : null}
              </span>
              {audience === 'everyone' ? null : (
                <>
                  <Dot />
                  <AudienceMark audience={audience} />
                </>
              )}
            </p>
          </div>
        </div>
        {menu ??
          (user && !isOwn ? (
            <MemberMenu
              member={author}
              follower={false}
              subject={{ kind: 'post', id: post._id }}
              pictures={addressesIn(post.body ?? '')}
            />
          ) : null)}
      </div>
      {post.hidden ? <HiddenMark what={postKindWords[kind].noun} id={post._id} /> : null}
    </header>
  )
}

/** The text of a post, with its hashtags linked to their posts. */
export function PostBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server to an allow-list
  return <div className="prose wrap-anywhere" dangerouslySetInnerHTML={{ __html: withTagLinks(html) }} />
}
