import type { PostCard } from '@rise/contract/feed/shapes'
import { postKindWords } from '@rise/contract/feed/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
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

/**
 * The header of a post: its author, then the author's headline, the time and the post's kind. On phones, the headline has
 * a line of its own.
 */
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
            <p className="font-semibold wrap-anywhere">
              <MemberLink member={author} />
            </p>
            {/* Dots are spaces, which a flex container would drop. */}
            <p className="flex min-w-0 items-center text-small whitespace-pre text-subtle max-sm:flex-wrap">
              {author.headline ? (
                <>
                  <span className="truncate text-muted max-sm:basis-full">{author.headline}</span>
                  <span className="max-sm:hidden">
                    <Dot />
                  </span>
                </>
              ) : null}
              <span className="shrink-0">
                {editedAt ? (
                  rich('{when}, edited', { when: <RelativeTime date={publishedAt} /> })
                ) : (
                  <RelativeTime date={publishedAt} />
                )}
              </span>
              {audience === 'everyone' ? null : (
                <>
                  <Dot />
                  <AudienceMark audience={audience} />
                </>
              )}
              {Icon ? (
                <span className="ms-2">
                  <Badge>
                    <Icon size={12} aria-hidden />
                    {t(postKindWords[kind].name)}
                  </Badge>
                </span>
              ) : null}
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
      {post.hidden ? <HiddenMark what={kind} id={post._id} /> : null}
    </header>
  )
}

/** The text of a post, with its hashtags linked to their posts. */
export function PostBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server to an allow-list
  return <div className="prose wrap-anywhere" dangerouslySetInnerHTML={{ __html: withTagLinks(html) }} />
}
