import { industriesInWords, sectorName } from '@rise/contract/catalogs/industries/words'
import type { CompanyOptions } from '@rise/contract/companies/endpoints'
import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { teamSizeWords } from '@rise/contract/companies/words'
import { msg, t } from '@rise/texts'
import { CatalogPicker } from '../../app/catalog-picker.tsx'
import type { DraftForm } from '../../app/forms/use-draft-form.ts'
import { RemovableChip } from '../../ui/base/chip.tsx'
import { TextField } from '../../ui/base/field.tsx'
import { Select } from '../../ui/base/select.tsx'
import { ListField } from '../../ui/fields/list-field.tsx'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'

export type PageValues = CompanyDesk['fields']
export type PageForm = DraftForm<PageValues>

/** Returns the form's initial values: the story is HTML, even if it was written in Markdown. */
export function pageValuesOf({ fields, storyHtml }: CompanyDesk): PageValues {
  return { ...fields, story: storyHtml }
}

interface Props {
  form: PageForm
  options: CompanyOptions
  /** Whether the page says once what is optional, so that the labels don't. */
  quiet?: boolean
}

const MOST_INDUSTRIES = 5

/** Returns the props of a text field of the page. */
function text(form: PageForm, name: 'companyName' | 'tagline' | 'website') {
  return {
    id: form.id(name),
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => form.set({ [name]: event.target.value }),
  }
}

/** Name, tagline and story. `replaced` counts how often the values were replaced; each time, the editor restarts. */
export function IdentityFields({ form, replaced }: { form: PageForm; replaced: number }) {
  return (
    <>
      <TextField
        {...text(form, 'companyName')}
        label={t('Company name')}
        hint={t('Only the name is needed. Everything else is optional.')}
        maxLength={120}
        autoComplete="organization"
      />
      <TextField
        {...text(form, 'tagline')}
        label={t('Tagline')}
        hint={t('What you do and for whom, in one line.')}
        maxLength={160}
      />
      <RichTextField
        key={replaced}
        id={form.id('story')}
        label={t('Story')}
        hint={t('At most 10,000 characters.')}
        error={form.errors.story}
        html={form.values.story}
        onChange={(story) => form.set({ story })}
      />
    </>
  )
}

/** The site and profiles elsewhere. */
export function LinkFields({ form }: { form: PageForm }) {
  return (
    <>
      <TextField
        {...text(form, 'website')}
        label={t('Website')}
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={300}
      />
      <ListField
        quiet
        id={form.id('links')}
        label={t('Other profiles', 'of a company, on other sites')}
        noun={t('link', 'a noun, after “Add” or “Remove”')}
        hint={t('LinkedIn, GitHub, Instagram and so on, up to 8.')}
        error={form.errors.links}
        items={form.values.links}
        onChange={(links) => form.set({ links })}
        entry={form.entry('links')}
        most={8}
        placeholder="https://"
        inputMode="url"
      />
    </>
  )
}

