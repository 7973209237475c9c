import { compareNames } from '@rise/contract/words'
import { t } from '@rise/texts'
import type { ResultOf } from '../../../app/base/query.ts'
import { FilterChoice } from '../../../app/lists/filter-choice.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import type { DirectoryPageData, DirectoryView } from './directory-words.ts'

export type DirectoryCounts = ResultOf<'GET /api/v1/professional-counts'>

export interface FieldsProps {
  readonly view: DirectoryView
  readonly names: DirectoryPageData['names'] | undefined
  readonly counts: DirectoryCounts | undefined
}

interface FacetProps {
  readonly label: string
  /** The option for people with any value. */
  readonly any: string
  readonly name: 'category' | 'country' | 'hat'
  readonly fields: FieldsProps
  readonly chosenName: string | null | undefined
}

/**
 * A select that filters people by one value, such as their country. Each option has a count, unless the counts are not
 * of this list.
 */
function FacetChoice({ label, any, name, fields: { view, counts }, chosenName }: FacetProps) {
  const values = counts?.[name].map(({ value, ...others }) => ({ slug: value, ...others }))
  return (
    <FilterChoice
      label={label}
      name={name}
      view={view}
      things="people"
      of={values?.toSorted((a, b) => compareNames(a.name, b.name))}
      isCounted={counts?.exact ?? false}
      any={any}
      nameOf={(value) => chosenName ?? value}
    />
  )
}

/** The filter by expertise, as members' pages call it; in addresses, it is the category. */
export function CategoryField(fields: FieldsProps) {
  return (
    <FacetChoice
      label={t('Expertise')}
      any={t('Any expertise')}
      name="category"
      fields={fields}
      chosenName={fields.names?.category?.name}
    />
  )
}

export function PlaceField({ view, names }: FieldsProps) {
  return (
    <TextField
      label={t('Place')}
      name="place"
      defaultValue={view.place && (names?.place ?? view.place)}
      maxLength={120}
      placeholder={t('City or country')}
    />
  )
}

/** Secondary filters, and the order. */
export function MoreFields(fields: FieldsProps) {
  const { view, names } = fields
  return (
    <>
      <TextField
        label={t('Skill')}
        name="skill"
        defaultValue={view.skill && (names?.skill ?? view.skill)}
        maxLength={120}
        placeholder={t('Such as Kubernetes')}
      />
      <FacetChoice
        label={t('Country')}
        any={t('Any country')}
        name="country"
        fields={fields}
        chosenName={names?.country}
      />
      <FacetChoice label={t('Hat')} any={t('Any hat')} name="hat" fields={fields} chosenName={names?.hat} />
      <Select label={t('Sort by')} name="sort" defaultValue={view.sort}>
        <option value="">{view.q === '' ? t('Newest') : t('Best matches')}</option>
        {view.q === '' ? null : <option value="newest">{t('Newest')}</option>}
        <option value="followers">{t('Most followers')}</option>
      </Select>
      <div className="flex flex-wrap gap-x-6 sm:col-span-2 lg:col-span-4">
        <Checkbox label={t('Open to work')} name="open" value="true" defaultChecked={view.open === 'true'} />
        <Checkbox label={t('Offers mentoring')} name="mentors" value="true" defaultChecked={view.mentors === 'true'} />
      </div>
    </>
  )
}
