import { t } from '@rise/texts'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { deleteWithUndo, showDeleteFailure } from './delete-with-undo.ts'

/** Deletion after a confirmation; it can't be undone. */
interface ConfirmedDeletion {
  readonly title: string
  /** Names the act: "Delete answer". */
  readonly confirm: string
  /** Says, before the deletion, what else will be deleted. */
  readonly children: ReactNode
  readonly undo?: never
}

/** Immediate deletion; it can be undone while the toast is shown. */
interface UndoableDeletion {
  /** The toast's text after the deletion; the toast offers an undo. */
  readonly deleted: string
  readonly undo: () => Promise<void>
}

/** The button's name: that of the act, "Delete your answer", or of an object with a title. */
type Name = { readonly label: string } | { readonly of: string }

type Props = (ConfirmedDeletion | UndoableDeletion) &
  Name & {
    /** A small word in a row of others, an icon in a list, or a button with its full name. */
    readonly look?: 'word' | 'mark' | 'whole'
    readonly remove: () => Promise<void>
  }

/** Deletes a member's content: after a confirmation, or immediately with an undo. */
export function DeleteButton({ look = 'word', remove, ...way }: Props) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)

  async function act() {
    setBusy(true)
    if (way.undo) await deleteWithUndo({ ...way, remove })
    else await remove().then(() => setOpen(false), showDeleteFailure)
    setBusy(false)
  }

  const name = 'of' in way ? t('Delete {name}', { name: way.of }) : way.label
  function press() {
    if (way.undo) return void act()
    setOpen(true)
  }
  const mark = <Trash2 size={16} aria-hidden />
  return (
    <>
      {look === 'mark' ? (
        <IconButton label={name} tip="end" disabled={busy} onClick={press}>
          {mark}
        </IconButton>
      ) : (
        <Button
          variant="ghost"
          {...(look === 'whole' ? { icon: mark } : { size: 'dense', 'aria-label': name })}
          busy={busy && !open}
          onClick={press}
        >
          {look === 'whole' ? name : t('Delete')}
        </Button>
      )}
      {way.undo ? null : (
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title={way.title}
          confirmLabel={way.confirm}
          busy={busy}
          onConfirm={() => void act()}
        >
          {way.children}
        </ConfirmDialog>
      )}
    </>
  )
}
