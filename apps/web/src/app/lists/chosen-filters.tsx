import type { FilteredList, ListView } from '@rise/contract/list'
import { t } from '@rise/texts'
import { RemovableChip } from '../../ui/base/chip.tsx'
import { TextLink } from '../../ui/base/link.tsx'

interface ChosenProps<Name extends string, Default extends Name> {
  readonly list: FilteredList<string, string, Name, Default>
  readonly view: ListView<Name>
  /** The label of each filter's value, except the search words, in the order of the chips. */
  readonly words: Readonly<Record<Exclude<Name, Default | 'q'>, string>>
}

/** A set filter, with its label. */
export interface ChosenFilter<Name extends string> {
  readonly name: string
  readonly text: string
  /** The view without it. */
  readonly without: ListView<Name>
}

/** Returns the set filters of a list, the search words first. */
export function chosenFilters<Name extends string, Default extends Name>({
  list,
  view,
  words,
}: ChosenProps<Name, Default>): ChosenFilter<Name>[] {
  const values: Readonly<Record<string, string>> = view
  const chosenNames: readonly string[] = list.chosenIn(view)
  return Object.entries<string>({ q: t('“{words}”', { words: values.q ?? '' }), ...words }).flatMap(([name, text]) =>
    chosenNames.includes(name) ? [{ name, text, without: { ...view, [name]: '' } }] : [],
  )
}

/** The set filters; each can be removed, and with `clears` all together. Renders nothing if none is set. */
export function ChosenFilters<Name extends string, Default extends Name>({
  clears = false,
  ...props
}: ChosenProps<Name, Default> & { readonly clears?: boolean }) {
  const { list } = props
  const filters = chosenFilters(props)
  if (filters.length === 0) return null
  return (
    <ul aria-label={t('Filters')} className="mt-4 flex flex-wrap items-center gap-2">
      {filters.map(({ name, text, without }) => (
        <li key={name} className="min-w-0 max-w-full">
          <RemovableChip noun={t('filter', 'a noun, after “Remove”')} to={list.href(without)}>
            {text}
          </RemovableChip>
        </li>
      ))}
      {clears && filters.length > 1 ? (
        <li>
          <TextLink to={list.path} look="quiet" className="hit-target relative px-2 text-small">
            {t('Clear all')}
          </TextLink>
        </li>
      ) : null}
    </ul>
  )
}
