import { type WeekFigure, weekFigures } from '@rise/contract/admin/kinds'
import type { AdminOverview } from '@rise/contract/admin/shapes'
import { formatInteger } from '@rise/contract/words'
import { cx } from '../../ui/base/class-names.ts'

const names: Readonly<Record<WeekFigure, string>> = {
  members: 'New members',
  jobs: 'New jobs',
  applications: 'Applications',
  posts: 'Posts',
  messages: 'Messages',
  reports: 'Reports',
  failedMails: 'Failed emails',
}

/** Of these, more is bad news. */
const unwelcome: ReadonlySet<WeekFigure> = new Set(['reports', 'failedMails'])

/** The last seven days, each figure against the seven days before. */
export function WeekFigures({ overview: { week, active } }: { overview: AdminOverview }) {
  return (
    <section aria-labelledby="week">
      <h2 id="week" className="text-h3">
        Last 7 days
      </h2>
      <p className="text-small text-muted tabular-nums">
        {formatInteger(active)} {active === 1 ? 'member was' : 'members were'} active
      </p>
      <dl className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-4">
        {weekFigures.map((figure) => (
          <div key={figure} className="flex flex-col rounded-card border border-line bg-surface p-3">
            <dt className="order-2 text-small text-muted">{names[figure]}</dt>
            <dd className="order-1 text-h3 font-semibold tabular-nums">{formatInteger(week[figure].now)}</dd>
            <dd className="order-3 text-small tabular-nums">
              <Change {...week[figure]} unwelcome={unwelcome.has(figure)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Change({ now, before, unwelcome: isBad }: { now: number; before: number; unwelcome: boolean }) {
  const more = now - before
  if (more === 0) return <span className="text-muted">Same as the week before</span>
  return (
    <span className={cx(more > 0 === isBad ? 'text-danger' : 'text-success')}>
      {formatInteger(Math.abs(more))} {more > 0 ? 'more' : 'fewer'} than the week before
    </span>
  )
}
