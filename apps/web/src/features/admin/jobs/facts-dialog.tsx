import type { AdminJob, JobFacts } from '@rise/contract/admin/jobs/shapes'
import type { InputOf } from '@rise/contract/contract'
import { employmentTypes, type PayPeriod, payPeriods, workTypes } from '@rise/contract/jobs/kinds'
import { employmentNames, workTypeNames } from '@rise/contract/jobs/words'
import { type Message, msg, t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActDialog } from '../../../app/admin/lists/act-dialog.tsx'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { TextArea, TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { useAct } from './queries.ts'

type Body = InputOf<'PUT /api/v1/admin/jobs/{id}/facts'>['body']

interface Props {
  readonly job: AdminJob
  readonly onClose: () => void
}

const factNames: Readonly<Record<string, Message>> = {
  title: msg('title', 'within a sentence'),
  places: msg('places', 'within a sentence'),
  workType: msg('work mode', 'within a sentence'),
  employmentType: msg('employment type', 'within a sentence'),
  pay: msg('pay', 'within a sentence'),
}

const periodNames: Readonly<Record<PayPeriod, Message>> = {
  HOUR: msg('Hour'),
  DAY: msg('Day'),
  WEEK: msg('Week'),
  MONTH: msg('Month'),
  YEAR: msg('Year'),
}

/** Corrects the facts of an open job. The corrections stay when its board is read again. */
export function FactsDialog({ job, onClose }: Props) {
  const { data: facts } = useQuery({
    ...queryOf(useApi(), 'GET /api/v1/admin/jobs/{id}/facts', { params: { id: job._id } }),
    staleTime: 0,
    gcTime: 0,
  })
  return facts ? <FactsForm job={job} facts={facts} onClose={onClose} /> : null
}

/** The values of the fields. */
interface Draft extends Pick<Body, 'title' | 'workType'> {
  readonly places: string
  readonly employmentType: string
  readonly min: string
  readonly max: string
  readonly currency: string
  readonly period: NonNullable<Body['pay']>['period']
}

function FactsForm({ job, facts, onClose }: Props & { facts: JobFacts }) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(facts))
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }))
  const params = { id: job._id }
  const correct = useAct(t('Facts corrected.'), (api, body: Body) =>
    api('PUT /api/v1/admin/jobs/{id}/facts', { params, body }),
  )
  const undo = useAct(t('The job’s postings decide again.'), (api, _: undefined) =>
    api('DELETE /api/v1/admin/jobs/{id}/facts', { params }),
  )
  const { corrected } = facts
  return (
    <ActDialog
      title={t('Fix facts of {title}', { title: job.title })}
      description={t('They stand, whatever the board says later. The job’s page says that they were corrected.')}
      label={t('Save facts')}
      act={correct}
      onClose={onClose}
      onSend={(then) => correct.mutate(bodyOf(draft), then)}
    >
      {(errorOf) => (
        <>
          {corrected.length > 0 ? (
            <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-raised p-3 text-small">
              <span>{t('Corrected: {facts}', { facts: corrected.map(factName).join(', ') })}</span>
              <Button
                size="dense"
                busy={undo.isPending}
                onClick={() => undo.mutate(undefined, { onSuccess: () => onClose() })}
              >
                {t('Undo corrections')}
              </Button>
            </div>
          ) : null}
          <TextField
            label={t('Title')}
            value={draft.title}
            maxLength={160}
            error={errorOf('title')}
            onChange={({ target }) => set({ title: target.value })}
          />
          <TextArea
            label={t('Places')}
            optional
            hint={t('One a line, such as Kiel, Germany.')}
            rows={2}
            value={draft.places}
            error={errorOf('places')}
            onChange={({ target }) => set({ places: target.value })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label={t('Work mode')}
              value={draft.workType}
              onChange={({ target }) => set({ workType: target.value as Draft['workType'] })}
            >
              {workTypes.map((type) => (
                <option key={type} value={type}>
                  {type === 'Unknown' ? t('Not specified') : t(workTypeNames[type])}
                </option>
              ))}
            </Select>
            <Select
              label={t('Employment type')}
              value={draft.employmentType}
              onChange={({ target }) => set({ employmentType: target.value })}
            >
              <option value="">{t('Not specified')}</option>
              {employmentTypes.map((type) => (
                <option key={type} value={type}>
                  {t(employmentNames[type])}
                </option>
              ))}
            </Select>
            <TextField
              label={t('Pay from')}
              optional
              inputMode="numeric"
              value={draft.min}
              error={errorOf('pay.min') ?? errorOf('pay')}
              onChange={({ target }) => set({ min: target.value })}
            />
            <TextField
              label={t('Pay to')}
              optional
              inputMode="numeric"
              value={draft.max}
              error={errorOf('pay.max')}
              onChange={({ target }) => set({ max: target.value })}
            />
            <TextField
              label={t('Currency')}
              optional
              value={draft.currency}
              maxLength={3}
              placeholder={t('EUR')}
              error={errorOf('pay.currency')}
              onChange={({ target }) => set({ currency: target.value })}
            />
            <Select
              label={t('Paid per')}
              value={draft.period}
              onChange={({ target }) => set({ period: target.value as Draft['period'] })}
            >
              {payPeriods.map((period) => (
                <option key={period} value={period}>
                  {t(periodNames[period])}
                </option>
              ))}
            </Select>
          </div>
        </>
      )}
    </ActDialog>
  )
}

function factName(fact: string): string {
  const name = factNames[fact]
  return name ? t(name) : fact
}

function draftOf({ title, places, workType, employmentType, pay }: JobFacts): Draft {
  return {
    ...{ title, workType, places: places.join('\n'), employmentType: employmentType ?? '' },
    ...{ min: String(pay?.min ?? ''), max: String(pay?.max ?? ''), currency: pay?.currency ?? '' },
    period: pay?.period ?? 'YEAR',
  }
}

function bodyOf({ title, workType, places, employmentType, min, max, currency, period }: Draft): Body {
  const isPaid = min.trim() !== '' || max.trim() !== ''
  return {
    ...{ title, workType, places: places.split('\n') },
    // The select offers only valid values.
    employmentType: (employmentType || null) as Body['employmentType'],
    pay: isPaid ? { min: amountOf(min), max: amountOf(max), currency, period } : null,
  }
}

/** Returns the number in a field; null if the field is empty, 0 for a value that is not a number. */
function amountOf(text: string): number | null {
  const digits = text.replaceAll(/[\s,]/g, '')
  return digits === '' ? null : Number(digits) || 0
}
