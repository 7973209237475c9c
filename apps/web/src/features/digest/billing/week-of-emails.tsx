import { weekdays } from '@rise/contract/digest/kinds'
import { weekdayNames } from '@rise/contract/digest/words'
import { t } from '@rise/texts'
import { Mail } from 'lucide-react'
import { cx } from '../../../ui/base/class-names.ts'

/** The days of a week, with an envelope on each day with an email. Decorative: the text below it names the days. */
export function WeekOfEmails({ days }: { readonly days: readonly number[] }) {
  return (
    <ol aria-hidden className="grid grid-cols-7 gap-1">
      {weekdays.map((name, index) => {
        const hasEmail = days.includes(index + 1)
        return (
          <li key={name} className="flex flex-col items-center gap-1 text-caption text-subtle">
            {t(weekdayNames[name])[0]}
            <span
              className={cx(
                'flex size-8 items-center justify-center rounded-control',
                hasEmail ? 'bg-brand-soft text-on-brand-soft' : 'bg-raised',
              )}
            >
              {hasEmail ? <Mail size={16} /> : null}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
