import type { MemberCard } from '@rise/contract/connections/shapes'
import type { EventCard, EventMoment } from '@rise/contract/events/shapes'
import { topicNames } from '@rise/contract/events/words'
import { t } from '@rise/texts'
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
  /** The form to take part, shown below the facts in the same card. */
  readonly takePart?: ReactNode
  /** Content below the text. */
  readonly children?: ReactNode
}

/**
 * An event in full: its picture and its text, and next to them a card of facts that stays in view. On phones, the card
 * is below the title.
 */
export function EventView({ shown, instead, takePart, children }: Props) {
  const { title, cover, topic, venue, link, body, cancelled, hosts } = shown
  return (
    <article>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <header className="min-w-0">
          {cover ? <Banner cover={cover} /> : null}
          {cancelled ? (
            <p className="mb-2">
              <Badge tone="danger">{t('Cancelled')}</Badge>
            </p>
          ) : null}
          <h1 className="text-h1 wrap-anywhere md:text-display">{title}</h1>
          <ul aria-label={t('Hosts')} className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
            {hosts.map((host) => (
              <li key={host._id} className="flex min-w-0 items-center gap-3">
                <MemberPicture member={host} />
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">
                    <MemberLink member={host} />
                  </p>
                  <p className="line-clamp-1 text-small text-subtle wrap-anywhere">{host.headline ?? t('Host')}</p>
                </div>
              </li>
            ))}
          </ul>
        </header>
        <aside
          aria-label={t('When, where and taking part')}
          className="h-fit rounded-card border border-line bg-surface lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <ul aria-label={t('Facts')} className="flex flex-col gap-4 p-4 sm:p-6">
            <Fact icon={<CalendarClock size={16} aria-hidden />}>
              <EventTime event={shown} />
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
            <Fact icon={<Tag size={16} aria-hidden />}>{t(topicNames[topic])}</Fact>
          </ul>
          {takePart}
        </aside>
        <div className="min-w-0">
          {instead ?? (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server to an allow-list
            <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
          )}
          {children}
        </div>
      </div>
    </article>
  )
}

/**
 * The whole picture, so that no part of it is cut off. The colours of its edges fill the rest of the banner; the
 * outermost pixels, which are often blended with the page, are outside of it. Left and right are those of the picture,
 * in every direction of text.
 */
function Banner({ cover }: { cover: NonNullable<ShownEvent['cover']> }) {
  const edge = (className: string) => (
    <Picture
      src={cover}
      width={cover.width}
      height={cover.height}
      sizes="128px"
      className={`h-full w-auto max-w-none shrink-0 scale-x-[80] ${className}`}
      fallback={null}
    />
  )
  return (
    <div className="relative mb-6 h-[8.5rem] overflow-hidden rounded-card cover-picture md:mb-8 md:h-[20rem]">
      <span aria-hidden className="absolute inset-y-0 -left-8 flex w-1/2 justify-start overflow-hidden [direction:ltr]">
        {edge('origin-left')}
      </span>
      <span aria-hidden className="absolute inset-y-0 -right-8 flex w-1/2 justify-end overflow-hidden [direction:ltr]">
        {edge('origin-right')}
      </span>
      <Picture
        src={cover}
        width={cover.width}
        height={cover.height}
        sizes="(min-width: 48rem) 512px, 60vw"
        alt={cover.alt}
        className="relative mx-auto block h-full w-auto max-w-full object-contain"
        fallback={null}
        eager
      />
    </div>
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
