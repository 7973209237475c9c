import type { EventMoment } from '@rise/contract/events/shapes'
import { dayOf } from '@rise/contract/events/words'
import { cx } from '../../ui/base/class-names.ts'
import { dayInWords } from './time-in-words.ts'

interface Props {
  readonly starts: EventMoment
  readonly isPast?: boolean
  readonly className?: string
}

/** The day of an event as a calendar leaf: weekday, day and month, in the event's own time zone. */
export function DateTile({ starts, isPast = false, className }: Props) {
  const { weekday, day, month, year } = dayOf(starts.local)
  return (
    <time
      dateTime={starts.local.slice(0, 10)}
      className={cx(
        'flex w-[3.5rem] shrink-0 flex-col items-center self-start rounded-control border border-line bg-bg py-1 tabular-nums',
        className,
      )}
    >
      <span className="sr-only">{dayInWords(starts.local)}</span>
      <span aria-hidden className="text-caption font-medium text-muted">
        {weekday}
      </span>
      <span aria-hidden className="text-h2 font-semibold">
        {day}
      </span>
      <span aria-hidden className="text-caption font-semibold text-warning">
        {isPast ? `${month} ${year.slice(2)}` : month}
      </span>
    </time>
  )
}
