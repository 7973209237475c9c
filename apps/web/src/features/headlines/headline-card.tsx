import type { Reactions } from '@rise/contract/discussion/shapes'
import type { HeadlineAuthor, NewestHeadline } from '@rise/contract/headlines/shapes'
import { ExternalLink } from 'lucide-react'
import { CardAbove, CardLink } from '../../ui/base/card.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { TextLink } from '../../ui/base/link.tsx'
import { Picture } from '../../ui/base/picture.tsx'
import { Avatar } from '../../ui/marks/avatar.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { AudienceMark } from '../content/index.ts'
import { CommentCount, ReactionSummary } from '../discussion/index.ts'
import { headlineHref } from './headlines-address.ts'

type Look = 'lead' | 'second' | 'row'

/** The layout of the cover for each look: the width to load, and the position. */
const covers: Readonly<Record<Look, { readonly width: number; readonly sizes: string; readonly className: string }>> = {
  lead: {
    width: 832,
    sizes: '(min-width: 64rem) 480px, 100vw',
    className: 'md:order-last md:w-[58%] md:shrink-0',
  },
  second: { width: 400, sizes: '(min-width: 40rem) 400px, 100vw', className: '' },
  row: { width: 160, sizes: '(min-width: 40rem) 8rem, 6rem', className: 'order-last w-24 shrink-0 sm:w-[8rem]' },
}

const styles: Readonly<Record<Look, { readonly box: string; readonly title: string; readonly lines: string }>> = {
  lead: { box: 'card flex flex-col gap-4 md:flex-row md:gap-6', title: 'text-h2', lines: 'line-clamp-4' },
  second: { box: 'card flex h-full flex-col gap-4', title: 'text-h3', lines: 'line-clamp-2' },
  row: { box: 'row flex items-start gap-4 sm:p-4', title: 'text-lead', lines: 'line-clamp-2' },
}

interface Props {
  readonly headline: NewestHeadline
  /** Absent where the author is obvious. */
  readonly author?: HeadlineAuthor
  readonly reactions?: Reactions
  readonly comments?: number
  readonly heading?: 'h2' | 'h3'
  /** The first story of a front page, one of the next two, or one of a list. */
  readonly look?: Look
}

/** A headline in a list, with its cover if it has one. */
export function HeadlineCard({
  headline,
  author,
  reactions,
  comments = 0,
  heading: Heading = 'h3',
  look = 'row',
}: Props) {
  const { slug, title, summary, cover } = headline
  const { box, title: titleClass, lines } = styles[look]
  const { width, sizes, className } = covers[look]
  return (
    <article className={box}>
      {cover ? (
        <div className={className}>
          <Picture
            src={cover}
            width={width}
            height={Math.round(width / 1.5)}
            sizes={sizes}
            className="aspect-[3/2] h-auto w-full rounded-control bg-raised object-cover"
            fallback={null}
            eager={look === 'lead'}
          />
        </div>
      ) : null}
      <div className="flex min-w-0 grow flex-col">
        <Heading className={cx('font-semibold wrap-anywhere', titleClass)}>
          <CardLink to={headlineHref(slug)}>{title}</CardLink>
        </Heading>
        {summary ? <p className={cx('mt-1 text-small text-muted wrap-anywhere', lines)}>{summary}</p> : null}
        <div
          className={cx(
            'flex flex-wrap items-center gap-x-3 gap-y-1 pt-3 text-small text-subtle',
            look !== 'row' && 'mt-auto',
          )}
        >
          {author ? (
            <CardAbove className="flex min-w-0 items-center gap-2">
              <Avatar name={author.name} photo={author.photo} size={24} />
              <TextLink to={`/professional/${author.slug}`} look="quiet" className="font-medium wrap-anywhere">
                {author.name}
              </TextLink>
            </CardAbove>
          ) : null}
          <HeadlineFacts headline={headline} />
          <AudienceMark audience={headline.audience} />
          {reactions ? <ReactionSummary reactions={reactions} /> : null}
          <CommentCount count={comments} />
        </div>
      </div>
    </article>
  )
}

/** The publication date, and the site of a link or the reading time of an article. */
export function HeadlineFacts({
  headline: { host, minutes, publishedAt },
}: {
  headline: Pick<NewestHeadline, 'host' | 'minutes' | 'publishedAt'>
}) {
  return (
    <span className="min-w-0 wrap-anywhere">
      <RelativeTime date={publishedAt} /> ·{' '}
      {host === null ? (
        <span className="whitespace-nowrap">{minutes} min read</span>
      ) : (
        <>
          {host} <ExternalLink size={16} aria-hidden className="inline align-text-bottom" />
        </>
      )}
    </span>
  )
}
