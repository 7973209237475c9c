import { Trash2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { refusalOf } from '../../../app/base/api.ts'
import { Button } from '../../../ui/base/button.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { showToast } from '../../../ui/base/toast.ts'

/** With a confirmation: it can't be restored. */
interface Confirmed {
  readonly title: string
  /** Names the act: "Delete answer". */
  readonly confirm: string
  /** Says in advance what else will be deleted. */
  readonly children: ReactNode
  readonly undo?: never
}

/** Takes effect immediately: it can be restored while the toast is shown. */
interface Undoable {
  /** Says that it was deleted; the toast offers to restore it. */
  readonly deleted: string
  readonly undo: () => Promise<void>
}

type Props = (Confirmed | Undoable) & {
  /** The deleted object, for the button's name: "your answer". */
  readonly of: string
  /** A small word in a row of others, an icon in a list, or a button with its full name. */
  readonly look?: 'word' | 'mark' | 'whole'
  readonly remove: () => Promise<void>
}

// Loaded on a press, because few people press it.
const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/overlays/confirm-dialog.tsx')).ConfirmDialog,
}))

/** Deletes a member's content: after a confirmation, or immediately with an undo. */
export function DeleteButton({ of, look = 'word', remove, ...way }: Props) {
  const [isConfirming, setConfirming] = useState(false)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)

  async function act() {
    setBusy(true)
    try {
      await remove()
      setOpen(false)
      if (way.undo) offerUndo(way)
    } catch (error) {
      showToast({ id: 'delete', kind: 'failure', title: `Couldn’t delete it. ${refusalOf(error).message}` })
    }
    setBusy(false)
  }

  const name = `Delete ${of}`
  function press() {
    if (way.undo) return void act()
    setConfirming(true)
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
          {look === 'whole' ? name : 'Delete'}
        </Button>
      )}
      {isConfirming && !way.undo ? (
        <Suspense fallback={null}>
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
        </Suspense>
      ) : null}
    </>
  )
}

function offerUndo({ deleted, undo }: Undoable): void {
  async function restore() {
    try {
      await undo()
      showToast({ id: 'delete', kind: 'success', title: 'It’s back' })
    } catch (error) {
      showToast({ id: 'delete', kind: 'failure', title: `Couldn’t restore it. ${refusalOf(error).message}` })
    }
  }
  showToast({
    id: 'delete',
    kind: 'success',
    title: deleted,
    action: { label: 'Undo', onPress: () => void restore() },
  })
}
