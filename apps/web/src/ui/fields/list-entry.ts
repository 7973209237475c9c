import { useState } from 'react'

/** The text in the field of a list that isn't added yet: its form stores it, and adds it when sent. */
export interface ListEntry {
  readonly text: string
  readonly onType: (text: string) => void
}

/** Returns the text and its setter: the form's, or, without one, the field's own. */
export function useListEntry(entry: ListEntry | undefined): readonly [string, (text: string) => void] {
  const [text, setText] = useState('')
  return entry ? [entry.text, entry.onType] : [text, setText]
}
