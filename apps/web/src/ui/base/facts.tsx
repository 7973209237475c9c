import { Children, type ReactNode } from 'react'

/** The dot between two facts in a line. Where the line breaks, it disappears. */
export function Dot() {
  return <span className="fact-dot"> </span>
}

/** Facts separated by dots; empty ones are omitted. A line breaks between two facts rather than within one. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return Children.map(Children.toArray(children).filter(Boolean), (fact, index) => (
    <>
      {index > 0 ? <Dot /> : null}
      <span className="inline-block max-w-full">{fact}</span>
    </>
  ))
}
