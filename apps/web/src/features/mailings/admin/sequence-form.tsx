import {
  type AudiencePlan,
  type AudienceRole,
  audiencePlans,
  audienceRoles,
  MOST_NEWS_A_WEEK,
  placeholders,
  type SequenceStop,
  type SequenceTrigger,
  sequenceStops,
  sequenceTriggers,
} from '@rise/contract/mailings/kinds'
import type { Sequence } from '@rise/contract/mailings/shapes'
import { type Message, t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { invalidate, keyOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { FormBar } from '../../../app/forms/form-bar.tsx'
import { useDraftForm } from '../../../app/forms/use-draft-form.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { ownZone } from '../../../ui/fields/zones.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { type StepDraft, StepFields } from './step-fields.tsx'

interface SequenceDraft {
  readonly name: string
  readonly trigger: SequenceTrigger
  readonly audience: Sequence['audience']
  readonly stops: readonly SequenceStop[]
  readonly quiet: Sequence['quiet']
  readonly timeZone: string
  readonly steps: readonly StepDraft[]
}

const emptyStep = (delayHours: number): StepDraft => ({ delayHours, subject: '', body: '' })
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Creates or edits a sequence; an edit leaves its recipients on their step. */
export function SequenceForm({ sequence }: { sequence?: Sequence }) {
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = useDraftForm<SequenceDraft>({
    name: 'sequence',
    draft: sequence ? `${sequence._id}-${sequence.version}` : '',
    schema: async () => (await import('../form-schemas.ts')).formSchemas.sequence,
    initial: draftOf(sequence),
    async send(values) {
      const body = { ...values, stops: [...values.stops], steps: values.steps.map((step) => ({ ...step })) }
      const response = sequence
        ? await api('PUT /api/v1/admin/emails/sequences/{id}', {
            params: { id: sequence._id },
            body: { ...body, version: sequence.version },
          })
        : await api('POST /api/v1/admin/emails/sequences', { body })
      queryClient.setQueryData(
        keyOf('GET /api/v1/admin/emails/sequences/{id}', { params: { id: response.result._id } }),
        response.result,
      )
      await invalidate(queryClient, ['GET /api/v1/admin/emails/sequences'])
      showToast({ kind: 'success', title: t('The sequence was saved.') })
      if (!sequence) await navigate(`/admin/emails/sequence/${response.result._id}`, { replace: true })
    },
  })
  const { values, errors, set, id } = form
  const { audience, steps } = values
  const setAudience = (change: Partial<SequenceDraft['audience']>) => set({ audience: { ...audience, ...change } })
  return (
    <form aria-label={t('Sequence')} method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-6">
      {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
      <ErrorSummary problems={form.problems} />
      <Card className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          id={id('name')}
          label={t('Name')}
          hint={t('For admins only.')}
          value={values.name}
          error={errors.name}
          className="sm:col-span-2"
          onChange={(event) => set({ name: event.target.value })}
        />
        <Select
          label={t('Starts with', 'the first readers of a sequence')}
          hint={
            sequence !== undefined && sequence.state !== 'draft' && sequence.trigger !== values.trigger
              ? t('Saving this pauses the sequence. Resume it to start it for these people.')
              : undefined
          }
          value={values.trigger}
          onChange={(event) => set({ trigger: event.target.value as SequenceTrigger })}
        >
          {Object.entries(sequenceTriggers).map(([value, name]) => (
            <option key={value} value={value}>
              {t(name)}
            </option>
          ))}
        </Select>
        <Select
          label={t('Audience', 'of a sequence')}
          hint={t('Always only members who agreed to news.')}
          value={audience.role}
          onChange={(event) => setAudience({ role: event.target.value as AudienceRole })}
        >
          {Object.entries(audienceRoles).map(([value, name]) => (
            <option key={value} value={value}>
              {t(name)}
            </option>
          ))}
        </Select>
        <Select
          label={t('Plan', 'of a member')}
          value={audience.plan}
          onChange={(event) => setAudience({ plan: event.target.value as AudiencePlan })}
        >
          {Object.entries(audiencePlans).map(([value, name]) => (
            <option key={value} value={value}>
              {t(name)}
            </option>
          ))}
        </Select>
        <DaysField
          label={t('Joined within (days)')}
          days={audience.joinedWithinDays}
          onChange={(joinedWithinDays) => setAudience({ joinedWithinDays })}
        />
        <DaysField
          id={id('audience')}
          label={t('Not seen for (days)')}
          days={audience.inactiveForDays}
          error={errors.audience}
          onChange={(inactiveForDays) => setAudience({ inactiveForDays })}
        />
        <fieldset className="flex flex-col gap-2 sm:col-span-2">
          <legend className="text-small font-medium">{t('Stops for a member when', 'followed by conditions')}</legend>
          {(Object.entries(sequenceStops) as [SequenceStop, Message][]).map(([stop, name]) => (
            <Checkbox
              key={stop}
              label={t(name)}
              checked={values.stops.includes(stop)}
              onChange={(event) =>
                set({
                  stops: event.target.checked ? [...values.stops, stop] : values.stops.filter((one) => one !== stop),
                })
              }
            />
          ))}
        </fieldset>
        <QuietFields quiet={values.quiet} onChange={(quiet) => set({ quiet })} />
        <TextField
          id={id('timeZone')}
          label={t('Time zone')}
          hint={t('Of the quiet hours, such as Europe/Berlin.')}
          value={values.timeZone}
          error={errors.timeZone}
          onChange={(event) => set({ timeZone: event.target.value })}
        />
      </Card>
      <section aria-labelledby="steps-title" className="flex flex-col gap-4">
        <div>
          <h2 id="steps-title" className="text-h2">
            {t('Steps')}
          </h2>
          <p className="text-small text-muted">
            {t(
              'A member gets at most {most} emails with news a week, of sequences and notifications together, and none in their quiet hours. Each one has a link that ends them.',
              { most: MOST_NEWS_A_WEEK },
            )}
          </p>
        </div>
        <div id={id('steps')} tabIndex={-1} className="flex flex-col gap-4">
          {errors.steps ? <Notice tone="danger">{errors.steps}</Notice> : null}
          {steps.map((step, index) => (
            <StepFields
              // Unsaved steps are identified by their position, because they have no id.
              key={step._id ?? `new-${index}`}
              step={step}
              stored={sequence?.steps.find((one) => one._id === step._id)}
              number={index + 1}
              sequenceId={sequence?._id}
              onChange={(change) =>
                set({ steps: steps.map((one, at) => (at === index ? { ...one, ...change } : one)) })
              }
              onRemove={steps.length === 1 ? undefined : () => set({ steps: steps.filter((_, at) => at !== index) })}
            />
          ))}
        </div>
        <dl className="text-small text-muted">
          {Object.entries(placeholders).map(([name, meaning]) => (
            <div key={name} className="flex flex-wrap gap-2">
              <dt>
                <code>{`{{${name}}}`}</code>
              </dt>
              <dd>{t(meaning)}</dd>
            </div>
          ))}
        </dl>
        <Button className="self-start" onClick={() => set({ steps: [...steps, emptyStep(24)] })}>
          {t('Add step')}
        </Button>
      </section>
      <FormBar status={form.changed ? t('Not saved yet') : ''} brief sticks={form.changed || form.busy}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('Save sequence')}
        </Button>
      </FormBar>
    </form>
  )
}

interface DaysFieldProps {
  readonly id?: string
  readonly label: string
  readonly days: number | null
  readonly error?: string | undefined
  readonly onChange: (days: number | null) => void
}

function DaysField({ id, label, days, error, onChange }: DaysFieldProps) {
  return (
    <TextField
      id={id}
      label={label}
      optional
      inputMode="numeric"
      value={days ?? ''}
      error={error}
      onChange={({ target }) => onChange(/^\d{1,4}$/.test(target.value) ? Number(target.value) : null)}
    />
  )
}

function QuietFields({
  quiet,
  onChange,
}: Pick<SequenceDraft, 'quiet'> & { onChange: (to: Sequence['quiet']) => void }) {
  const { from, to } = quiet ?? { from: 20, to: 8 }
  const choice = (label: string, value: number, set: (hour: number) => void) => (
    <Select label={label} value={value} disabled={quiet === null} onChange={(event) => set(Number(event.target.value))}>
      {hours.map((hour) => (
        <option key={hour} value={hour}>
          {String(hour).padStart(2, '0')}:00
        </option>
      ))}
    </Select>
  )
  return (
    <fieldset className="grid gap-2 sm:col-span-2 sm:grid-cols-3 sm:items-end">
      <legend className="sr-only">{t('Quiet hours')}</legend>
      <Checkbox
        label={t('Quiet hours')}
        hint={t('Emails wait until they end.', 'the quiet hours')}
        checked={quiet !== null}
        onChange={(event) => onChange(event.target.checked ? { from, to } : null)}
      />
      {choice(t('From', 'a field for a time'), from, (hour) => onChange({ from: hour, to }))}
      {choice(t('Until', 'a field for a time'), to, (hour) => onChange({ from, to: hour }))}
    </fieldset>
  )
}

function draftOf(sequence: Sequence | undefined): SequenceDraft {
  if (!sequence) {
    const audience = { role: 'everyone', plan: 'any', joinedWithinDays: null, inactiveForDays: null } as const
    const defaultQuietHours = { from: 20, to: 8 }
    return {
      name: '',
      trigger: 'start',
      audience,
      stops: [],
      quiet: defaultQuietHours,
      timeZone: ownZone(),
      steps: [emptyStep(0)],
    }
  }
  const { name, trigger, audience, stops, quiet, timeZone, steps } = sequence
  return {
    ...{ name, trigger, audience, stops, quiet, timeZone },
    steps: steps.map(({ _id, delayHours, subject, body }) => ({ _id, delayHours, subject, body })),
  }
}
