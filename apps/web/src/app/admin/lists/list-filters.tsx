import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { FilterForm } from '../../lists/filter-form.tsx'
import { SkipToResults } from '../../lists/list-results.tsx'
import type { SearchWords } from '../../lists/search-words.tsx'
import { fromStart, hrefOf, type ListView, viewOfForm } from './list-view.ts'

interface Props {
  /** The name of the form: `Members`. */
  readonly label: string
  readonly search: SearchWords
  readonly path: string
  readonly view: ListView
  /** The names of all fields. */
  readonly names: readonly string[]
  readonly placeholder: string
  readonly children: ReactNode
  /** Less frequent filters; unfolded if one of them, by `moreNames`, is set. */
  readonly more?: ReactNode
  readonly moreNames?: readonly string[]
}

/** The search and filters of a list of the admin area; the address contains their values. */
export function ListFilters(props: Props) {
  const { label, search, path, view, names, placeholder, children, more, moreNames = [] } = props
  return (
    <>
      <SkipToResults />
      <FilterForm
        label={label}
        search={search}
        action={path}
        href={hrefOf(path, fromStart(view))}
        hrefOf={(form) => hrefOf(path, viewOfForm(form, names, view))}
        className="grid-cols-2 md:grid-cols-[1fr_1fr_1fr_auto] xl:grid-cols-[2fr_1fr_1fr_1fr_auto]"
        more={
          more ? (
            <Disclosure summary={t('More filters')} open={moreNames.some((name) => view[name] !== undefined)}>
              <div className="grid gap-4 pt-2 text-text sm:grid-cols-2 xl:grid-cols-4">{more}</div>
            </Disclosure>
          ) : undefined
        }
      >
        <TextField
          label={t('Search')}
          name="q"
          type="search"
          defaultValue={view.q}
          maxLength={100}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          className="max-sm:col-span-2 md:max-xl:col-span-full"
        />
        {children}
      </FilterForm>
    </>
  )
}

/** One filter: "any" or one of several values. */
export function Choice(props: {
  label: string
  name: string
  view: ListView
  of: readonly (readonly [string, string])[]
}) {
  const { label, name, view, of } = props
  return (
    <Select label={label} name={name} defaultValue={view[name] ?? ''}>
      <option value="">{t('Any')}</option>
      {of.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  )
}
