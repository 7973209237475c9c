import type { EventCard as Card } from '@rise/contract/events/shapes'
import { mannerNames, topicNames } from '@rise/contract/events/words'
import { formatInteger } from '@rise/contract/words'
import { CardAbove, CardLink } from '../../ui/base/card.tsx'
import { Picture } from '../../ui/base/picture.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { MemberLink } from '../connections/index.ts'
import { AudienceMark } from '../content/index.ts'
import { CommentCount, ReactionSummary } from '../discussion/index.ts'
import { EventTime } from './event-time.tsx'
import { eventHref } from './events-address.ts'
import { isOver } from './time-in-words.ts'

const WIDTH = 160

interface Props {
  readonly event: Card
  readonly heading?: 'h2' | 'h3'
  /** Whether it was announced since the member's last visit. */
  readonly isNew?: boolean
}

/** An event in a list. */
export function EventCard({ event, heading: Heading = 'h3', isNew = false }: Props) {
  const { slug, title, summary, cover, hosts, topic, cancelled } = event
  const [host] = hosts
  return (
    <article className="row flex items-start gap-4 sm:p-4">
      <div className="flex min-w-0 grow flex-col">
        <p className="text-small font-medium text-brand">
          <EventTime event={event} />
        </p>
        <Heading className="text-lead font-semibold wrap-anywhere">
          <CardLink to={eventHref(slug)}>{title}</CardLink>
          {isNew ? (
            <>
              {' '}
              <span aria-hidden className="inline-block size-2 rounded-full bg-brand align-middle" />
              <span className="sr-only"> (new)</span>
            </>
          ) : null}
        </Heading>
        {summary ? <p className="mt-1 line-clamp-2 text-small text-muted wrap-anywhere">{summary}</p> : null}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-3 text-small text-subtle">
          {cancelled ? <Badge tone="danger">Cancelled</Badge> : null}
          <span>{placeInWords(event)}</span>
          <span>{topicNames[topic]}</span>
          {host ? (
            <CardAbove className="min-w-0 wrap-anywhere">
              By <MemberLink member={host} />
            </CardAbove>
          ) : null}
          <span className="tabular-nums">{seatsInWords(event)}</span>
          <AudienceMark audience={event.audience} />
          <ReactionSummary reactions={event.reactions} />
          <CommentCount count={event.comments} />
        </div>
      </div>
      {cover ? (
        <Picture
          src={cover}
          width={WIDTH}
          height={Math.round(WIDTH / 1.5)}
          sizes="(min-width: 40rem) 8rem, 6rem"
          className="aspect-[3/2] h-auto w-24 shrink-0 rounded-control bg-raised object-cover max-sm:hidden sm:w-[8rem]"
          fallback={null}
        />
      ) : null}
    </article>
  )
}

/** `Zurich`, `Online`, or `Zurich and online`. */
export function placeInWords({ manner, city }: Pick<Card, 'manner' | 'city'>): string {
  if (city === null) return mannerNames.online
  return manner === 'hybrid' ? `${city.name} and online` : city.name
}

/** Returns the number of participants and of places, in words. */
export function seatsInWords({
  going,
  waiting,
  capacity,
  ends,
}: Pick<Card, 'going' | 'waiting' | 'capacity' | 'ends'>) {
  if (isOver({ ends })) return `${formatInteger(going)} took part`
  const people = `${formatInteger(going)} going`
  if (capacity === null) return people
  if (going < capacity) return `${people} of ${formatInteger(capacity)}`
  return waiting > 0 ? `Full · ${formatInteger(waiting)} on the waiting list` : 'Full'
}
