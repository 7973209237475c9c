import type { ReactNode } from 'react'

/** A value of `rich` for words of a text that only screen readers read: `rich('Add<hidden> skill</hidden>', { hidden })`. */
export function hidden(text: ReactNode): ReactNode {
  return <span className="sr-only">{text}</span>
}
