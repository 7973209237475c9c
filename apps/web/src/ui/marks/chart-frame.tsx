import type { ReactNode } from 'react'
import { middleOf } from './scale.ts'

/** In the units of the drawing; the width of a mark includes the gap after it. */
export const CHART_HEIGHT = 120
export const MARK_WIDTH = 10

interface Props {
  /** A description of the chart for screen readers. */
  readonly label: string
  /** The number at the top of the scale. */
  readonly top: number
  readonly format: (number: number) => string
  /** The label of each mark, from left to right; the first, the middle and the last one are shown. */
  readonly names: readonly string[]
  /** The drawing, over a width of `MARK_WIDTH` for each name. */
  readonly children: ReactNode
}

/** The frame of a chart over time: the scale with its horizontal lines, and the labels of the time range below. */
export function ChartFrame({ label, top, format, names, children }: Props) {
  const width = names.length * MARK_WIDTH
  const hasMiddle = top % 2 === 0
  return (
    <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
      {/* Each label is vertically centred on its line. */}
      <div
        aria-hidden
        className="-my-2 flex h-[10rem] flex-col justify-between text-right text-caption text-muted tabular-nums"
      >
        <span>{format(top)}</span>
        <span>{hasMiddle ? format(top / 2) : ''}</span>
        <span>0</span>
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-[9rem] w-full overflow-visible border-b border-control text-brand"
      >
        {(hasMiddle ? [0, CHART_HEIGHT / 2] : [0]).map((y) => (
          <path
            key={y}
            d={`M0 ${y}H${width}`}
            className="text-line"
            stroke="currentColor"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {children}
      </svg>
      <div
        aria-hidden
        className="col-start-2 mt-1 grid grid-cols-2 gap-2 text-caption text-muted tabular-nums sm:grid-cols-3"
      >
        <span>{names[0]}</span>
        <span className="text-center max-sm:hidden">{middleOf(names)}</span>
        {names.length > 1 ? <span className="text-right">{names.at(-1)}</span> : null}
      </div>
    </div>
  )
}
