import type { CompanyFilterCounts, CompanyOptions } from '@rise/contract/companies/endpoints'
import type { CompanySort } from '@rise/contract/companies/kinds'
import type { companyList } from '@rise/contract/companies/list'
import type { ViewOf } from '@rise/contract/list'
import { formatInteger } from '@rise/contract/words'
import { type Message, msg, t } from '@rise/texts'
import type { ResultOf } from '../../app/base/query.ts'
import { SortField } from '../../app/lists/list-form.tsx'
import { Checkbox } from '../../ui/base/checkbox.tsx'
import { ComboboxField } from '../../ui/base/combobox-field.tsx'
import type { Suggest } from '../../ui/base/suggestion.ts'
import { CountedLabel, type CountedOption, CountedSelect } from '../../ui/fields/counted-choice.tsx'
import { countedOptions, countOf, industryOptions, teamSizeOptions, wordOptions } from './company-filter-options.ts'

const sortNames: Readonly<Record<CompanySort, Message>> = {
  hiring: msg('Most open jobs'),
  name: msg('Name'),
  newest: msg('Newest'),
}

export type CompanyCounts = ResultOf<'GET /api/v1/company-counts'>

export interface CompanyFilterProps {
  readonly view: ViewOf<typeof companyList>
  readonly options: CompanyOptions
  /** Undefined while unknown: then every option is offered, without numbers. */
  readonly counts: CompanyCounts | undefined
}

/** Place and industry. `onPlace` is called when a suggested place is chosen. */
export function MainFields({
  view,
  options,
  counts,
  onPlace,
}: CompanyFilterProps & { onPlace: (place: string) => void }) {
  return (
    <>
      <ComboboxField
        label={t('Place')}
        name="place"
        defaultValue={view.place}
        maxLength={120}
        placeholder={t('City or country')}
        suggest={async (typed) => suggestPlaces(counts?.place, typed, onPlace)}
        offers
      />
      <Choice
        {...{ view, counts }}
        label={t('Industry')}
        any={t('Any industry')}
        name="industry"
        of={industryOptions(options)}
      />
    </>
  )
}

/** Less frequent filters, and the order. */
export function MoreFields({ view, options, counts }: CompanyFilterProps) {
  return (
    <>
      <Choice
        {...{ view, counts }}
        label={t('Stage', 'of a company')}
        any={t('Any stage')}
        name="stage"
        of={wordOptions(options.stages)}
      />
      <Choice
        {...{ view, counts }}
        label={t('Team size')}
        any={t('Any team size')}
        name="teamSize"
        of={teamSizeOptions(options)}
      />
      <Choice
        {...{ view, counts }}
        label={t('Type', 'of a company')}
        any={t('Any type')}
        name="size"
        of={wordOptions(options.sizes)}
      />
      <SortField view={view} names={sortNames} />
      <div className="flex flex-col">
        <Checkbox
          label={<CountedLabel count={countOf(counts?.hiring, 'true')}>{t('Hiring now')}</CountedLabel>}
          name="hiring"
          value="true"
          defaultChecked={view.hiring === 'true'}
        />
        <Checkbox label={t('Answers fast')} name="answers" value="fast" defaultChecked={view.answers === 'fast'} />
      </div>
    </>
  )
}

interface ChoiceProps extends Omit<CompanyFilterProps, 'options'> {
  readonly label: string
  /** The label of the empty choice. */
  readonly any: string
  readonly name: 'industry' | 'stage' | 'teamSize' | 'size'
  readonly of: readonly CountedOption[]
}

/** A select for one option, or any; each option shows the number of companies it would leave. */
function Choice({ view, counts, label, any, name, of }: ChoiceProps) {
  return (
    <CountedSelect
      label={label}
      name={name}
      defaultValue={view[name]}
      any={any}
      options={countedOptions(of, counts?.[name], view[name])}
    />
  )
}

/** Returns the places that have a word beginning with the typed text, those with the most companies first. */
function suggestPlaces(
  counts: CompanyFilterCounts | undefined,
  typed: string,
  onPlace: (place: string) => void,
): Awaited<ReturnType<Suggest>> {
  const hasWordBeginning = (name: string) => ` ${name}`.toLowerCase().includes(` ${typed.toLowerCase()}`)
  const options = (counts?.options ?? []).flatMap(({ value, name, companies }) => {
    const note = formatInteger(companies, !counts?.exact)
    return hasWordBeginning(name) ? [{ key: value, text: name, note, onPick: () => onPlace(name) }] : []
  })
  return options.length > 0 ? [{ title: t('Places'), options }] : []
}
