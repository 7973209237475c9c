import { type WeekFigure, weekFigures } from '@rise/contract/admin/kinds'
import type { AdminOverview } from '@rise/contract/admin/shapes'
import { amountInWords } from '@rise/contract/plans/words'
import { formatInteger } from '@rise/contract/words'
import { type Message, msg, t } from '@rise/texts'
import { cx } from '../../ui/base/class-names.ts'

const names: Readonly<Record<WeekFigure, Message>> = {
  members: msg('New members'),
  jobs: msg('New jobs'),
  applications: msg('Applications'),
  posts: msg('Posts'),
  messages: msg('Messages'),
  reports: msg('Reports'),
  failedMails: msg('Failed emails'),
}

/** Figures that are bad when they increase. */
const badFigures: ReadonlySet<WeekFigure> = new Set(['reports', 'failedMails'])

interface Row {
  readonly name: string
  readonly now: number
  /** Null if it wasn't counted. */
  readonly before: number | null
  readonly isBad?: boolean
  readonly currency?: string
  readonly inWords?: (amount: number) => string
}

/** The figures of the last seven days next to the seven days before. Figures that are zero in both are left out. */
export function WeekFigures({ overview }: { overview: AdminOverview }) {
  const rows = rowsOf(overview).filter(({ now, before }) => now > 0 || (before ?? 0) > 0)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="week" className="min-w-0">
      <h2 id="week" className="text-h3">
        {t('Last 7 days')}
      </h2>
      <table className="facts-table mt-3">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('Figure', 'a number')}</span>
            </th>
            <th scope="col" className="figures">
              {t('This week')}
            </th>
            <th scope="col" className="figures max-sm:hidden">
              {t('Last week')}
            </th>
            <th scope="col" className="figures">
              {t('Change', 'a noun: a difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FigureRow key={`${row.name} ${row.currency ?? ''}`} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function FigureRow({ row: { name, now, before, isBad = false, inWords = formatInteger } }: { row: Row }) {
  const difference = now - (before ?? now)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="figures font-semibold">{inWords(now)}</td>
      <td className="figures text-muted max-sm:hidden">{before === null ? '–' : inWords(before)}</td>
      <td
        className={cx(
          'figures',
          difference === 0 ? 'text-subtle' : difference > 0 === isBad ? 'text-danger' : 'text-success',
        )}
      >
        {difference === 0 ? '–' : `${difference > 0 ? '+' : '−'}${inWords(Math.abs(difference))}`}
      </td>
    </tr>
  )
}

function rowsOf({ week, active, revenue }: AdminOverview): Row[] {
  return [
    { name: t('Active members'), ...active },
    ...weekFigures.map((figure) => ({ name: t(names[figure]), ...week[figure], isBad: badFigures.has(figure) })),
    ...(revenue ?? []).map(({ currency, now, before }) => ({
      ...{ now, before, currency, name: t('Revenue a month') },
      inWords: (amount: number) => amountInWords({ currency, amount }),
    })),
  ]
}
