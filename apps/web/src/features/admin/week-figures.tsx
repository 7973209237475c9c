import { type WeekFigure, weekFigures } from '@rise/contract/admin/kinds'
import type { AdminOverview } from '@rise/contract/admin/shapes'
import { formatInteger } from '@rise/contract/words'
import type { ReactNode } from 'react'
import { cx } from '../../ui/base/class-names.ts'
import { amountInWords } from '../plans/index.ts'

const names: Readonly<Record<WeekFigure, string>> = {
  members: 'New members',
  jobs: 'New jobs',
  applications: 'Applications',
  posts: 'Posts',
  messages: 'Messages',
  reports: 'Reports',
  failedMails: 'Failed emails',
}

/** Figures for which an increase is bad. */
const badFigures: ReadonlySet<WeekFigure> = new Set(['reports', 'failedMails'])

/** The last seven days, each figure against the seven days before. */
export function WeekFigures({ overview: { week, active, revenue } }: { overview: AdminOverview }) {
  return (
    <section aria-labelledby="week">
      <h2 id="week" className="text-h3">
        Last 7 days
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3 max-sm:*:last:odd:col-span-2">
        <Figure name="Active members" value={formatInteger(active.now)}>
          {active.before === null ? (
            <span className="text-muted">Not counted the week before</span>
          ) : (
            <Change now={active.now} before={active.before} unwelcome={false} inWords={formatInteger} />
          )}
        </Figure>
        {weekFigures.map((figure) => (
          <Figure key={figure} name={names[figure]} value={formatInteger(week[figure].now)}>
            <Change {...week[figure]} unwelcome={badFigures.has(figure)} inWords={formatInteger} />
          </Figure>
        ))}
        {revenue?.length === 0 ? (
          <Figure name="Revenue a month" value="0">
            <span className="text-muted">No paid subscriptions</span>
          </Figure>
        ) : null}
        {revenue?.map(({ currency, now, before }) => {
          const inWords = (amount: number) => amountInWords({ currency, amount })
          return (
            <Figure key={currency} name="Revenue a month" value={inWords(now)}>
              <Change now={now} before={before} unwelcome={false} inWords={inWords} />
            </Figure>
          )
        })}
      </dl>
    </section>
  )
}

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="flex flex-col rounded-card border border-line bg-surface p-3">
      <dt className="order-2 text-small text-muted">{name}</dt>
      <dd className="order-1 text-h3 font-semibold tabular-nums">{value}</dd>
      <dd className="order-3 text-small tabular-nums">{children}</dd>
    </div>
  )
}

interface ChangeProps {
  readonly now: number
  readonly before: number
  readonly unwelcome: boolean
  readonly inWords: (amount: number) => string
}

function Change({ now, before, unwelcome: isBad, inWords }: ChangeProps) {
  const difference = now - before
  if (difference === 0) return <span className="text-muted">Same as the week before</span>
  return (
    <span className={cx(difference > 0 === isBad ? 'text-danger' : 'text-success')}>
      {inWords(Math.abs(difference))} {difference > 0 ? 'more' : 'fewer'} than the week before
    </span>
  )
}
