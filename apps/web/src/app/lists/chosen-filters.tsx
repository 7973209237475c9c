import type { FilteredList, ListView } from '@rise/contract/list'
import { RemovableChip } from '../../ui/base/chip.tsx'

interface ChosenFiltersProps<Name extends string, Default extends Name> {
  readonly list: FilteredList<string, string, Name, Default>
  readonly view: ListView<Name>
  /** What each filter but the words is set to, in the order of the chips. */
  readonly words: Readonly<Record<Exclude<Name, Default | 'q'>, string>>
}

/** What a list is narrowed by; each can be removed. Nothing without any. */
export function ChosenFilters<Name extends string, Default extends Name>(props: ChosenFiltersProps<Name, Default>) {
  const { list, view, words } = props
  const values: Readonly<Record<string, string>> = view
  if (!list.isNarrowed(view)) return null
  return (
    <ul aria-label="Filters" className="mt-4 flex flex-wrap gap-2">
      {Object.entries<string>({ q: `“${values.q}”`, ...words })
        .filter(([name]) => values[name] !== '')
        .map(([name, text]) => (
          <li key={name} className="min-w-0 max-w-full">
            <RemovableChip noun="filter" to={list.href({ ...view, [name]: '' })}>
              {text}
            </RemovableChip>
          </li>
        ))}
    </ul>
  )
}
