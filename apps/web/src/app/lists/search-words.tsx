import type { ReactNode } from 'react'

/**
 * Returns the content of the button of a list's form: `Search`, and in `hidden` what it searches, which only screen
 * readers read: `(hidden) => rich('Search<hidden> courses</hidden>', { hidden })`.
 */
export type SearchWords = (hidden: (words: ReactNode) => ReactNode) => ReactNode

/** Renders the content of the button. */
export function wordsOf(search: SearchWords): ReactNode {
  return search((words) => <span className="sr-only">{words}</span>)
}
