import type { Reactions } from '@rise/contract/discussion/shapes'
import type { HeadlineAuthor, NewestHeadline } from '@rise/contract/headlines/shapes'
import { t } from '@rise/texts'
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

/** The cover for each look: its width in px, its `sizes`, and the classes for its position. */
const covers: Readonly<Record<Look, { readonly width: number; readonly sizes: string; readonly className: string }>> = {
  lead: {
    width: 832,
    sizes: '(min-width: 64rem) 480px, 100vw',
    className: 'md:order-last md:w-[58%] md:shrink-0',
  },
  second: { width: 400, sizes: '(min-width: 40rem) 400px, 100vw', className: '' },
  row: { width: 160, sizes: '(min-width: 40rem) 8rem, 5rem', className: 'w-[5rem] sm:row-span-2 sm:w-[8rem]' },
}

const titles: Readonly<Record<Look, string>> = { lead: 'text-h2', second: 'text-h3', row: 'text-body sm:text-lead' }
const boxes = { lead: 'card flex flex-col gap-4 md:flex-row md:gap-6', second: 'card flex h-full flex-col gap-4' }

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
  const { width, sizes, className } = covers[look]
  const picture = cover ? (
    <div className={className}>
      <Picture
        src={cover}
        width={width}
        height={Math.round(width / 1.5)}
        sizes={sizes}
        className="aspect-[3/2] h-auto w-full rounded-control cover-picture"
        fallback={null}
        eager={look === 'lead'}
      />
    </div>
  ) : null
  const text = (
    <>
      <Heading className={cx('font-semibold wrap-anywhere', titles[look])}>
        <CardLink to={headlineHref(slug)}>{title}</CardLink>
      </Heading>
      {summary ? (
        <p
          className={cx('mt-1 text-small text-muted wrap-anywhere', look === 'lead' ? 'line-clamp-4' : 'line-clamp-2')}
        >
          {summary}
        </p>
      ) : null}
    </>
  )
  const meta = <Meta headline={headline} author={author} reactions={reactions} comments={comments} />
  if (look === 'row') {
    return (
      // On phones, the line of facts is below the picture, where it has the whole width.
      <article className="row grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 sm:p-4">
        <div className={cx('min-w-0', picture === null && 'col-span-full')}>{text}</div>
        {picture}
        <div className={cx('col-span-full self-end pt-3', picture !== null && 'sm:col-span-1')}>{meta}</div>
      </article>
    )
  }
  return (
    <article className={boxes[look]}>
      {picture}
      <div className="flex min-w-0 grow flex-col">
        {text}
        <div className="mt-auto pt-3">{meta}</div>
      </div>
    </article>
  )
}

interface MetaProps {
  readonly headline: NewestHeadline
  readonly author: HeadlineAuthor | undefined
  readonly reactions: Reactions | undefined
  readonly comments: number
}

/** Author and facts, with reactions and comments at the end of the last line; in a narrow box, the author is above. */
function Meta({ headline, author, reactions, comments }: MetaProps) {
  return (
    <div className="@container text-small text-subtle">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 @min-[26rem]:grid-cols-[minmax(0,max-content)_minmax(10.5rem,1fr)_auto]">
        {author ? (
          <CardAbove className="col-span-full flex min-w-0 items-center gap-2 @min-[26rem]:col-span-1">
            <Avatar name={author.name} photo={author.photo} size={24} />
            <TextLink to={`/professional/${author.slug}`} look="quiet" className="truncate font-medium">
              {author.name}
            </TextLink>
          </CardAbove>
        ) : null}
        <p className={cx('flex min-w-0 items-center gap-2', !author && '@min-[26rem]:col-span-2')}>
          <HeadlineFacts headline={headline} />
          <AudienceMark audience={headline.audience} />
        </p>
        <span className="flex items-center gap-3">
          {reactions ? <ReactionSummary reactions={reactions} /> : null}
          <CommentCount count={comments} />
        </span>
      </div>
    </div>
  )
}

/**
 * The site of a link or the reading time of an article, and the publication date: last, because only the browser knows
 * how long ago it was.
 */
export function HeadlineFacts({
  headline: { host, minutes, publishedAt },
}: {
  headline: Pick<NewestHeadline, 'host' | 'minutes' | 'publishedAt'>
}) {
  return (
    <span className="flex min-w-0 items-center">
      {host === null ? (
        <span className="whitespace-nowrap">{t('{minutes} min read', { minutes: minutes ?? 0 })}</span>
      ) : (
        <>
          <span className="truncate">{host}</span>
          <ExternalLink size={16} aria-hidden className="ms-1 shrink-0 @max-[26rem]:hidden" />
        </>
      )}
      <span className="shrink-0">
        {'\u00a0· '}
        <RelativeTime date={publishedAt} keepsRoom />
      </span>
    </span>
  )
}
