import { NOT_SPECIFIED } from '@rise/contract/list'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { CountedSelect } from '../../ui/fields/counted-choice.tsx'

interface NamedValue {
  readonly slug: string
  readonly name: string
}

interface FilterChoiceProps<Name extends string, Things extends string> {
  readonly label: string
  readonly name: Name
  readonly view: { readonly [N in Name]: string }
  /** The name of the counts in `of`. */
  readonly things: Things
  /**
   * The values, each with the number of items that would remain. Undefined while unknown: then only the chosen value is
   * offered.
   */
  readonly of: readonly (NamedValue & { readonly [T in Things]: number })[] | undefined
  /** Whether the numbers belong to this list; otherwise they aren't shown. */
  readonly isCounted?: boolean
  readonly any?: string
  /** Returns the label of a chosen value that is not among the options. */
  readonly nameOf?: (value: string) => string
}

/** One filter of a list: its values, each with the number of items that would remain. */
export function FilterChoice<Name extends string, Things extends string>(props: FilterChoiceProps<Name, Things>) {
  const { label, name, view, things, of = [], isCounted = true, any = t('Any'), nameOf = nameOfValue } = props
  const value = view[name]
  const options = of.map((figure) => ({
    value: figure.slug,
    text: figure.name,
    count: isCounted ? formatInteger(figure[things]) : undefined,
  }))
  // The chosen value is always an option, even if no item has it, or if `of` omits it because there are too many.
  const allOptions =
    value === '' || of.some(({ slug }) => slug === value) ? options : [...options, { value, text: nameOf(value) }]
  return <CountedSelect label={label} name={name} any={any} options={allOptions} defaultValue={value} />
}

/** Returns the label of a filter's value, by default the value itself. "Not specified" is preceded by `filter`. */
export function nameOfChoice(of: readonly NamedValue[] | undefined, value: string, filter?: string): string {
  if (filter && value === NOT_SPECIFIED) return t('{filter}: not specified', { filter })
  return of?.find(({ slug }) => slug === value)?.name ?? value
}

function nameOfValue(value: string): string {
  return value === NOT_SPECIFIED ? t('Not specified') : value
}
