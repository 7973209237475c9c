import { employmentTypes, seniorities } from '@rise/contract/jobs/kinds'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { CatalogPicker } from '../../../app/catalog-picker.tsx'
import { SkillsField } from '../../../app/skills-field.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { ComboboxField } from '../../../ui/base/combobox-field.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { facetsQuery, suggestionsQuery } from '../../jobs/index.ts'
import { ApplicationFields } from './application-fields.tsx'
import { GuessMark, type Quotes } from './guess-mark.tsx'
import { languageOptions } from './language-options.ts'
import { PayFields } from './pay-fields.tsx'
import type { JobForm } from './use-job-form.ts'
import { WordsField } from './words-field.tsx'

const workTypes = [
  ['Onsite', 'Onsite'],
  ['Hybrid', 'Hybrid'],
  ['Remote', 'Remote'],
  ['Unknown', 'Not specified'],
] as const

interface Props {
  readonly form: JobForm
  readonly quotes: Quotes
  /** How often the text was replaced from outside; each time, the editor restarts. */
  readonly replaced: number
}

/** The fields of a job, in three groups. */
export function JobFields({ form, quotes, replaced }: Props) {
  return (
    <>
      <p className="text-small text-muted">
        Only the title, description, location and how to apply are needed. The rest is optional.
      </p>
      <Group title="The job">
        <Role form={form} quotes={quotes} />
        <RichTextField
          key={replaced}
          {...form.field('description')}
          label="Description"
          hint="What the job is about, in 30 to 20,000 characters."
          html={form.values.description}
          onChange={(description) => form.set({ description })}
        />
        <GuessMark form={form} field="description" of="the description" quotes={quotes} />
        <Skills form={form} quotes={quotes} />
      </Group>
      <Group title="Location and pay">
        <Place form={form} quotes={quotes} />
        <PayFields form={form} quotes={quotes} />
        <Benefits form={form} quotes={quotes} />
      </Group>
      <Group title="How people apply">
        <ApplicationFields form={form} quotes={quotes} />
        <TextField
          {...form.field('closesOn')}
          label="Closing date"
          hint="The last day for applications. Without one, the job closes after 60 days."
          type="date"
          value={form.values.closesOn ?? ''}
          onChange={(event) => form.set({ closesOn: event.target.value || null })}
          className="sm:max-w-menu"
        />
        <GuessMark form={form} field="closesOn" of="the closing date" quotes={quotes} />
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-6">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </Card>
  )
}

type PartProps = Pick<Props, 'form' | 'quotes'>

function Role({ form, quotes }: PartProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { values } = form
  const { data: facets } = useQuery(facetsQuery(api, 'all'))
  return (
    <>
      <ComboboxField
        {...form.field('title')}
        label="Title"
        hint="Use the title people search for."
        maxLength={200}
        value={values.title}
        suggest={async (typed) => {
          const { titles } = await queryClient.fetchQuery(suggestionsQuery(api, typed.slice(0, 80)))
          const options = titles.map(({ text }) => ({ key: text, text, onPick: () => form.set({ title: text }) }))
          return options.length > 0 ? [{ title: 'Titles', options }] : []
        }}
        onChange={(event) => form.set({ title: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <GuessMark form={form} field="title" of="the title" quotes={quotes} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          {...form.field('employmentType')}
          label="Employment"
          value={values.employmentType ?? ''}
          onChange={({ target }) =>
            form.set({ employmentType: employmentTypes.find((type) => type === target.value) ?? null })
          }
        >
          <option value="">Not specified</option>
          {employmentTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
        <Select
          {...form.field('seniority')}
          label="Seniority"
          value={values.seniority ?? ''}
          onChange={({ target }) =>
            form.set({ seniority: seniorities.find((level) => level === target.value) ?? null })
          }
        >
          <option value="">Not specified</option>
          {seniorities.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </Select>
      </div>
      <GuessMark form={form} field="employmentType" of="the employment" quotes={quotes} />
      <GuessMark form={form} field="seniority" of="the seniority" quotes={quotes} />
      <Select
        {...form.field('department')}
        label="Department"
        value={values.department ?? ''}
        onChange={({ target }) => form.set({ department: target.value || null })}
      >
        <option value="">Not specified</option>
        {departmentOptions(facets?.departments ?? [], values.department).map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <GuessMark form={form} field="department" of="the department" quotes={quotes} />
    </>
  )
}

/** Returns the departments, with the job's own even before they are loaded. */
function departmentOptions(departments: readonly { slug: string; name: string }[], ownDepartment: string | null) {
  const sortedDepartments = departments.toSorted((a, b) => a.name.localeCompare(b.name))
  return ownDepartment === null || sortedDepartments.some(({ slug }) => slug === ownDepartment)
    ? sortedDepartments
    : [...sortedDepartments, { slug: ownDepartment, name: ownDepartment }]
}

function Place({ form, quotes }: PartProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { workType, places } = form.values
  return (
    <>
      <Select
        {...form.field('workType')}
        label="Work type"
        value={workType}
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
      <GuessMark form={form} field="workType" of="the work type" quotes={quotes} />
      <WordsField
        {...form.field('places')}
        label={workType === 'Remote' ? 'Where people can live' : 'Locations'}
        noun="place"
        hint="City and country, such as Lisbon, Portugal. Up to 10."
        items={places}
        most={10}
        maxLength={100}
        placeholder="Lisbon, Portugal"
        suggest={async (typed) => {
          const suggestions = await queryClient.fetchQuery(suggestionsQuery(api, typed.slice(0, 80)))
          return suggestions.places.map(({ name }) => name)
        }}
        onChange={(changed) => form.set({ places: changed })}
      />
      <GuessMark form={form} field="places" of="the locations" quotes={quotes} />
    </>
  )
}

function Skills({ form, quotes }: PartProps) {
  const { skills, language } = form.values
  return (
    <>
      <SkillsField
        {...form.field('skills')}
        label="Skills"
        hint="What people need for it, up to 20."
        items={skills}
        most={20}
        maxLength={80}
        entry={form.entry('skills')}
        onChange={(changed) => form.set({ skills: changed })}
      />
      <GuessMark form={form} field="skills" of="the skills" quotes={quotes} />
      <Select
        {...form.field('language')}
        label="Language of the description"
        value={language ?? ''}
        onChange={({ target }) => form.set({ language: target.value || null })}
        className="sm:max-w-menu"
      >
        <option value="">Detect from the text</option>
        {languageOptions(language).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <GuessMark form={form} field="language" of="the language" quotes={quotes} />
    </>
  )
}

function Benefits({ form, quotes }: PartProps) {
  return (
    <>
      <CatalogPicker
        {...form.field('benefits')}
        catalog="benefits"
        label="Benefits"
        noun="benefit"
        quiet
        chosen={form.values.benefits.map((name) => ({ slug: '', name }))}
        ownWords={{ longest: 80 }}
        onChange={(chosen) => form.set({ benefits: chosen.map(({ name }) => name) })}
      />
      <GuessMark form={form} field="benefits" of="the benefits" quotes={quotes} />
    </>
  )
}
