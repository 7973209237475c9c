import { createContext, type ReactNode, useContext, useId } from 'react'

/** Where a page rendered on the server records which of its parts are cached, or should be. */
export interface MarkupMarks {
  /** Marks for before and after a part, and whether its markup is cached and need not be rendered. */
  mark(key: string): { readonly start: string; readonly end: string; readonly isKept: boolean }
}

/** Null in the browser, where everything is rendered. */
export const MarkupMarksContext = createContext<MarkupMarks | null>(null)

interface Props {
  /** Returns a key for everything that the part shows; called only on the server. */
  of: () => unknown
  /** Nothing inside generates ids, so its place in the tree does not matter. */
  anywhere?: boolean
  children: ReactNode
}

/**
 * A part that is identical on many pages, such as a footer: the server renders it once and inserts the same markup into
 * later pages. It must begin and end with an element, contain nothing that React hoists into the head, and no other
 * such part.
 */
export function CachedMarkup({ of, anywhere = false, children }: Props) {
  const marks = useContext(MarkupMarksContext)
  // Generated ids derive from the place in the tree, so markup from another place would contain wrong ones.
  const place = useId()
  const found = marks?.mark(`${anywhere ? '' : place} ${JSON.stringify(of())}`)
  return (
    <>
      {found?.start ?? null}
      {found?.isKept ? null : children}
      {found?.end ?? null}
    </>
  )
}
