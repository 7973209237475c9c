import type { EventCard as Card } from '@rise/contract/events/shapes'
import { mannerNames, topicNames } from '@rise/contract/events/words'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { MapPin } from 'lucide-react'
import { CardAbove, CardLink } from '../../ui/base/card.tsx'
import { joinFacts } from '../../ui/base/join-facts.ts'
import { Picture } from '../../ui/base/picture.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { MemberLink, MemberPicture } from '../connections/index.ts'
import { AudienceMark } from '../content/index.ts'
import { CommentCount, ReactionSummary } from '../discussion/index.ts'
import { DateTile } from './date-tile.tsx'
import { StartTime } from './event-time.tsx'
import { eventHref } from './events-address.ts'
import { isOver } from './time-in-words.ts'

const WIDTH = 208
const HEIGHT = 130

interface Props {
  readonly event: Card
  readonly heading?: 'h2' | 'h3'
  /** Whether it was announced since the member's last visit. */
  readonly isNew?: boolean
}

/** An event in a list: its day at the start and its picture at the end, or above on phones. */
export function EventCard({ event, heading: Heading = 'h3', isNew = false }: Props) {
  const { slug, title, summary, cover, hosts, topic, cancelled, starts } = event
  const [host] = hosts
  const over = isOver(event)
  return (
    <article className="row flex items-start gap-4 max-sm:flex-col-reverse max-sm:gap-3 max-sm:py-4 sm:p-4">
      <div className="flex min-w-0 grow gap-3 max-sm:w-full sm:gap-4">
        {/* On phones, the tile is on the picture, so that the title has the whole width. */}
        <DateTile
          starts={starts}
          isPast={over}
          className={cover ? 'max-sm:absolute max-sm:start-6 max-sm:top-6 max-sm:z-10' : ''}
        />
        <div className="flex min-w-0 grow flex-col">
          <StartTime event={event} />
          <Heading className="text-lead font-semibold wrap-anywhere">
            <CardLink to={eventHref(slug)}>{title}</CardLink>
            {isNew ? (
              <>
                {' '}
                <span aria-hidden className="inline-block size-2 rounded-full bg-brand align-middle" />
                <span className="sr-only">{t(' (new)')}</span>
              </>
            ) : null}
          </Heading>
          <p className="mt-2 flex flex-wrap gap-1">
            {cancelled ? <Badge tone="danger">{t('Cancelled')}</Badge> : null}
            <Badge>
              <MapPin size={12} aria-hidden /> {placeInWords(event)}
            </Badge>
            {isFull(event) && !over && !cancelled ? <Badge tone="warning">{fullInWords(event)}</Badge> : null}
          </p>
          {summary ? <p className="mt-2 line-clamp-2 text-small text-muted wrap-anywhere">{summary}</p> : null}
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-subtle">
            {host ? (
              <CardAbove className="flex min-w-0 items-center gap-2 font-medium text-text wrap-anywhere">
                <MemberPicture member={host} size={24} />
                <MemberLink member={host} />
              </CardAbove>
            ) : null}
            <span className="tabular-nums">
              {joinFacts([t(topicNames[topic]), isFull(event) && !over ? null : seatsInWords(event)])}
            </span>
            <AudienceMark audience={event.audience} />
            <ReactionSummary reactions={event.reactions} />
            <CommentCount count={event.comments} />
          </div>
        </div>
      </div>
      {cover ? (
        <Picture
          src={cover}
          width={WIDTH}
          height={HEIGHT}
          sizes={`(min-width: 40rem) ${WIDTH}px, 100vw`}
          className="aspect-[8/5] h-auto w-[13rem] shrink-0 rounded-control cover-picture max-sm:aspect-[2/1] max-sm:w-full"
          fallback={null}
        />
      ) : null}
    </article>
  )
}

/** Returns `Zurich`, `Online`, or `Zurich and online`. */
export function placeInWords({ manner, city }: Pick<Card, 'manner' | 'city'>): string {
  if (city === null) return t(mannerNames.online)
  return manner === 'hybrid' ? t('{city} and online', { city: city.name }) : city.name
}

type Seats = Pick<Card, 'going' | 'waiting' | 'capacity' | 'ends'>

/** Whether every place is taken. */
function isFull({ going, capacity }: Pick<Seats, 'going' | 'capacity'>): boolean {
  return capacity !== null && going >= capacity
}

/** Returns `Full`, or `Full · 3 waiting`. */
function fullInWords({ waiting }: Pick<Seats, 'waiting'>): string {
  return waiting > 0
    ? t('Full\u00a0· {count} waiting', { count: formatInteger(waiting) })
    : t('Full', 'every place is taken')
}

/** Returns `12 going`, `12 going of 30`, `Full` or `Full · 3 waiting`; `12 took part` once the event is over. */
export function seatsInWords(event: Seats): string {
  const { going, capacity } = event
  if (isOver(event)) return t('{count} took part', { count: formatInteger(going) })
  if (isFull(event)) return fullInWords(event)
  const count = formatInteger(going)
  return capacity === null
    ? t('{count} going', { count })
    : t('{count} going of {capacity}', { count, capacity: formatInteger(capacity) })
}
