import { CalendarClock } from 'lucide-react'
import { dayWords } from '../../../ui/calendar/day-words.ts'

interface Props {
  /** The day, such as `2026-12-03`. */
  readonly on: string
  /** The professional's private note, which says what the step is. */
  readonly note: string
  /** Whether it is in a narrow column. */
  readonly brief?: boolean
}

/** The next step on the way to a job: its day, and what to do. */
export function NextStep({ on, note, brief = false }: Props) {
  return (
    <p className="mt-1 flex items-start gap-2 text-small">
      {brief ? null : <CalendarClock size={16} aria-hidden className="mt-0.5 shrink-0 text-brand" />}
      <span className="line-clamp-6 min-w-0 wrap-anywhere">
        <span className="font-semibold">Next step {dayWords(on)}</span>
        {note ? `: ${note}` : ''}
      </span>
    </p>
  )
}
