import { employmentTypes, seniorities } from '@rise/contract/jobs/kinds'
import { employmentNames, seniorityNames, workTypeNames } from '@rise/contract/jobs/words'
import { compareNames } from '@rise/contract/words'
import { msg, t } from '@rise/texts'
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
  ['Onsite', workTypeNames.Onsite],
  ['Hybrid', workTypeNames.Hybrid],
  ['Remote', workTypeNames.Remote],
  ['Unknown', msg('Not specified')],
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
        {t('Only the title, description, location and how to apply are needed. The rest is optional.')}
      </p>
      <Group title={t('The job')}>
        <Role form={form} quotes={quotes} />
        <RichTextField
          key={replaced}
          {...form.field('description')}
          label={t('Description')}
          hint={t('What the job is about, in 30 to 20,000 characters.')}
          html={form.values.description}
          onChange={(description) => form.set({ description })}
        />
        <GuessMark form={form} field="description" quotes={quotes} />
        <Skills form={form} quotes={quotes} />
      </Group>
      <Group title={t('Location and pay')}>
        <Place form={form} quotes={quotes} />
        <PayFields form={form} quotes={quotes} />
        <Benefits form={form} quotes={quotes} />
      </Group>
      <Group title={t('How people apply')}>
        <ApplicationFields form={form} quotes={quotes} />
        <TextField
          {...form.field('closesOn')}
          label={t('Closing date')}
          hint={t('The last day for applications. Without one, the job closes after 60 days.')}
          type="date"
          value={form.values.closesOn ?? ''}
          onChange={(event) => form.set({ closesOn: event.target.value || null })}
          className="sm:max-w-menu"
        />
        <GuessMark form={form} field="closesOn" quotes={quotes} />
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
        label={t('Title')}
        hint={t('Use the title people search for.')}
        maxLength={200}
        value={values.title}
        suggest={async (typed) => {
          const { titles } = await queryClient.fetchQuery(suggestionsQuery(api, typed.slice(0, 80)))
          const options = titles.map(({ text }) => ({ key: text, text, onPick: () => form.set({ title: text }) }))
          return options.length > 0 ? [{ title: t('Titles', 'of jobs'), options }] : []
        }}
        onChange={(event) => form.set({ title: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <GuessMark form={form} field="title" quotes={quotes} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          {...form.field('employmentType')}
          label={t('Employment')}
          value={values.employmentType ?? ''}
          onChange={({ target }) =>
            form.set({ employmentType: employmentTypes.find((type) => type === target.value) ?? null })
          }
        >
          <option value="">{t('Not specified')}</option>
          {employmentTypes.map((type) => (
            <option key={type} value={type}>
              {t(employmentNames[type])}
            </option>
          ))}
        </Select>
        <Select
          {...form.field('seniority')}
          label={t('Seniority')}
          value={values.seniority ?? ''}
          onChange={({ target }) =>
            form.set({ seniority: seniorities.find((level) => level === target.value) ?? null })
          }
        >
          <option value="">{t('Not specified')}</option>
          {seniorities.map((level) => (
            <option key={level} value={level}>
              {t(seniorityNames[level])}
            </option>
          ))}
        </Select>
      </div>
      <GuessMark form={form} field="employmentType" quotes={quotes} />
      <GuessMark form={form} field="seniority" quotes={quotes} />
      <Select
        {...form.field('department')}
        label={t('Department')}
        value={values.department ?? ''}
        onChange={({ target }) => form.set({ department: target.value || null })}
      >
        <option value="">{t('Not specified')}</option>
        {departmentOptions(facets?.departments ?? [], values.department).map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <GuessMark form={form} field="department" quotes={quotes} />
    </>
  )
}

/** Returns the departments, with the job's own even before they are loaded. */
function departmentOptions(departments: readonly { slug: string; name: string }[], ownDepartment: string | null) {
  const sortedDepartments = departments.toSorted((a, b) => compareNames(a.name, b.name))
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
        label={t('Work type')}
        value={workType}
        onChange={({ target }) =>
          form.set({ workType: workTypes.find(([type]) => type === target.value)?.[0] ?? 'Unknown' })
        }
      >
        {workTypes.map(([type, name]) => (
          <option key={type} value={type}>
            {t(name)}
          </option>
        ))}
      </Select>
      <GuessMark form={form} field="workType" quotes={quotes} />
      <WordsField
        {...form.field('places')}
        label={workType === 'Remote' ? t('Where people can live') : t('Locations')}
        noun={t('place', 'a noun, after “Remove”')}
        hint={t('City and country, such as Lisbon, Portugal. Up to 10.')}
        items={places}
        most={10}
        maxLength={100}
        placeholder={t('Lisbon, Portugal')}
        suggest={async (typed) => {
          const suggestions = await queryClient.fetchQuery(suggestionsQuery(api, typed.slice(0, 80)))
          return suggestions.places.map(({ name }) => name)
        }}
        onChange={(changed) => form.set({ places: changed })}
      />
      <GuessMark form={form} field="places" quotes={quotes} />
    </>
  )
}

function Skills({ form, quotes }: PartProps) {
  const { skills, language } = form.values
  return (
    <>
      <SkillsField
        {...form.field('skills')}
        label={t('Skills')}
        hint={t('What people need for it, up to 20.')}
        items={skills}
        most={20}
        maxLength={80}
        entry={form.entry('skills')}
        onChange={(changed) => form.set({ skills: changed })}
      />
      <GuessMark form={form} field="skills" quotes={quotes} />
      <Select
        {...form.field('language')}
        label={t('Language of the description')}
        value={language ?? ''}
        onChange={({ target }) => form.set({ language: target.value || null })}
        className="sm:max-w-menu"
      >
        <option value="">{t('Detect from the text')}</option>
        {languageOptions(language).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <GuessMark form={form} field="language" quotes={quotes} />
    </>
  )
}

function Benefits({ form, quotes }: PartProps) {
  return (
    <>
      <CatalogPicker
        {...form.field('benefits')}
        catalog="benefits"
        label={t('Benefits')}
        noun={t('benefit', 'a noun, after “Add” or “Remove”')}
        quiet
        chosen={form.values.benefits.map((name) => ({ slug: '', name }))}
        ownWords={{ longest: 80 }}
        onChange={(chosen) => form.set({ benefits: chosen.map(({ name }) => name) })}
      />
      <GuessMark form={form} field="benefits" quotes={quotes} />
    </>
  )
}
