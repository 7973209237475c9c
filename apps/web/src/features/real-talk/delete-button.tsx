import { type ReactNode, useState } from 'react'
import { ApiError } from '../../app/base/api.ts'
import { Button } from '../../ui/base/button.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'

interface Props {
  /** What goes, for the button's name: "your answer". */
  readonly of: string
  readonly title: string
  readonly confirm: string
  /** Says beforehand what goes with it. */
  readonly children: ReactNode
  readonly remove: () => Promise<void>
}

/** Deletes something that somebody wrote, once it was said what goes with it. */
export function DeleteButton({ of, title, confirm, children, remove }: Props) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  async function act() {
    setBusy(true)
    try {
      await remove()
      setOpen(false)
    } catch (error) {
      const reason = error instanceof ApiError ? error.message : 'Try again in a moment.'
      showToast({ id: 'delete', kind: 'failure', title: `It was not deleted. ${reason}` })
    }
    setBusy(false)
  }
  return (
    <>
      <Button size="dense" variant="ghost" aria-label={`Delete ${of}`} onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        confirmLabel={confirm}
        busy={busy}
        onConfirm={() => void act()}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
