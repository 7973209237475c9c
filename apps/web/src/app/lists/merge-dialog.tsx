import { t } from '@rise/texts'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { WordsDialog } from '../words-dialog.tsx'

interface Props {
  /** The label of the field for the address: `The course that stays`. */
  readonly into: string
  readonly title: string
  readonly description: string
  /** Added to the button's name for screen readers. */
  readonly named: ReactNode
  /** The call that merges; it takes the address of the page that stays. */
  readonly merge: UseMutationResult<unknown, Error, string>
}

/** A button that merges an item of an admin's list into another one, whose address the dialog asks for. */
export function MergeDialog({ into: label, title, description, named, merge }: Props) {
  return (
    <WordsDialog
      trigger={
        <Button size="dense">
          {t('Merge')}
          {named}
        </Button>
      }
      title={title}
      description={t('{description} You can’t undo this.', { description })}
      field={{ name: 'into', label, hint: t('The address of its page.') }}
      action={{ label: t('Merge'), variant: 'danger' }}
      sending={merge}
      onSend={(into, then) => merge.mutate(into, then)}
    />
  )
}
