import type { WrittenJob } from '@rise/contract/postings/shapes'
import type { DraftForm } from '../../../app/forms/use-draft-form.ts'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { ListField } from '../../../ui/fields/list-field.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'

export type JobValues = WrittenJob['fields']
type Form = DraftForm<JobValues>

/** What the form begins with: the description as HTML, also one that was written in Markdown. */
export function jobValuesOf({ fields, descriptionHtml }: WrittenJob): JobValues {
  return { ...fields, description: descriptionHtml }
}

/** A job of which nothing is said yet. */
export const emptyJob: JobValues = {
  title: '',
  places: [],
  workType: 'Onsite',
  employmentType: 'Full-time',
  payFrom: null,
  payTo: null,
  payCurrency: '',
  payPeriod: 'YEAR',
  description: '',
  apply: '',
}

const workTypes = [
  ['Onsite', 'On site'],
  ['Hybrid', 'Partly on site, partly remote'],
  ['Remote', 'Remote'],
  ['Unknown', 'Not specified'],
] as const
const employmentTypes = [
  ...['Full-time', 'Part-time', 'Freelance', 'Contract', 'Internship', 'Volunteer', 'Temporary', 'Per-Diem'],
  'Other',
] as JobValues['employmentType'][]
const periods = [
  ['HOUR', 'an hour'],
  ['DAY', 'a day'],
  ['WEEK', 'a week'],
  ['MONTH', 'a month'],
  ['YEAR', 'a year'],
] as const

/** What is asked of a job: little, because people read little. */
export function JobFields({ form }: { form: Form }) {
  const { values, errors } = form
  return (
    <>
      <TextField
        id={form.id('title')}
        label="Title"
        hint="Use the title people search for."
        maxLength={200}
        value={values.title}
        error={errors.title}
        onChange={(event) => form.set({ title: event.target.value })}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          id={form.id('workType')}
          label="Where people work"
          value={values.workType}
          error={errors.workType}
          onChange={({ target }) =>
            form.set({ workType: workTypes.find(([type]) => type === target.value)?.[0] ?? 'Unknown' })
          }
        >
          {workTypes.map(([type, name]) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          id={form.id('employmentType')}
          label="Employment"
          value={values.employmentType ?? ''}
          error={errors.employmentType}
          onChange={({ target }) =>
            form.set({ employmentType: employmentTypes.find((type) => type === target.value) ?? null })
          }
          optional
        >
          <option value="">Not specified</option>
          {employmentTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
      </div>
      <ListField
        id={form.id('places')}
        label={values.workType === 'Remote' ? 'Where people can live' : 'Locations'}
        noun="place"
        hint="City and country, such as Lisbon, Portugal. Up to 10."
        error={errors.places}
        items={values.places}
        onChange={(places) => form.set({ places })}
        onType={(typed) => form.type('places', typed)}
        most={10}
        optional={values.workType === 'Remote' || values.workType === 'Unknown'}
        placeholder="Lisbon, Portugal"
      />
      <Pay form={form} />
      <RichTextField
        id={form.id('description')}
        label="Description"
        hint="What the job is about, in 30 to 20,000 characters."
        error={errors.description}
        html={values.description}
        onChange={(description) => form.set({ description })}
      />
      <TextField
        id={form.id('apply')}
        label="How to apply"
        hint="A link, or an email address that everyone can see."
        autoCapitalize="none"
        maxLength={500}
        value={values.apply}
        error={errors.apply}
        onChange={(event) => form.set({ apply: event.target.value })}
      />
    </>
  )
}

function Pay({ form }: { form: Form }) {
  const { values, errors } = form
  const amount = (name: 'payFrom' | 'payTo', label: string) => (
    <TextField
      id={form.id(name)}
      label={label}
      type="number"
      inputMode="numeric"
      min={1}
      step="any"
      value={values[name] ?? ''}
      error={errors[name]}
      onChange={({ target: { value } }) => form.set({ [name]: value === '' ? null : Number(value) })}
    />
  )
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-small font-medium">
        Pay <span className="font-normal text-subtle">(optional)</span>
      </legend>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {amount('payFrom', 'From')}
        {amount('payTo', 'To')}
        <TextField
          id={form.id('payCurrency')}
          label="Currency"
          placeholder="EUR"
          maxLength={3}
          autoCapitalize="characters"
          value={values.payCurrency}
          error={errors.payCurrency}
          onChange={(event) => form.set({ payCurrency: event.target.value })}
        />
        <Select
          id={form.id('payPeriod')}
          label="For"
          value={values.payPeriod}
          error={errors.payPeriod}
          onChange={({ target }) =>
            form.set({ payPeriod: periods.find(([period]) => period === target.value)?.[0] ?? 'YEAR' })
          }
        >
          {periods.map(([period, name]) => (
            <option key={period} value={period}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <p className="text-small text-subtle">Jobs that say what they pay are found and answered more often.</p>
    </fieldset>
  )
}
