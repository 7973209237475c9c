import { departmentName } from '@rise/contract/catalogs/departments/words'
import { applicationTypes, employmentTypes, seniorities } from '@rise/contract/jobs/kinds'
import {
  type FilterOfManyValues,
  postedWithinDays,
  radiusKilometres,
  UNKNOWN_LANGUAGE,
} from '@rise/contract/jobs/search/kinds'
import { applicationNames, employmentNames, seniorityNames } from '@rise/contract/jobs/words'
import { formatInteger, languageInWords } from '@rise/contract/words'
import { currentLanguage, t } from '@rise/texts'
import { useId } from 'react'
import { Checkbox } from '../../ui/base/checkbox.tsx'
import { CountedLabel, CountedSelect } from '../../ui/fields/counted-choice.tsx'
import { formatAmount, listNames } from './base/format.ts'
import { type JobsView, workLists } from './base/jobs-view.ts'
import type { JobCounts } from './base/queries.ts'
import { postedLabel, type ViewNames } from './jobs-heading.ts'
import { ValueCombobox } from './value-combobox.tsx'

type Counts = JobCounts['list']

interface Props {
  view: JobsView
  names: ViewNames
  /** Whether the chosen place supports a radius. */
  around: boolean
  /** Undefined while loading: everything can be chosen then, and no numbers are shown. */
  counts: JobCounts | undefined
  onChange: (change: Partial<JobsView>) => void
}

/** All filters of a list, each option with its number of jobs. Plain fields, so that the forms work without script. */
export function FilterFields({ view, names, around, counts, onChange }: Props) {
  const currency = view.payCurrency ?? counts?.payFrom.currency ?? undefined
  const pay = currency === counts?.payFrom.currency ? counts?.payFrom : undefined
  return (
    <div className="flex flex-col gap-6">
      <CheckGroup
        legend={t('Work type')}
        name="list"
        options={workLists}
        chosen={view.list}
        counts={counts?.list}
        labelOf={(list) => t(listNames[list])}
        onChange={(list) => onChange({ list })}
      />
      <ChoiceOf
        label={t('Posted', 'when a job was posted')}
        name="postedWithin"
        value={view.postedWithin}
        any={t('Any time', 'when a job was posted')}
        options={withChosen(postedWithinDays, view.postedWithin)}
        counts={counts?.postedWithin}
        labelOf={postedLabel}
        onChange={(postedWithin) => onChange({ postedWithin: Number(postedWithin) || undefined })}
      />
      <Choice
        label={t('Category')}
        name="category"
        value={view.category}
        valueName={names.category}
        any={t('Any category')}
        counts={counts && inWords(counts.category)}
        onChange={(category) => onChange({ category })}
      />
      <div className="flex flex-col gap-3">
        <ManyValues
          of="location"
          label={t('Place')}
          view={view}
          value={view.location}
          valueName={names.location}
          any={t('Anywhere')}
          counts={counts?.location}
          onChange={(location) => onChange({ location, radius: location === undefined ? undefined : view.radius })}
        />
        {view.location && around ? (
          <ChoiceOf
            label={t('Distance')}
            name="radius"
            value={view.radius}
            any={t('Exactly here')}
            options={withChosen(radiusKilometres, view.radius)}
            labelOf={(radius) => t('Within {radius} km', { radius })}
            onChange={(radius) => onChange({ radius: Number(radius) || undefined })}
          />
        ) : null}
      </div>
      <CheckGroup
        legend={t('Seniority')}
        name="seniority"
        options={seniorities}
        chosen={view.seniority}
        counts={counts?.seniority}
        labelOf={(level) => t(seniorityNames[level])}
        onChange={(seniority) => onChange({ seniority })}
      />
      <div className="grid grid-cols-[1fr_auto] items-end gap-3">
        <ChoiceOf
          label={t('Pay a year')}
          name="payFrom"
          value={view.payFrom}
          any={t('Any pay')}
          options={withChosen(pay?.options.map(({ value }) => Number(value)) ?? [], view.payFrom)}
          counts={pay}
          fieldValueOf={(amount) => `${amount} ${currency}`}
          labelOf={(amount) => t('From {pay}', { pay: currency ? formatAmount(amount, currency) : amount })}
          onChange={(step) =>
            onChange({
              payFrom: Number.parseInt(step, 10) || undefined,
              payCurrency: step ? currency : view.payCurrency,
            })
          }
        />
        <Choice
          label={t('Currency')}
          name="payCurrency"
          value={view.payCurrency}
          valueName={view.payCurrency}
          any={t('Any', 'currency')}
          counts={counts?.payCurrency}
          onChange={(payCurrency) => onChange({ payCurrency, payFrom: undefined })}
        />
      </div>
      <CheckGroup
        legend={t('Employment')}
        name="employmentType"
        options={employmentTypes}
        chosen={view.employmentType}
        counts={counts?.employmentType}
        labelOf={(type) => t(employmentNames[type])}
        onChange={(employmentType) => onChange({ employmentType })}
      />
      <ManyValues
        of="company"
        label={t('Company')}
        view={view}
        value={view.company}
        valueName={names.company}
        any={t('Any company')}
        counts={counts?.company}
        onChange={(company) => onChange({ company })}
      />
      <ChoiceOf
        label={t('How to apply')}
        name="applicationType"
        value={view.applicationType}
        any={t('Any way', 'to apply')}
        // Offers only the ways to apply that the list's jobs have, and the chosen one.
        options={applicationTypes.filter(
          (type) => type === view.applicationType || numberOf(counts?.applicationType, type) !== '0',
        )}
        counts={counts?.applicationType}
        labelOf={(type) => t(applicationNames[type])}
        onChange={(value) => onChange({ applicationType: applicationTypes.find((type) => type === value) })}
      />
      <Languages
        chosen={view.language}
        counts={counts?.language}
        onChange={(language) => onChange({ language: language.length > 0 ? language : undefined })}
      />
    </div>
  )
}

