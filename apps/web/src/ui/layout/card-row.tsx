import { type ReactNode, useState } from 'react'
import { cx } from '../base/class-names.ts'
import { ShowRest } from './show-rest.tsx'

/** The number of cards side by side if there is room. */
const CARDS_IN_ROW = 3

interface Props<T> {
  items: readonly T[]
  /** Returns the label of the button that shows `count` more items: "Show 3 more people". */
  more: (count: number) => string
  keyOf: (item: T) => string
  children: (item: T) => ReactNode
}

/**
 * A few cards in a row. A wide screen shows three, and a button that shows the rest; on smaller screens the row
 * scrolls.
 */
export function CardRow<T>({ items, more, keyOf, children }: Props<T>) {
  const [showsAll, setShowsAll] = useState(false)
  return (
    <>
      <ul className="-mx-gutter flex gap-4 overflow-x-auto px-gutter pb-2 lg:mx-0 lg:grid lg:grid-cols-3 lg:overflow-visible lg:px-0">
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            className={cx('w-[18rem] shrink-0 lg:w-auto', index >= CARDS_IN_ROW && !showsAll && 'lg:hidden')}
          >
            {children(item)}
          </li>
        ))}
      </ul>
      {items.length > CARDS_IN_ROW ? (
        <ShowRest open={showsAll} onToggle={setShowsAll} className="mt-3 max-lg:hidden">
          {more(items.length - CARDS_IN_ROW)}
        </ShowRest>
      ) : null}
    </>
  )
}
