import type { HeadlineAuthor } from '@rise/contract/headlines/shapes'
import type { LinkPreview } from '@rise/contract/link-previews/shapes'
import type { Picture as PictureData } from '@rise/contract/pictures/shapes'
import { rich } from '@rise/texts/rich'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card, CardLink } from '../../ui/base/card.tsx'
import { Facts } from '../../ui/base/facts.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { Picture } from '../../ui/base/picture.tsx'
import { Avatar } from '../../ui/marks/avatar.tsx'
import { hostOf } from '../link-previews/index.ts'

interface ShownHeadline {
  readonly title: string
  readonly summary: string
  readonly cover: PictureData | null
  readonly body: string
  readonly link: LinkPreview | null
  readonly author: HeadlineAuthor
}

interface Props {
  readonly shown: ShownHeadline
  /** The reading time of an article or the site of a link, and the date; no date in a preview. */
  readonly facts: ReactNode
  /** Replaces the text of an article, below the summary, for viewers who can't read it. */
  readonly instead?: ReactNode
}

const WIDTH = 1136

/**
 * A headline in full: an article with cover and text, or the author's comment on an external page and a link to that
 * page.
 */
export function HeadlineView({ shown, facts, instead }: Props) {
  const { title, summary, cover, body, link, author } = shown
  return (
    <article>
      <header>
        <h1 className="text-h1 wrap-anywhere md:text-display">{title}</h1>
        <div className="mt-4 flex min-w-0 items-center gap-3">
          <Avatar name={author.name} photo={author.photo} size={48} />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              <TextLink to={`/professional/${author.slug}`} look="plain">
                {author.name}
              </TextLink>
            </p>
            <p className="text-small text-subtle">{facts}</p>
          </div>
        </div>
      </header>
      {link ? (
        <>
          {summary ? <p className="mt-6 text-lead whitespace-pre-line wrap-anywhere">{summary}</p> : null}
          <LinkedPage link={link} summary={summary} />
        </>
      ) : (
        <>
          {cover ? (
            <Picture
              src={cover}
              width={cover.width}
              height={cover.height}
              sizes="(min-width: 40rem) 640px, 100vw"
              alt={cover.alt}
              className="mt-6 h-auto max-h-[26rem] w-full rounded-card cover-picture"
              fallback={null}
              eager
            />
          ) : null}
          {instead ? (
            <>
              {summary ? <p className="mt-8 max-w-reading whitespace-pre-line wrap-anywhere">{summary}</p> : null}
              {instead}
            </>
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server to an allow-list
            <div className="prose mt-8" dangerouslySetInnerHTML={{ __html: body }} />
          )}
        </>
      )}
    </article>
  )
}

/** The linked page's own title and description. Its host is always shown. */
function LinkedPage({ link, summary }: { link: LinkPreview; summary: string }) {
  const { url, title, description, siteName, picture } = link
  const host = hostOf(url)
  return (
    <Card className="mt-6 overflow-hidden p-0!">
      <Picture
        src={picture}
        width={WIDTH}
        height={Math.round(WIDTH / 1.91)}
        sizes="(min-width: 40rem) 640px, 100vw"
        className="aspect-[1.91/1] h-auto w-full cover-picture"
        fallback={null}
        eager
      />
      <div className="p-4">
        <p className="text-small text-subtle wrap-anywhere">
          <Facts>
            {siteName === host ? null : siteName}
            {host}
          </Facts>
        </p>
        <p className="mt-1 text-lead font-semibold wrap-anywhere">
          <CardLink to={url} rel="noopener nofollow ugc">
            {title || host}
          </CardLink>
        </p>
        {description && description !== summary ? (
          <p className="mt-1 line-clamp-3 text-small text-muted wrap-anywhere">{description}</p>
        ) : null}
        <p aria-hidden className="mt-3 flex items-center gap-1 text-small font-medium text-brand">
          {rich('Read it on their site {icon}', { icon: <ExternalLink size={16} /> })}
        </p>
      </div>
    </Card>
  )
}
