import type { FilteredList, ListView } from '@rise/contract/list'
import type { ReactNode } from 'react'
import { TextField } from '../../ui/base/field.tsx'
import { Select } from '../../ui/base/select.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { FilterForm } from './filter-form.tsx'
import { viewOfForm } from './form-view.ts'

interface SearchFieldProps {
  readonly view: { readonly q: string }
  readonly label?: string
  readonly placeholder: string
  readonly className?: string
}

/** The words that a list is searched for. */
export function SearchField({ view, label = 'Search', placeholder, className = '' }: SearchFieldProps) {
  return (
    <TextField
      label={label}
      name="q"
      type="search"
      defaultValue={view.q}
      maxLength={100}
      placeholder={placeholder}
      enterKeyHint="search"
      className={className}
    />
  )
}

interface ListFormProps<Name extends string> {
  readonly list: FilteredList<string, string, Name>
  readonly view: ListView<Name>
  /** What the list holds: `courses`. */
  readonly things: string
  /** The columns of the grid. */
  readonly className: string
  /** The fields before the button; the first one is the search. */
  readonly children: ReactNode
  readonly more?: ReactNode
  readonly buttonClassName?: string
  readonly quiet?: boolean
  readonly besideFilters?: readonly Name[]
}

/** The filters of a list, whose address they write. */
export function ListForm<Name extends string>({ list, view, ...form }: ListFormProps<Name>) {
  return (
    <FilterForm
      {...form}
      action={list.path}
      href={list.href(view)}
      hrefOf={(fields) => list.href(viewOfForm(list, fields, view))}
    />
  )
}

interface MoreFiltersProps<Name extends string, Sort extends string> {
  readonly list: { readonly defaults: { readonly sort: string } }
  readonly view: ListView<Name>
  /** What is in the fields; with a value of these, they are open. */
  readonly names: readonly NoInfer<Name>[]
  readonly sortNames: Readonly<Record<Sort, string>>
  readonly children: ReactNode
}

/** Less frequent filters, and the order. */
export function MoreFilters<Name extends string, Sort extends string>(props: MoreFiltersProps<Name, Sort>) {
  const { list, view, names, sortNames, children } = props
  const values: Readonly<Record<string, string>> = view
  return (
    <Disclosure summary="More filters and order" open={[...names, 'sort'].some((name) => values[name] !== '')}>
      <div className="grid gap-4 pt-2 text-text sm:grid-cols-3">
        {children}
        <Select label="Sort by" name="sort" defaultValue={values.sort || list.defaults.sort}>
          {Object.entries<string>(sortNames).map(([sort, name]) => (
            <option key={sort} value={sort}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </Disclosure>
  )
}
