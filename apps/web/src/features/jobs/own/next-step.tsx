import { rich } from '@rise/texts/rich'
import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
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
  const when = dayWords(on)
  return (
    <p className="mt-1 flex items-start gap-2 text-small">
      {brief ? null : <CalendarClock size={16} aria-hidden className="mt-0.5 shrink-0 text-brand" />}
      <span className="line-clamp-6 min-w-0 wrap-anywhere">
        {note
          ? rich('<step>Next step {when}</step>: {note}', { when, note, step: (text) => <Step>{text}</Step> })
          : rich('<step>Next step {when}</step>', { when, step: (text) => <Step>{text}</Step> })}
      </span>
    </p>
  )
}

function Step({ children }: { children: ReactNode }) {
  return <span className="font-semibold">{children}</span>
}
