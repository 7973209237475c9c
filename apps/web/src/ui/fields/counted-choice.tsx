import type { ComponentProps, ReactNode } from 'react'
import { Select } from '../base/select.tsx'

export interface CountedOption {
  readonly value: string
  readonly text: string
  /** The number of remaining items, in digits such as `1,000+`; not shown if absent. */
  readonly count?: string | undefined
  /** The heading of the option's group; either all options have one, or none. */
  readonly group?: string
}

type Props = Omit<ComponentProps<typeof Select>, 'children'> & {
  /** The label of the empty choice. */
  any: string
  options: readonly CountedOption[]
}

/** A select for one value or none, each with the number of items that would remain. */
export function CountedSelect({ any, options, ...select }: Props) {
  return (
    <Select {...select}>
      <option value="">{any}</option>
      {[...new Set(options.map(({ group }) => group))].map((group) => {
        const groupedOptions = options.filter((option) => option.group === group)
        return group === undefined ? (
          <Options key="" options={groupedOptions} />
        ) : (
          <optgroup key={group} label={group}>
            <Options options={groupedOptions} />
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

/** The label of a checkbox, with the number at the end of its line; muted if no item would remain. */
export function CountedLabel({ count, children }: { count: string | undefined; children: ReactNode }) {
  return (
    <span className={count === '0' ? 'tally text-subtle' : 'tally'}>
      <span>{children}</span> <span>{count}</span>
    </span>
  )
}
