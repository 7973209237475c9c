import { createContext, type ReactNode, useContext, useId } from 'react'

/** Where a page that is rendered on the server notes which of its parts are kept, or to be. */
export interface MarkupMarks {
  /** Marks for before and after a part, and whether its markup is known so that it need not be rendered. */
  mark(key: string): { readonly start: string; readonly end: string; readonly isKept: boolean }
}

/** Null in the browser, where everything is rendered. */
export const MarkupMarksContext = createContext<MarkupMarks | null>(null)

interface Props {
  /** Names all that the part shows; asked on the server alone. */
  of: () => unknown
  /** Nothing inside generates ids, so that its place in the tree does not matter. */
  anywhere?: boolean
  children: ReactNode
}

/**
 * A part that looks the same on many pages, such as a footer: the server renders it once and puts the same markup into
 * the next page. It must begin and end with an element, hold nothing that React hoists into the head, and no other such
 * part.
 */
export function CachedMarkup({ of, anywhere = false, children }: Props) {
  const marks = useContext(MarkupMarksContext)
  // Generated ids derive from the place in the tree: markup of another place would carry other ones.
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
