import { type Figure, figures } from '@rise/contract/admin/analytics/kinds'
import type { Analytics } from '@rise/contract/admin/analytics/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'

const shownFigures: readonly Figure[] = ['visitors', 'views', 'members', 'signUps', 'applications', 'hires']

/** The totals of the range, each compared with the same number of days before it. */
export function TotalsList({ totals, days }: { totals: Analytics['totals']; days: number }) {
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {shownFigures.map((name) => (
        <div key={name} className="flex flex-col rounded-card border border-line bg-surface p-3">
          <dt className="order-2 text-small text-muted">{t(figures[name])}</dt>
          <dd className="text-h3 font-semibold tabular-nums">{formatInteger(totals[name].now)}</dd>
          <dd className="order-3 text-caption text-muted">{changeOf(totals[name], days)}</dd>
        </div>
      ))}
    </dl>
  )
}

function changeOf({ now, before }: { now: number; before: number }, days: number): string {
  if (before === 0) {
    return t('{days, plural, one {None in the day before} other {None in the # days before}}', { days })
  }
  const percent = Math.round((100 * (now - before)) / before)
  if (percent === 0) {
    return t('{days, plural, one {Same as the day before} other {Same as the # days before}}', { days })
  }
  return t('{days, plural, one {{change}% on the day before} other {{change}% on the # days before}}', {
    days,
    change: `${percent > 0 ? '+' : '−'}${formatInteger(Math.abs(percent))}`,
  })
}
