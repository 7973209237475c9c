import type { Column } from '@rise/contract/applications/setup/policy'
import type { ComponentProps } from 'react'
import { Select } from '../../../ui/base/select.tsx'
import { columnKey } from './use-columns.ts'

interface Props extends Pick<ComponentProps<typeof Select>, 'label' | 'className'> {
  readonly columns: readonly Column[]
  /** Undefined for an applicant who is in none of the columns. */
  readonly value: Column | undefined
  /** The label for an applicant who is in none of the columns. */
  readonly elsewhere?: string
  readonly onChoose: (column: Column) => void
}

/** A select of the company's stages. */
export function ColumnSelect({ columns, value, elsewhere, onChoose, ...field }: Props) {
  return (
    <Select
      {...field}
      value={value ? columnKey(value) : ''}
      onChange={({ target }) => {
        const column = columns.find((one) => columnKey(one) === target.value)
        if (column) onChoose(column)
      }}
    >
      {value === undefined ? <option value="">{elsewhere}</option> : null}
      {columns.map((column) => (
        <option key={columnKey(column)} value={columnKey(column)}>
          {column.name}
        </option>
      ))}
    </Select>
  )
}