/** Industries, stage, type, team size and founding year. */
export function BusinessFields({ form, options, quiet = false }: Props) {
  const { values, errors } = form
  return (
    <>
      <IndustryField form={form} options={options} quiet={quiet} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          id={form.id('stage')}
          label={t('Stage', 'of a company')}
          value={values.stage ?? ''}
          error={errors.stage}
          onChange={(event) => form.set({ stage: event.target.value || null })}
          optional={!quiet}
        >
          <option value="">{t('Not specified')}</option>
          {options.stages.map((stage) => (
            <option key={stage}>{stage}</option>
          ))}
        </Select>
        <Select
          id={form.id('size')}
          label={t('Type', 'of a company')}
          value={values.size ?? ''}
          error={errors.size}
          onChange={(event) => form.set({ size: options.sizes.find((size) => size === event.target.value) ?? null })}
          optional={!quiet}
        >
          <option value="">{t('Not specified')}</option>
          {options.sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
        <Select
          id={form.id('teamSize')}
          label={t('Team size')}
          value={values.teamSize ?? ''}
          error={errors.teamSize}
          onChange={(event) => form.set({ teamSize: Number(event.target.value) || null })}
          optional={!quiet}
        >
          <option value="">{t('Not specified')}</option>
          {options.teamSizes.map(({ code, label }) => (
            <option key={code} value={code}>
              {teamSizeWords(label)}
            </option>
          ))}
        </Select>
        <TextField
          id={form.id('foundingYear')}
          label={t('Founded', 'before a year')}
          inputMode="numeric"
          maxLength={4}
          value={values.foundingYear ?? ''}
          error={errors.foundingYear}
          onChange={(event) => form.set({ foundingYear: Number(event.target.value.replaceAll(/\D/g, '')) || null })}
          placeholder={t('Year')}
          optional={!quiet}
        />
      </div>
    </>
  )
}

function IndustryField({ form, options, quiet = false }: Props) {
  const { industries } = form.values
  const allIndustries = industriesInWords(options.industries)
  const sectors = [...new Set(allIndustries.map(({ sector }) => sector))]
  const nameOf = (slug: string) => allIndustries.find((industry) => industry.slug === slug)?.name ?? slug
  return (
    <div className="flex flex-col gap-3">
      <Select
        id={form.id('industries')}
        label={t('Industries')}
        hint={t('The first is your main one, shown with its sector. Up to {most}.', { most: MOST_INDUSTRIES })}
        error={form.errors.industries}
        value=""
        disabled={industries.length >= MOST_INDUSTRIES}
        onChange={(event) => form.set({ industries: [...industries, event.target.value] })}
        optional={!quiet}
      >
        <option value="">{t('Add an industry')}</option>
        {sectors.map((sector) => (
          <optgroup key={sector} label={sectorName(sector)}>
            {allIndustries
              .filter((industry) => industry.sector === sector && !industries.includes(industry.slug))
              .map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
      {industries.length > 0 ? (
        <ul aria-label={t('Industries')} className="flex flex-wrap gap-2">
          {industries.map((slug) => (
            <li key={slug} className="min-w-0 max-w-full">
              <RemovableChip
                noun={t('industry', 'a noun, after “Add” or “Remove”')}
                onRemove={() => form.set({ industries: industries.filter((other) => other !== slug) })}
              >
                {nameOf(slug)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** The company's places. */
export function PlaceFields({ form, quiet = false }: Pick<Props, 'form' | 'quiet'>) {
  return (
    <ListField
      quiet={quiet}
      id={form.id('places')}
      label={t('Places')}
      noun={t('place', 'a noun, after “Add” or “Remove”')}
      hint={t('Your headquarters first, such as “Lisbon, Portugal”. Up to 20.')}
      error={form.errors.places}
      items={form.values.places}
      onChange={(places) => form.set({ places })}
      entry={form.entry('places')}
      most={20}
      placeholder={t('City, country')}
    />
  )
}

const LONGEST_OWN_WORDS = 60
const culture = [
  {
    name: 'values',
    label: msg('Values'),
    noun: msg('value', 'a noun, after “Add” or “Remove”'),
    hint: msg('What you stand for, even when it’s hard. People looking for these values can find you.'),
    most: 12,
  },
  {
    name: 'benefits',
    label: msg('Benefits'),
    noun: msg('benefit', 'a noun, after “Add” or “Remove”'),
    hint: msg('What everyone who works for you gets.'),
    most: 30,
  },
] as const

/** Values and benefits: from the catalogs, or in the company's own words. */
export function CultureFields({ form, quiet = false }: Pick<Props, 'form' | 'quiet'>) {
  return culture.map(({ name, label, noun, hint, most }) => (
    <CatalogPicker
      key={name}
      label={t(label)}
      noun={t(noun)}
      hint={t(hint)}
      most={most}
      quiet={quiet}
      id={form.id(name)}
      catalog={name}
      error={form.errors[name]}
      chosen={form.values[name].map((text) => ({ slug: '', name: text }))}
      onChange={(chosen) => form.set({ [name]: chosen.map((entry) => entry.name) })}
      ownWords={{ longest: LONGEST_OWN_WORDS, entry: form.entry(name) }}
    />
  ))
}
