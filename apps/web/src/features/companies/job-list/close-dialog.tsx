import { type CloseReason, closeReasons } from '@rise/contract/postings/kinds'
import { useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { reasonNames } from './state-words.ts'

interface Props {
  readonly title: string
  readonly busy: boolean
  readonly onClose: (reason: CloseReason) => void
  readonly onCancel: () => void
}

/** Asks why a job is closed. */
export function CloseDialog({ title, busy, onClose, onCancel }: Props) {
  const [reason, setReason] = useState<CloseReason>('hired-here')
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel()
      }}
      title={title}
      description="People can still open its page, which says that it’s closed. You can reopen it at any time."
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="danger" busy={busy} onClick={() => onClose(reason)}>
            Close job
          </Button>
        </>
      }
    >
      <fieldset>
        <legend className="text-small font-medium">Why?</legend>
        {closeReasons.map((one) => (
          <Checkbox
            key={one}
            type="radio"
            name="reason"
            size="dense"
            label={reasonNames[one]}
            checked={reason === one}
            onChange={() => setReason(one)}
          />
        ))}
      </fieldset>
    </Dialog>
  )
}
