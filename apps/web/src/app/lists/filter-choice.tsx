import { formatInteger } from '@rise/contract/words'
import { CountedSelect } from '../../ui/fields/counted-choice.tsx'

/** A value of a filter, with the number of `Things` that it would leave. */
type Figure<Things extends string> = { readonly slug: string; readonly name: string } & {
  readonly [T in Things]: number
}

interface FilterChoiceProps<Name extends string, Things extends string> {
  readonly label: string
  readonly name: Name
  readonly view: { readonly [N in Name]: string }
  readonly things: Things
  /** Undefined while unknown: then only what is chosen is offered. */
  readonly of: readonly Figure<Things>[] | undefined
  /** The name of a choice that no entry names. */
  readonly nameOf?: (value: string) => string
}

/** One filter of a list: its values, each with the number of things that it would leave. */
export function FilterChoice<Name extends string, Things extends string>(props: FilterChoiceProps<Name, Things>) {
  const { label, name, view, things, of = [], nameOf = (slug) => slug } = props
  const value = view[name]
  const options = of.map((figure) => ({
    value: figure.slug,
    text: figure.name,
    count: formatInteger(figure[things]),
  }))
  // What is chosen stays, even if nothing has it or the list is too long to include it.
  const all =
    value === '' || of.some(({ slug }) => slug === value) ? options : [...options, { value, text: nameOf(value) }]
  return <CountedSelect label={label} name={name} any="Any" options={all} defaultValue={value} />
}

/** Returns the name of what a filter is set to. An unknown value is named after its filter. */
export function nameOfChoice(
  of: readonly { readonly slug: string; readonly name: string }[] | undefined,
  value: string,
  filter?: string,
): string {
  const name = of?.find(({ slug }) => slug === value)?.name ?? value
  return filter && name === 'Not specified' ? `${filter}: not specified` : name
}
