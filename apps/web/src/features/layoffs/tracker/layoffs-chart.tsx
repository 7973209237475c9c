import type { LayoffFigures } from '@rise/contract/layoffs/shapes'
import { formatInteger } from '@rise/contract/words'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { middleOf, roundTop } from '../../../ui/marks/scale.ts'
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
  const peak = all.find(({ people }) => people === most)
  const top = roundTop(most)
  const half = top % 2 === 0 ? top / 2 : undefined
  const middle = middleOf(all)
  return (
    <figure className="mt-8">
      <figcaption className="text-small font-medium">
        People affected per month
        {peak ? (
          <span className="font-normal text-muted">
            , with a peak of {formatInteger(most)} in {dayInWords(peak.month)}
          </span>
        ) : null}
      </figcaption>
      <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        {/* Each in the middle of the height of its line. */}
        <div
          aria-hidden
          className="-my-2 flex h-[10rem] flex-col justify-between text-right text-caption text-muted tabular-nums"
        >
          <span>{formatInteger(top)}</span>
          <span>{half === undefined ? '' : formatInteger(half)}</span>
          <span>0</span>
        </div>
        <svg
          role="img"
          aria-label={`Bars from ${dayInWords(all[0]?.month ?? '')} to ${dayInWords(all.at(-1)?.month ?? '')}. The table below has the numbers.`}
          viewBox={`0 0 ${all.length * WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block h-[9rem] w-full border-b border-control text-brand"
        >
          {(half === undefined ? [0] : [0, HEIGHT / 2]).map((y) => (
            <path
              key={y}
              d={`M0 ${y}H${all.length * WIDTH}`}
              className="text-line"
              stroke="currentColor"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {all.map((month, index) => (
            <Bar key={month.month} month={month} index={index} top={top} />
          ))}
        </svg>
        <div aria-hidden className="col-start-2 mt-1 grid grid-cols-3 text-caption text-muted tabular-nums">
          <span>{dayInWords(all[0]?.month ?? '')}</span>
          <span className="text-center">{middle ? dayInWords(middle.month) : null}</span>
          <span className="text-right">{dayInWords(all.at(-1)?.month ?? '')}</span>
        </div>
      </div>
      <Disclosure summary="Show as a table" className="mt-1">
        <MonthsTable months={all.toReversed()} />
      </Disclosure>
    </figure>
  )
}

function Bar({ month: { month, people, layoffs }, index, top }: { month: Month; index: number; top: number }) {
  // A month with layoffs shows at least a line.
  const height = layoffs === 0 ? 0 : Math.max(1.5, (people / top) * HEIGHT)
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
