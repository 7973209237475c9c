import type { FilteredList, ListView } from '@rise/contract/list'
import { type Message, t } from '@rise/texts'
import { type ReactNode, useState } from 'react'
import { TextField } from '../../ui/base/field.tsx'
import { Select } from '../../ui/base/select.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { FilterForm } from './filter-form.tsx'
import { viewOfForm } from './form-view.ts'
import type { SearchWords } from './search-words.tsx'

interface SearchFieldProps {
  readonly view: { readonly q: string }
  readonly label?: string
  readonly placeholder: string
  readonly className?: string
}

/** The field for a list's search words. */
export function SearchField({ view, label = t('Search'), placeholder, className = '' }: SearchFieldProps) {
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
  /** The name of the form: `Courses`. */
  readonly label: string
  readonly search: SearchWords
  /** The columns of the grid. */
  readonly className: string
  /** The fields before the button; the first one is the search. */
  readonly children: ReactNode
  readonly more?: ReactNode
  readonly buttonClassName?: string
  readonly quiet?: boolean
  readonly besideFilters?: readonly Name[]
}

/** The form with the filters of a list; the values of its fields determine the list's address. */
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

interface MoreFiltersProps<Name extends string> {
  readonly view: ListView<Name>
  /** The names of the fields inside. They are unfolded if one of them has a value, and then stay unfolded. */
  readonly names: readonly NoInfer<Name>[]
  /** The columns of the grid. */
  readonly columns?: string
  readonly children: ReactNode
}

/** Less frequent filters, and the order. */
export function MoreFilters<Name extends string>(props: MoreFiltersProps<Name>) {
  const { view, names, columns = 'sm:grid-cols-3', children } = props
  const isUsed = names.some((name) => view[name] !== '')
  const [isOpen, setIsOpen] = useState(isUsed)
  if (isUsed && !isOpen) setIsOpen(true)
  return (
    <Disclosure summary={t('More filters and order')} open={isOpen} className="-my-2">
      <div className={`grid gap-4 pt-2 text-text ${columns}`}>{children}</div>
    </Disclosure>
  )
}

interface SortFieldProps<Sort extends string> {
  readonly view: { readonly sort: string }
  /** The orders with their labels; the first is the default. */
  readonly names: Readonly<Record<Sort, Message>>
}

/** The field for a list's order. */
export function SortField<Sort extends string>({ view, names }: SortFieldProps<Sort>) {
  const sorts = Object.entries<Message>(names)
  return (
    <Select label={t('Sort by')} name="sort" defaultValue={view.sort || sorts[0]?.[0]}>
      {sorts.map(([sort, name]) => (
        <option key={sort} value={sort}>
          {t(name)}
        </option>
      ))}
    </Select>
  )
}
