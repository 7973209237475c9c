import type { LayoffFigures } from '@rise/contract/layoffs/shapes'
import { formatInteger } from '@rise/contract/words'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { ChartFrame, CHART_HEIGHT as HEIGHT, MARK_WIDTH as WIDTH } from '../../../ui/marks/chart-frame.tsx'
import { roundTop } from '../../../ui/marks/scale.ts'
import { dayInWords } from '../layoff-words.ts'
import { everyMonth, type Month } from './every-month.ts'

const BAR_WIDTH = 8

/** People affected, month by month: as bars, and as a table with the same numbers. */
export function LayoffsChart({ months }: { months: LayoffFigures['months'] }) {
  const everyBar = everyMonth(months)
  const largest = Math.max(1, ...everyBar.map(({ people }) => people))
  const peak = everyBar.find(({ people }) => people === largest)
  const top = roundTop(largest)
  const names = everyBar.map(({ month }) => dayInWords(month))
  return (
    <figure className="mt-8">
      <figcaption className="text-small font-medium">
        People affected per month
        {peak ? (
          <span className="font-normal text-muted">
            , with a peak of {formatInteger(largest)} in {dayInWords(peak.month)}
          </span>
        ) : null}
      </figcaption>
      <ChartFrame
        label={`Bars from ${names[0]} to ${names.at(-1)}. The table below has the numbers.`}
        top={top}
        format={formatInteger}
        names={names}
      >
        {everyBar.map((month, index) => (
          <Bar key={month.month} month={month} index={index} top={top} />
        ))}
      </ChartFrame>
      <Disclosure summary="Show as a table" className="mt-1">
        <MonthsTable months={everyBar.toReversed()} />
      </Disclosure>
    </figure>
  )
}

function Bar({ month: { month, people, layoffs }, index, top }: { month: Month; index: number; top: number }) {
  // A month with layoffs shows at least a line.
  const height = layoffs === 0 ? 0 : Math.max(1.5, (people / top) * HEIGHT)
  return (
    <rect
      x={index * WIDTH + (WIDTH - BAR_WIDTH) / 2}
      y={HEIGHT - height}
      width={BAR_WIDTH}
      height={height}
      fill="currentColor"
    >
      <title>{`${dayInWords(month)}: ${formatInteger(people)} people, ${formatInteger(layoffs)} layoffs`}</title>
    </rect>
  )
}

function MonthsTable({ months }: { months: readonly Month[] }) {
  return (
    <table className="facts-table">
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col" className="figures">
            Layoffs
          </th>
          <th scope="col" className="figures">
            People
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
