import { RemovableChip } from '../../ui/base/chip.tsx'

interface ChosenFiltersProps<Name extends string> {
  /** Each filter with the words for what is chosen; empty for none. */
  readonly chosen: readonly (readonly [Name, string])[]
  /** The address of the list without one of them. */
  readonly hrefWithout: (name: Name) => string
}

/** What a list is narrowed by; each can be taken away. */
export function ChosenFilters<Name extends string>({ chosen, hrefWithout }: ChosenFiltersProps<Name>) {
  return (
    <ul aria-label="Filters" className="mt-4 flex flex-wrap gap-2">
      {chosen
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <li key={name} className="min-w-0 max-w-full">
            <RemovableChip noun="filter" to={hrefWithout(name)}>
              {text}
            </RemovableChip>
          </li>
        ))}
    </ul>
  )
}
