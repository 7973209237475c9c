import { useState } from 'react'

/** The typed text that has not been added to a list yet, as the form stores it with its draft. */
export interface ListEntry {
  readonly text: string
  readonly onType: (text: string) => void
}

/** Returns the typed text and its setter: the form's if `entry` is set, otherwise the field's own. */
export function useListEntry(entry: ListEntry | undefined): readonly [string, (text: string) => void] {
  const [text, setText] = useState('')
  return entry ? [entry.text, entry.onType] : [text, setText]
}
