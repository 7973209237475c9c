import { type Step, steps } from '@rise/contract/admin/analytics/kinds'
import { type Message, msg, t } from '@rise/texts'
import { useState } from 'react'
import { hrefOf, type ListView, viewOfForm } from '../../../app/admin/lists/list-view.ts'
import { useShowHref } from '../../../app/page/view-change.ts'
import { Button } from '../../../ui/base/button.tsx'
import { ChipLink } from '../../../ui/base/chip.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { zoneName, zonesWith } from '../../../ui/fields/zones.ts'
import { dayIn, daysBefore } from './period-words.ts'

export const ANALYTICS = '/admin/analytics'
export const rangeNames = ['from', 'to', 'by', 'zone'] as const

const ranges: readonly (readonly [name: Message, days: number, by: Step])[] = [
  [msg('7 days'), 7, 'day'],
  [msg('30 days'), 30, 'day'],
  [msg('12 weeks'), 84, 'week'],
  [msg('1 year'), 365, 'month'],
]

const stepNames: Readonly<Record<Step, Message>> = {
  day: msg('Days'),
  week: msg('Weeks'),
  month: msg('Months'),
}

interface Props {
  readonly view: ListView
  /** The range as the server interpreted it. */
  readonly from: string
  readonly to: string
  readonly zone: string
  readonly by: Step
}

/** Chooses the range of days and the time zone; both are stored in the address. */
export function RangeChoice({ view, from, to, zone, by: shownBy }: Props) {
  const showHref = useShowHref()
  const [zones] = useState(() => zonesWith(zone))
  const today = dayIn(zone, Date.now())
  const zoneFilter: ListView = view.zone === undefined ? {} : { zone: view.zone }
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-3 sm:p-4">
      <nav aria-label={t('Ranges')} className="flex flex-wrap gap-x-0.5 gap-y-2 sm:gap-x-2">
        {ranges.map(([name, days, by]) => {
          const range = { from: daysBefore(today, days - 1), by }
          const isUsual = Object.keys(view).every((key) => key === 'zone') && days === 30
          const isShown = view.from === range.from && view.to === undefined && (view.by ?? 'day') === by
          return (
            <ChipLink key={days} to={hrefOf(ANALYTICS, { ...range, ...zoneFilter })} selected={isUsual || isShown}>
              {t(name)}
            </ChipLink>
          )
        })}
      </nav>
      <form
        // A new range recreates the fields, so that they show it.
        key={`${from} ${to} ${shownBy} ${zone}`}
        action={ANALYTICS}
        aria-label={t('Range')}
        className="grid grid-cols-2 items-end gap-3 md:grid-cols-[1fr_1fr_1fr_1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          showHref(hrefOf(ANALYTICS, viewOfForm(event.currentTarget, rangeNames, {})))
        }}
      >
        <TextField label={t('From', 'a field for a time')} name="from" type="date" defaultValue={from} />
        <TextField label={t('To', 'the end of a period')} name="to" type="date" defaultValue={to} />
        <Select label={t('In', 'a field: in days, weeks or months')} name="by" defaultValue={shownBy}>
          {steps.map((step) => (
            <option key={step} value={step}>
              {t(stepNames[step])}
            </option>
          ))}
        </Select>
        <Select label={t('Time zone')} name="zone" defaultValue={zone}>
          {zones.map((one) => (
            <option key={one} value={one}>
              {zoneName(one)}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="primary" className="justify-self-start">
          {t('Show', 'on a button: the numbers of a period')}
        </Button>
      </form>
    </div>
  )
}
