import { type ReactNode, useState } from 'react'
import { Button } from '../base/button.tsx'
import { cx } from '../base/class-names.ts'

/** The number of cards side by side if there is room. */
const CARDS_IN_ROW = 3

interface Props<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  children: (item: T) => ReactNode
}

/** A few cards in a row: on a wide screen three and a button for the rest; on smaller ones the row scrolls. */
export function CardRow<T>({ items, keyOf, children }: Props<T>) {
  const [all, setAll] = useState(false)
  return (
    <>
      <ul className="-mx-gutter flex gap-4 overflow-x-auto px-gutter pb-2 lg:mx-0 lg:grid lg:grid-cols-3 lg:overflow-visible lg:px-0">
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            className={cx('w-[18rem] shrink-0 lg:w-auto', index >= CARDS_IN_ROW && !all && 'lg:hidden')}
          >
            {children(item)}
          </li>
        ))}
      </ul>
      {items.length > CARDS_IN_ROW && !all ? (
        <Button variant="ghost" className="mt-2 -ml-6 max-lg:hidden" onClick={() => setAll(true)}>
          Show {items.length - CARDS_IN_ROW} more
        </Button>
      ) : null}
    </>
  )
}
