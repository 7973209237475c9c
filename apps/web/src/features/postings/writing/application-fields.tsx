import { applicationTypes } from '@rise/contract/jobs/kinds'
import { msg, t } from '@rise/texts'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { GuessMark, type Quotes } from './guess-mark.tsx'
import { QuestionsField } from './questions-field.tsx'
import type { JobForm } from './use-job-form.ts'

const typeTexts = {
  'Smart Apply': [
    msg('Smart apply'),
    msg('People apply here with their story or a résumé. You answer them here, too.'),
  ],
  'Apply Directly': [msg('Apply directly'), msg('People apply at your own address or by email.')],
} as const

/** The fields for how people apply: here, with questions, or elsewhere. */
export function ApplicationFields({ form, quotes }: { form: JobForm; quotes: Quotes }) {
  const { applicationType, apply } = form.values
  return (
    <>
      <fieldset>
        <legend className="sr-only">{t('How people apply')}</legend>
        {applicationTypes.map((type) => (
          <Checkbox
            key={type}
            type="radio"
            name="application-type"
            size="dense"
            label={t(typeTexts[type][0])}
            hint={t(typeTexts[type][1])}
            checked={applicationType === type}
            onChange={() => form.set({ applicationType: type })}
          />
        ))}
      </fieldset>
      {applicationType === 'Apply Directly' ? (
        <>
          <TextField
            {...form.field('apply')}
            label={t('How to apply')}
            hint={t('A link, or an email address that everyone can see.')}
            autoCapitalize="none"
            maxLength={500}
            value={apply}
            onChange={(event) => form.set({ apply: event.target.value })}
          />
          <GuessMark form={form} field="apply" quotes={quotes} />
        </>
      ) : (
        <QuestionsField form={form} />
      )}
    </>
  )
}
