import type { Reactions } from '@rise/contract/discussion/shapes'
import type { HeadlineAuthor, NewestHeadline } from '@rise/contract/headlines/shapes'
import { ExternalLink } from 'lucide-react'
import { Card, CardAbove, CardLink } from '../../ui/base/card.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { Picture } from '../../ui/base/picture.tsx'
import { Avatar } from '../../ui/marks/avatar.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { AudienceMark } from '../content/index.ts'
import { ReactionSummary } from '../discussion/index.ts'
import { headlineHref } from './headlines-address.ts'

const WIDTH = 160
const HEIGHT = 106

interface Props {
  readonly found: NewestHeadline
  /** Left out where it is plain whose it is. */
  readonly author?: HeadlineAuthor
  readonly reactions?: Reactions
  readonly heading?: 'h2' | 'h3'
}

/** A headline in a list. Its cover stands beside it where it has one. */
export function HeadlineCard({ found, author, reactions, heading: Heading = 'h3' }: Props) {
  const { slug, title, summary, cover } = found
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex items-start gap-4">
        <div className="min-w-0 grow">
          <Heading className="text-lead font-semibold wrap-anywhere">
            <CardLink to={headlineHref(slug)}>{title}</CardLink>
          </Heading>
          {summary ? <p className="mt-1 line-clamp-3 text-small text-muted wrap-anywhere">{summary}</p> : null}
        </div>
        <Picture
          src={cover}
          width={WIDTH}
          height={HEIGHT}
          sizes="(min-width: 40rem) 10rem, 6rem"
          className="aspect-[3/2] h-auto w-24 shrink-0 rounded-control bg-raised object-cover sm:w-[10rem]"
          fallback={null}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-subtle">
        {author ? (
          <CardAbove className="flex min-w-0 items-center gap-2">
            <Avatar name={author.name} photo={author.photo} size={24} />
            <TextLink to={`/professional/${author.slug}`} look="quiet" className="font-medium wrap-anywhere">
              {author.name}
            </TextLink>
          </CardAbove>
        ) : null}
        <HeadlineFacts found={found} />
        <AudienceMark audience={found.audience} />
        {reactions ? (
          <span className="ml-auto">
            <ReactionSummary reactions={reactions} />
          </span>
        ) : null}
      </div>
    </Card>
  )
}

/** When it was published, and where it is read or how long that takes. */
export function HeadlineFacts({
  found: { host, minutes, publishedAt },
}: {
  found: Pick<NewestHeadline, 'host' | 'minutes' | 'publishedAt'>
}) {
  return (
    <span className="min-w-0 wrap-anywhere">
      <RelativeTime date={publishedAt} className="whitespace-nowrap" /> ·{' '}
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
