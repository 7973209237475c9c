import { type Figure, figures, type Step } from '@rise/contract/admin/analytics/kinds'
import type { Analytics } from '@rise/contract/admin/analytics/shapes'
import { formatInteger } from '@rise/contract/words'
import { type Message, msg, t } from '@rise/texts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { ChartFrame, CHART_HEIGHT as HEIGHT, MARK_WIDTH as WIDTH } from '../../../ui/marks/chart-frame.tsx'
import { roundTop } from '../../../ui/marks/scale.ts'
import { periodInWords } from './period-words.ts'

type Period = Analytics['periods'][number]

interface Props {
  /** The title of the chart: `Visitors and page views`. */
  readonly title: string
  readonly periods: readonly Period[]
  readonly by: Step
  /** Drawn as bars. */
  readonly bars: Figure
  /** Drawn as a line on the same scale. */
  readonly line: Figure
  /** Further columns of the table. */
  readonly more?: readonly Figure[]
}

const BAR_WIDTH = 7
/** A chart with fewer periods than this keeps its bars as narrow as with this many. */
const MIN_BARS = 8

/** Two figures over time, one as bars and one as a line, and a table with the same numbers. */
export function FiguresChart({ title, periods, by, bars, line, more = [] }: Props) {
  const top = roundTop(Math.max(1, ...periods.flatMap(({ figures: of }) => [of[bars], of[line]])))
  if (periods.every(({ figures: of }) => of[bars] === 0 && of[line] === 0)) {
    return <p className="text-small text-muted">{t('Nothing in these days yet.')}</p>
  }
  const yOf = (count: number) => HEIGHT - (count / top) * HEIGHT
  const names = periods.map(({ start }) => periodInWords(start, by))
  const bar = BAR_WIDTH * Math.min(1, periods.length / MIN_BARS)
  const points = periods.map(({ figures: of }, index) => `${index * WIDTH + WIDTH / 2},${yOf(of[line])}`)
  const onlyPeriod = periods.length === 1 ? periods[0] : undefined
  if (onlyPeriod) points.splice(0, 1, `0,${yOf(onlyPeriod.figures[line])}`, `${WIDTH},${yOf(onlyPeriod.figures[line])}`)
  return (
    <figure>
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
        <span className="sr-only">{title}: </span>
        <span className="inline-flex items-center gap-2">
          <svg aria-hidden viewBox="0 0 12 12" className="size-3 text-brand">
            <rect width="12" height="12" fill="currentColor" />
          </svg>
          {t(figures[bars])}
        </span>
        <span className="inline-flex items-center gap-2">
          <svg aria-hidden viewBox="0 0 24 12" className="h-3 w-6 text-text">
            <path d="M0 6H24" stroke="currentColor" strokeWidth="2" strokeDasharray="5 3" />
          </svg>
          {t(figures[line])}
        </span>
      </figcaption>
      <ChartFrame
        label={t('{title} from {start} to {end}. The table below has the numbers.', {
          title,
          start: names[0] ?? '',
          end: names.at(-1) ?? '',
        })}
        top={top}
        format={formatInteger}
        names={names}
      >
        {periods.map(({ start, figures: of }, index) => (
          <rect
            key={start}
            x={index * WIDTH + (WIDTH - bar) / 2}
            y={yOf(of[bars])}
            width={bar}
            height={HEIGHT - yOf(of[bars])}
            fill="currentColor"
          >
            <title>{`${periodInWords(start, by)}: ${t(figures[bars])} ${formatInteger(of[bars])}, ${t(figures[line])} ${formatInteger(of[line])}`}</title>
          </rect>
        ))}
        <polyline
          points={points.join(' ')}
          fill="none"
          className="pointer-events-none text-text"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="5 3"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </ChartFrame>
      <Disclosure summary={t('Show as a table')} className="mt-1">
        <PeriodTable periods={periods} by={by} columns={[bars, line, ...more]} />
      </Disclosure>
    </figure>
  )
}

const stepNames: Readonly<Record<Step, Message>> = { day: msg('Day'), week: msg('Week'), month: msg('Month') }

function PeriodTable(props: { periods: readonly Period[]; by: Step; columns: readonly Figure[] }) {
  const { periods, by, columns } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table can be scrolled by keyboard
    <section aria-label={t('Numbers')} className="overflow-x-auto" tabIndex={0}>
      <table className="facts-table">
        <thead>
          <tr>
            <th scope="col">{t(stepNames[by])}</th>
            {columns.map((name) => (
              <th key={name} scope="col" className="figures">
                {t(figures[name])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.toReversed().map(({ start, figures: of }) => (
            <tr key={start}>
              <th scope="row" className="whitespace-nowrap">
                {periodInWords(start, by)}
              </th>
              {columns.map((name) => (
                <td key={name} className="figures">
                  {formatInteger(of[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
