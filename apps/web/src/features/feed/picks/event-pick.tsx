import { mannerNames } from '@rise/contract/events/words'
import type { PickedEvent } from '@rise/contract/feed/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { CardLink } from '../../../ui/base/card.tsx'
import { Dot } from '../../../ui/base/facts.tsx'
import { dateFormat } from '../../../ui/time/date-format.ts'
import { useDateLocale } from '../../../ui/time/date-locale.ts'

/** An upcoming event, between posts: its day as a tile, in the member's time zone. */
export function EventPick({ event }: { event: PickedEvent }) {
  const { slug, title, startsAt, going } = event
  const locale = useDateLocale()
  const starts = new Date(startsAt)
  const format = (parts: Intl.DateTimeFormatOptions) => dateFormat(locale, parts).format(starts)
  return (
    <div className="flex items-start gap-3">
      <div
        aria-hidden
        className="flex size-12 shrink-0 flex-col items-center justify-center rounded-control bg-brand-soft text-on-brand-soft"
      >
        <span className="text-caption font-semibold uppercase">{format({ month: 'short' })}</span>
        <span className="text-body font-semibold leading-none tabular-nums">{format({ day: 'numeric' })}</span>
      </div>
      <div className="min-w-0 grow">
        <h3 className="text-body font-semibold wrap-anywhere">
          <CardLink to={`/events/${slug}`}>{title}</CardLink>
        </h3>
        <p className="text-small text-muted wrap-anywhere">
          <time dateTime={startsAt}>
            {format({ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })}
          </time>
          <Dot />
          {placeOf(event)}
        </p>
        {going > 0 ? (
          <p className="mt-1 text-small text-subtle tabular-nums">
            {t('{count} going', { count: formatInteger(going) })}
          </p>
        ) : null}
      </div>
    </div>
  )
}

function placeOf({ manner, city }: PickedEvent): string {
  if (city === null) return t(mannerNames.online)
  return manner === 'hybrid' ? t('{city} and online', { city }) : city
}
