import type { MemberCard } from '@rise/contract/connections/shapes'
import type { EventCard, EventMoment } from '@rise/contract/events/shapes'
import { topicNames } from '@rise/contract/events/words'
import { CalendarClock, Link2, MapPin, Tag, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextLink } from '../../../ui/base/link.tsx'
import { Picture } from '../../../ui/base/picture.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { MemberLink, MemberPicture } from '../../connections/index.ts'
import { placeInWords, seatsInWords } from '../event-card.tsx'
import { EventTime } from '../event-time.tsx'

interface ShownEvent extends Pick<EventCard, 'title' | 'cover' | 'topic' | 'manner' | 'city' | 'zone'> {
  readonly starts: EventMoment
  readonly ends: EventMoment
  readonly capacity: number | null
  readonly going: number
  readonly waiting: number
  readonly body: string
  readonly venue: string | null
  readonly link: string | null
  readonly cancelled: boolean
  readonly hosts: readonly MemberCard[]
}

interface Props {
  readonly shown: ShownEvent
  /** Replaces the text, for viewers who can't read it. */
  readonly instead?: ReactNode
  /** Next to the facts: the form to take part. */
  readonly children?: ReactNode
}

/** An event in full: its facts, its hosts and its text. */
export function EventView({ shown, instead, children }: Props) {
  const { title, cover, topic, venue, link, body, cancelled, hosts } = shown
  return (
    <article>
      <header>
        {cancelled ? (
          <p className="mb-2">
            <Badge tone="danger">Cancelled</Badge>
          </p>
        ) : null}
        <h1 className="text-h1 wrap-anywhere md:text-display">{title}</h1>
        <ul aria-label="Hosts" className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
          {hosts.map((host) => (
            <li key={host._id} className="flex min-w-0 items-center gap-3">
              <MemberPicture member={host} />
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">
                  <MemberLink member={host} />
                </p>
                <p className="line-clamp-1 text-small text-subtle wrap-anywhere">{host.headline ?? 'Host'}</p>
              </div>
            </li>
          ))}
        </ul>
      </header>
      <div className="mt-6 grid items-start gap-6 md:grid-cols-2">
        <ul aria-label="Facts" className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-6">
          <Fact icon={<CalendarClock size={16} aria-hidden />}>
            <EventTime event={shown} both />
          </Fact>
          <Fact icon={<MapPin size={16} aria-hidden />}>
            {placeInWords(shown)}
            {venue ? <span className="block text-small text-subtle">{venue}</span> : null}
          </Fact>
          {link ? (
            <Fact icon={<Link2 size={16} aria-hidden />}>
              <TextLink to={link} rel="noopener nofollow ugc">
                {link}
              </TextLink>
            </Fact>
          ) : null}
          <Fact icon={<UsersRound size={16} aria-hidden />}>
            <span className="tabular-nums">{seatsInWords(shown)}</span>
          </Fact>
          <Fact icon={<Tag size={16} aria-hidden />}>{topicNames[topic]}</Fact>
        </ul>
        {children}
      </div>
      {cover ? (
        <Picture
          src={cover}
          width={cover.width}
          height={cover.height}
          sizes="(min-width: 40rem) 640px, 100vw"
          alt={cover.alt}
          className="mt-6 h-auto max-h-[26rem] w-full rounded-card bg-raised object-cover"
          fallback={null}
          eager
        />
      ) : null}
      {instead ?? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server to an allow-list
        <div className="prose mt-8" dangerouslySetInnerHTML={{ __html: body }} />
      )}
    </article>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 wrap-anywhere">
      <span className="mt-1 text-subtle">{icon}</span>
      <div>{children}</div>
    </li>
  )
}
