import type { Schedule } from '@rise/contract/notifications/shapes'
import { t } from '@rise/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { keyOf, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useDraftForm } from '../../app/forms/use-draft-form.ts'
import { Button } from '../../ui/base/button.tsx'
import { Checkbox } from '../../ui/base/checkbox.tsx'
import { TextField } from '../../ui/base/field.tsx'
import { joinFacts } from '../../ui/base/join-facts.ts'
import { Select } from '../../ui/base/select.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { clockOf, ownZone, zoneName, zonesWith } from '../../ui/fields/zones.ts'
import { Notice } from '../../ui/states/notice.tsx'

/** The default times: ten at night to seven in the morning for quiet hours, six in the evening for the summary. */
const NIGHT = { from: 22 * 60, until: 7 * 60 }
const EVENING = 18 * 60

interface Props {
  /** Whether the address names this part of the page. */
  readonly isNamed: boolean
}

/** Quiet hours and the daily summary, on demand. */
export function ScheduleSection({ isNamed }: Props) {
  const { data } = useQuery(queryOf(useApi(), 'GET /api/v1/notification-schedule'))
  return (
    <section id="schedule" aria-labelledby="schedule-title" className="scroll-mt-24">
      <details open={isNamed} className="group">
        <summary className="flex list-none items-center justify-between gap-4 px-4 py-3 hover:bg-raised sm:px-6 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <h2 id="schedule-title" className="text-body">
              {t('Quiet hours and summary')}
            </h2>
            <span className="block min-h-[1.25rem] text-small text-muted">{data ? summaryOf(data) : null}</span>
          </span>
          <ChevronDown size={16} aria-hidden className="shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="min-h-[12rem] border-t border-line px-4 py-4 sm:px-6">
          {data ? <ScheduleForm schedule={data} /> : null}
        </div>
      </details>
    </section>
  )
}

/** Returns the current settings in one line. */
function summaryOf({ quiet, summaryAt }: Schedule): string {
  const hours = quiet
    ? t('Quiet from {from} to {until}', { from: clockOf(quiet.from), until: clockOf(quiet.until) })
    : undefined
  const summary = summaryAt === null ? undefined : t('Summary at {time}', { time: clockOf(summaryAt) })
  return joinFacts([hours, summary]) || t('Off')
}

function ScheduleForm({ schedule }: { schedule: Schedule }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useDraftForm({
    name: 'schedule',
    schema: async () => (await import('./form-schemas.ts')).formSchemas.scheduleChoice,
    initial: { ...schedule, zone: schedule.zone ?? ownZone() },
    async send(body) {
      const { result } = await api('PUT /api/v1/notification-schedule', { body })
      queryClient.setQueryData(keyOf('GET /api/v1/notification-schedule'), result)
      showToast({ id: 'form', kind: 'success', title: t('Saved') })
    },
  })
  const { values, errors, failure, busy, set, id } = form
  const { quiet, summaryAt, zone } = values
  return (
    <form aria-label={t('Quiet hours and summary')} method="post" noValidate onSubmit={form.onSubmit}>
      <div className="flex flex-col gap-4">
        {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
        <fieldset id={id('quiet')} className="flex flex-col gap-2">
          <legend className="sr-only">{t('Quiet hours')}</legend>
          <Checkbox
            label={t('Quiet hours')}
            hint={t('Nothing pops up. Push and emails wait, and come as one when the hours end.')}
            error={errors.quiet}
            checked={quiet !== null}
            onChange={(event) => set({ quiet: event.target.checked ? NIGHT : null })}
          />
          {quiet ? (
            <div className="grid grid-cols-2 gap-4 ps-8">
              <TimeField
                label={t('From', 'a field for a time')}
                minute={quiet.from}
                onChange={(from) => set({ quiet: { ...quiet, from } })}
              />
              <TimeField
                label={t('Until', 'a field for a time')}
                minute={quiet.until}
                onChange={(until) => set({ quiet: { ...quiet, until } })}
              />
            </div>
          ) : null}
        </fieldset>
        <fieldset id={id('summaryAt')} className="flex flex-col gap-2">
          <legend className="sr-only">{t('Daily summary')}</legend>
          <Checkbox
            label={t('Daily summary by email')}
            hint={t('One email with what you haven’t seen. None on days without.')}
            error={errors.summaryAt}
            checked={summaryAt !== null}
            onChange={(event) => set({ summaryAt: event.target.checked ? EVENING : null })}
          />
          {summaryAt === null ? null : (
            <div className="grid grid-cols-2 gap-4 ps-8">
              <TimeField
                label={t('At', 'a field for a time')}
                minute={summaryAt}
                onChange={(at) => set({ summaryAt: at })}
              />
            </div>
          )}
        </fieldset>
        <Select
          label={t('Time zone')}
          id={id('zone')}
          error={errors.zone}
          value={zone}
          onChange={(event) => set({ zone: event.target.value })}
        >
          {zonesWith(zone).map((name) => (
            <option key={name} value={name}>
              {zoneName(name)}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="primary" className="self-start" busy={busy}>
          {t('Save')}
        </Button>
      </div>
    </form>
  )
}

interface TimeFieldProps {
  readonly label: string
  /** Minutes after midnight. */
  readonly minute: number
  readonly onChange: (minute: number) => void
}

/** A time of day; an incomplete one changes nothing yet. */
function TimeField({ label, minute, onChange }: TimeFieldProps) {
  return (
    <TextField
      label={label}
      type="time"
      required
      defaultValue={clockOf(minute)}
      onChange={(event) => {
        const [hours, minutes] = event.target.value.split(':').map(Number)
        if (hours !== undefined && minutes !== undefined) onChange(hours * 60 + minutes)
      }}
    />
  )
}
