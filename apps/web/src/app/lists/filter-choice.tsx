import { formatInteger } from '@rise/contract/words'
import { CountedSelect } from '../../ui/fields/counted-choice.tsx'

interface Figure {
  readonly slug: string
  readonly name: string
}

interface FilterChoiceProps<F extends Figure> {
  readonly label: string
  readonly name: string
  /** The slug that is chosen; empty for none. */
  readonly value: string
  /** Undefined while unknown: then only what is chosen is offered. */
  readonly of: readonly F[] | undefined
  readonly countOf: (figure: F) => number
  /** The name of a choice that no entry names. */
  readonly nameOf?: (value: string) => string
}

/** One filter of a list: its values, each with the number of things that it would leave. */
export function FilterChoice<F extends Figure>(props: FilterChoiceProps<F>) {
  const { label, name, value, of = [], countOf, nameOf = (slug) => slug } = props
  const options = of.map((figure) => ({
    value: figure.slug,
    text: figure.name,
    count: formatInteger(countOf(figure)),
  }))
  // What is chosen stays, even if nothing has it or the list is too long to include it.
  const all =
    value === '' || of.some(({ slug }) => slug === value) ? options : [...options, { value, text: nameOf(value) }]
  return <CountedSelect label={label} name={name} any="Any" options={all} defaultValue={value} />
}
