import type { ComponentProps, ReactNode } from 'react'
import { Select } from '../base/select.tsx'

export interface CountedOption {
  readonly value: string
  readonly text: string
  /** How many things it would leave, in digits such as `1,000+`; without one nothing is said of it. */
  readonly count?: string | undefined
  /** Under which heading it stands; all options have one or none has. */
  readonly group?: string
}

type Props = Omit<ComponentProps<typeof Select>, 'children'> & {
  /** What the list says when nothing is chosen. */
  any: string
  options: readonly CountedOption[]
}

/** A choice of one value or none, each with how many things it would leave. */
export function CountedSelect({ any, options, ...select }: Props) {
  return (
    <Select {...select}>
      <option value="">{any}</option>
      {[...new Set(options.map(({ group }) => group))].map((group) => {
        const grouped = options.filter((option) => option.group === group)
        return group === undefined ? (
          <Options key="" options={grouped} />
        ) : (
          <optgroup key={group} label={group}>
            <Options options={grouped} />
          </optgroup>
        )
      })}
    </Select>
  )
}

function Options({ options }: { options: readonly CountedOption[] }) {
  return options.map(({ value, text, count }) => (
    <option key={value} value={value}>
      {count === undefined ? text : `${text} (${count})`}
    </option>
  ))
}

/** The label of a box to tick, with the number at the end of its line; one that would leave nothing stands back. */
export function CountedLabel({ count, children }: { count: string | undefined; children: ReactNode }) {
  return (
    <span className={count === '0' ? 'tally text-subtle' : 'tally'}>
      <span>{children}</span> <span>{count}</span>
    </span>
  )
}
