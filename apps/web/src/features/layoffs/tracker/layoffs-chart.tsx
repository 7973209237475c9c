import type { LayoffFigures } from '@rise/contract/layoffs/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { cx } from '../../../ui/base/class-names.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { ChartFrame, CHART_HEIGHT as HEIGHT, MARK_WIDTH as WIDTH } from '../../../ui/marks/chart-frame.tsx'
import { roundTop } from '../../../ui/marks/scale.ts'
import { dayInWords, peakInWords } from '../layoff-words.ts'
import { everyMonth, type Month } from './every-month.ts'

const BAR_WIDTH = 8

/** The people affected per month, as bars, and as a table with the same numbers. */
export function LayoffsChart({ months }: { months: LayoffFigures['months'] }) {
  const everyBar = everyMonth(months)
  const largest = Math.max(1, ...everyBar.map(({ people }) => people))
  const peak = peakInWords(everyBar)
  const top = roundTop(largest)
  // The newest year of the chart, rather than the current one, so that server and browser agree.
  const year = everyBar.at(-1)?.month.slice(0, 4)
  const earlierYears = [...new Set(everyBar.map(({ month }) => month.slice(0, 4)))].filter((one) => one !== year)
  const names = everyBar.map(({ month }) => dayInWords(month))
  return (
    <figure className="mt-8">
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
        <span className="font-medium text-text">{t('People affected per month')}</span>
        {peak}
        <span className="flex gap-4 sm:ms-auto">
          {earlierYears.length > 0 ? (
            <Key className="bg-brand">{[...new Set([earlierYears[0], earlierYears.at(-1)])].join('–')}</Key>
          ) : null}
          <Key className="bg-[var(--sun)]">{year}</Key>
        </span>
      </figcaption>
      <ChartFrame
        label={t('Bars from {first} to {last}. The table below has the numbers.', {
          first: names[0] ?? '',
          last: names.at(-1) ?? '',
        })}
        top={top}
        format={formatInteger}
        names={names}
      >
        {everyBar.map((month, index) => (
          <Bar key={month.month} month={month} index={index} top={top} isThisYear={month.month.slice(0, 4) === year} />
        ))}
      </ChartFrame>
      <Disclosure summary={t('Show as a table')} className="mt-1">
        <MonthsTable months={everyBar.toReversed()} />
      </Disclosure>
    </figure>
  )
}

/** The colour of some years' bars. */
function Key({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <span aria-hidden className={cx('size-3 rounded-[2px]', className)} />
      {children}
    </span>
  )
}

interface BarProps {
  readonly month: Month
  readonly index: number
  readonly top: number
  readonly isThisYear: boolean
}

function Bar({ month: { month, people, layoffs }, index, top, isThisYear }: BarProps) {
  // A month with layoffs shows at least a line.
  const height = layoffs === 0 ? 0 : Math.max(1.5, (people / top) * HEIGHT)
  return (
    <rect
      x={index * WIDTH + (WIDTH - BAR_WIDTH) / 2}
      y={HEIGHT - height}
      width={BAR_WIDTH}
      height={height}
      fill={isThisYear ? 'var(--sun)' : 'currentColor'}
    >
      <title>
        {t('{month}: {people} people, {layoffs} layoffs', {
          month: dayInWords(month),
          people: formatInteger(people),
          layoffs: formatInteger(layoffs),
        })}
      </title>
    </rect>
  )
}

function MonthsTable({ months }: { months: readonly Month[] }) {
  return (
    <table className="facts-table">
      <thead>
        <tr>
          <th scope="col">{t('Month')}</th>
          <th scope="col" className="figures">
            {t('Layoffs')}
          </th>
          <th scope="col" className="figures">
            {t('People', 'the head of a column of numbers')}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, layoffs, people }) => (
          <tr key={month}>
            <th scope="row">{dayInWords(month)}</th>
            <td className="figures">{formatInteger(layoffs)}</td>
            <td className="figures">{formatInteger(people)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
