import { type Step, steps } from '@rise/contract/admin/analytics/kinds'
import { useShowHref } from '../../../app/page/view-change.ts'
import { Button } from '../../../ui/base/button.tsx'
import { ChipLink } from '../../../ui/base/chip.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { hrefOf, type ListView, viewOfForm } from '../lists/list-view.ts'
import { daysBefore } from './period-words.ts'

export const ANALYTICS = '/admin/analytics'
export const rangeNames = ['from', 'to', 'by'] as const

const ranges: readonly (readonly [name: string, days: number, by: Step])[] = [
  ['7 days', 7, 'day'],
  ['30 days', 30, 'day'],
  ['12 weeks', 84, 'week'],
  ['12 months', 365, 'month'],
]

const stepNames: Readonly<Record<Step, string>> = { day: 'Days', week: 'Weeks', month: 'Months' }

/** The days that the page is about; the address keeps them. */
export function RangeChoice({ view, from, to }: { view: ListView; from: string; to: string }) {
  const showHref = useShowHref()
  const now = Date.now()
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <nav aria-label="Ranges" className="flex flex-wrap gap-2">
        {ranges.map(([name, days, by]) => {
          const range = { from: daysBefore(now, days - 1), by }
          const isUsual = Object.keys(view).length === 0 && days === 30
          const isShown = view.from === range.from && view.to === undefined && (view.by ?? 'day') === by
          return (
            <ChipLink key={name} to={hrefOf(ANALYTICS, range)} selected={isUsual || isShown}>
              {name}
            </ChipLink>
          )
        })}
      </nav>
      <form
        // Another range makes new fields, which show it.
        key={`${from} ${to} ${view.by}`}
        action={ANALYTICS}
        aria-label="Range"
        className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          showHref(hrefOf(ANALYTICS, viewOfForm(event.currentTarget, rangeNames, {})))
        }}
      >
        <TextField label="From" name="from" type="date" defaultValue={from} />
        <TextField label="To" name="to" type="date" defaultValue={to} />
        <Select label="In" name="by" defaultValue={view.by ?? 'day'}>
          {steps.map((step) => (
            <option key={step} value={step}>
              {stepNames[step]}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="primary">
          Show
        </Button>
      </form>
    </div>
  )
}
