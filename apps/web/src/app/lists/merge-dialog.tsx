import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { WordsDialog } from '../words-dialog.tsx'

interface Props {
  /** The noun for the merged item: `course`. */
  readonly thing: string
  readonly title: string
  readonly description: string
  /** Added to the button's name for screen readers. */
  readonly named: ReactNode
  /** The call that merges; it takes the address of the page that stays. */
  readonly merge: UseMutationResult<unknown, Error, string>
}

/** A button that merges an item of an admin's list into another one, whose address the dialog asks for. */
export function MergeDialog({ thing, title, description, named, merge }: Props) {
  return (
    <WordsDialog
      trigger={<Button size="dense">Merge{named}</Button>}
      title={title}
      description={`${description} You can’t undo this.`}
      field={{ name: 'into', label: `The ${thing} that stays`, hint: 'The address of its page.' }}
      action={{ label: 'Merge', variant: 'danger' }}
      sending={merge}
      onSend={(into, then) => merge.mutate(into, then)}
    />
  )
}
