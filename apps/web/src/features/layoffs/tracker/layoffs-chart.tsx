import type { LayoffFigures } from '@rise/contract/layoffs/shapes'
import { formatInteger } from '@rise/contract/words'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { dayInWords } from '../layoff-words.ts'
import { everyMonth, type Month } from './every-month.ts'

const HEIGHT = 120
/** Of a month, with the gap beside its bar. */
const WIDTH = 10
const BAR = 8

/** People affected, month by month: as bars, and as a table with the same numbers. */
export function LayoffsChart({ months }: { months: LayoffFigures['months'] }) {
  const all = everyMonth(months)
  const most = Math.max(1, ...all.map(({ people }) => people))
  const top = all.find(({ people }) => people === most)
  return (
    <figure className="mt-8">
      <figcaption className="text-small font-medium">
        People affected per month
        {top ? (
          <span className="font-normal text-muted">
            , with a peak of {formatInteger(most)} in {dayInWords(top.month)}
          </span>
        ) : null}
      </figcaption>
      <svg
        role="img"
        aria-label={`Bars from ${dayInWords(all[0]?.month ?? '')} to ${dayInWords(all.at(-1)?.month ?? '')}. The table below has the numbers.`}
        viewBox={`0 0 ${all.length * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-3 block h-[9rem] w-full border-b border-control text-brand"
      >
        {all.map((month, index) => (
          <Bar key={month.month} month={month} index={index} most={most} />
        ))}
      </svg>
      <div aria-hidden className="mt-1 flex justify-between text-caption text-muted tabular-nums">
        <span>{dayInWords(all[0]?.month ?? '')}</span>
        <span>{dayInWords(all.at(-1)?.month ?? '')}</span>
      </div>
      <Disclosure summary="Show as a table" className="mt-1">
        <MonthsTable months={all.toReversed()} />
      </Disclosure>
    </figure>
  )
}

function Bar({ month: { month, people, layoffs }, index, most }: { month: Month; index: number; most: number }) {
  // A month with layoffs shows at least a line.
  const height = layoffs === 0 ? 0 : Math.max(1.5, (people / most) * HEIGHT)
  return (
    <rect x={index * WIDTH + (WIDTH - BAR) / 2} y={HEIGHT - height} width={BAR} height={height} fill="currentColor">
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