/** How many languages are offered besides the chosen ones: those with the most jobs. */
const MOST_LANGUAGES = 8

/** The languages of the postings. Last of all, because it is shown once the languages are known; not for a single one. */
function Languages({ chosen = [], ...group }: Pick<CheckGroupProps<string>, 'chosen' | 'counts' | 'onChange'>) {
  const languages = group.counts?.options.map(({ value }) => value).slice(0, MOST_LANGUAGES) ?? []
  const options = [...new Set([...languages, ...chosen])]
  if (options.length < 2 && chosen.length === 0) return null
  return (
    <CheckGroup
      {...group}
      chosen={chosen}
      legend={t('Language of the posting')}
      name="language"
      options={options}
      labelOf={(code) => (code === UNKNOWN_LANGUAGE ? t('Unknown', 'a language') : capitalized(languageInWords(code)))}
    />
  )
}

/** Some languages write their names in lower case, which a label of its own does not. */
function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase(currentLanguage()) + text.slice(1)
}

/** Puts the names of departments into the reader's language. */
function inWords({ options, ...counts }: Counts): Counts {
  return {
    ...counts,
    options: options.map((option) => ({ ...option, name: departmentName({ slug: option.value, name: option.name }) })),
  }
}

function numberOf(counts: Counts | undefined, value: string): string | undefined {
  if (!counts) return undefined
  return formatInteger(
    counts.options.find((option) => option.value === value)?.jobs ?? 0,
    !counts.exact && counts.options.some((option) => option.value === value),
  )
}

function withChosen<T>(options: readonly T[], chosen: T | undefined): readonly T[] {
  return chosen === undefined || options.includes(chosen) ? options : [chosen, ...options]
}

interface CheckGroupProps<T extends string> {
  legend: string
  name: string
  options: readonly T[]
  chosen: readonly T[] | undefined
  counts: Counts | undefined
  labelOf?: (option: T) => string
  onChange: (chosen: readonly T[]) => void
}

/** A choice of several fixed values. All of them stay listed, so that nothing moves while the reader chooses. */
function CheckGroup<T extends string>({
  legend,
  name,
  options,
  chosen = [],
  counts,
  labelOf,
  onChange,
}: CheckGroupProps<T>) {
  const id = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-small font-medium">{legend}</legend>
      {options.map((option) => {
        const number = numberOf(counts, option)
        return (
          <Checkbox
            key={option}
            id={`${id}-${option.replaceAll(/\W+/g, '-')}`}
            name={name}
            value={option}
            size="dense"
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, option] : chosen.filter((other) => other !== option))
            }
            label={<CountedLabel count={number}>{labelOf ? labelOf(option) : option}</CountedLabel>}
          />
        )
      })}
    </fieldset>
  )
}

interface ChoiceOfProps<T extends string | number> {
  label: string
  name: string
  value: T | undefined
  /** The label of the empty choice. */
  any: string
  options: readonly T[]
  counts?: Counts | undefined
  labelOf?: (option: T) => string
  fieldValueOf?: (option: T) => string
  onChange: (value: string) => void
}

/** A select for one of a set of known values, each with its number. */
function ChoiceOf<T extends string | number>({
  label,
  name,
  value,
  any,
  options,
  counts,
  labelOf = String,
  fieldValueOf = String,
  onChange,
}: ChoiceOfProps<T>) {
  return (
    <CountedSelect
      label={label}
      name={name}
      any={any}
      options={options.map((option) => ({
        value: fieldValueOf(option),
        text: labelOf(option),
        count: numberOf(counts, String(option)),
      }))}
      value={value === undefined ? '' : fieldValueOf(value)}
      onChange={({ target }) => onChange(target.value)}
      className="min-w-0"
    />
  )
}

interface ChoiceProps {
  label: string
  name: string
  value: string | undefined
  /** The name of the chosen value, used if the counts don't contain it. */
  valueName: string | undefined
  any: string
  counts: Counts | undefined
  onChange: (value: string | undefined) => void
}

/** A select for one of the values that the jobs have. The chosen value stays listed, even without jobs. */
function Choice({ value, valueName, counts, onChange, ...choice }: ChoiceProps) {
  const names = new Map(counts?.options.map((option) => [option.value, option.name]))
  if (value !== undefined && !names.has(value)) names.set(value, valueName ?? value)
  return (
    <ChoiceOf
      {...choice}
      value={value}
      options={[...names.keys()]}
      counts={counts}
      labelOf={(option) => names.get(option) ?? option}
      onChange={(chosen) => onChange(chosen || undefined)}
    />
  )
}

/** A field that finds any value by typing. Where scripts do not run, a list of the values with the most jobs. */
function ManyValues({ of, view, ...choice }: Omit<ChoiceProps, 'name'> & { of: FilterOfManyValues; view: JobsView }) {
  const { counts: _, ...choiceProps } = choice
  return (
    <>
      <div className="noscript:hidden">
        <ValueCombobox {...choiceProps} of={of} view={view} />
      </div>
      <div className="hidden noscript:block">
        <Choice {...choice} name={of} />
      </div>
    </>
  )
}
