import type { ReplyOf } from '@rise/contract/contract'
import { formatInteger } from '@rise/contract/words'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { CountedSelect } from '../../../ui/fields/counted-choice.tsx'
import type { DirectoryPageData } from './chosen-filters.ts'
import type { DirectoryView } from './directory-address.ts'

export type DirectoryCounts = ReplyOf<'GET /api/v1/professional-counts'>['result']

export interface FieldsProps {
  readonly view: DirectoryView
  readonly names: DirectoryPageData['names'] | undefined
  readonly counts: DirectoryCounts | undefined
}

interface Option {
  readonly value: string
  readonly name: string
  readonly people?: number
}

/** Keeps the chosen value among the options, even if no one matches it. */
function withChosen(options: readonly Option[], value: string, name: string | null | undefined): readonly Option[] {
  const sorted = options.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  if (value === '' || options.some((option) => option.value === value)) return sorted
  return [{ value, name: name ?? value }, ...sorted]
}

interface FacetProps {
  label: string
  name: keyof DirectoryView
  any: string
  view: DirectoryView
  options: readonly Option[]
  chosenName: string | null | undefined
  exact: boolean
}

/** A choice among people's values, each with a count; counts that cover only the first results are hidden. */
function FacetSelect({ label, name, any, view, options, chosenName, exact }: FacetProps) {
  return (
    <CountedSelect
      label={label}
      name={name}
      defaultValue={view[name]}
      any={any}
      options={withChosen(options, view[name], chosenName).map(({ value, name: text, people }) => ({
        value,
        text,
        count: exact && people !== undefined ? formatInteger(people) : undefined,
      }))}
    />
  )
}

/** Named as on members' pages; addresses call it the category. */
export function CategoryField({ view, names, counts }: FieldsProps) {
  return (
    <FacetSelect
      label="Expertise"
      name="category"
      any="Any expertise"
      view={view}
      options={counts?.category ?? []}
      chosenName={names?.category?.name}
      exact={counts?.exact ?? false}
    />
  )
}

export function PlaceField({ view, names }: FieldsProps) {
  return (
    <TextField
      label="Place"
      name="place"
      defaultValue={view.place && (names?.place ?? view.place)}
      maxLength={120}
      placeholder="City or country"
    />
  )
}

/** Secondary filters, and the order. */
export function MoreFields({ view, names, counts }: FieldsProps) {
  const common = { view, exact: counts?.exact ?? false }
  return (
    <>
      <TextField
        label="Skill"
        name="skill"
        defaultValue={view.skill && (names?.skill ?? view.skill)}
        maxLength={120}
        placeholder="Such as Kubernetes"
      />
      <FacetSelect
        {...common}
        label="Country"
        name="country"
        any="Any country"
        options={counts?.country ?? []}
        chosenName={names?.country}
      />
      <FacetSelect
        {...common}
        label="Hat"
        name="hat"
        any="Any hat"
        options={counts?.hat ?? []}
        chosenName={names?.hat}
      />
      <Select label="Sort by" name="sort" defaultValue={view.sort}>
        <option value="">{view.q === '' ? 'Newest' : 'Best matches'}</option>
        {view.q === '' ? null : <option value="newest">Newest</option>}
        <option value="followers">Most followers</option>
      </Select>
      <div className="flex flex-wrap gap-x-6 sm:col-span-2 lg:col-span-4">
        <Checkbox label="Open to work" name="open" value="true" defaultChecked={view.open === 'true'} />
        <Checkbox label="Offers mentoring" name="mentors" value="true" defaultChecked={view.mentors === 'true'} />
      </div>
    </>
  )
}
