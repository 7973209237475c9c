import type { AdminMember } from '@rise/contract/admin'
import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../app/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { nameOf } from './member-name.ts'
import { useSuspend } from './queries.ts'

const REASON = 'body.reason'

/** The button that suspends a member, with the reason that the member reads. It waits for the server. */
export function SuspendDialog({ member, onAct }: { member: AdminMember; onAct: () => void }) {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const suspend = useSuspend(member)
  const form = useId()
  const name = nameOf(member)
  const wrong = suspend.error instanceof ApiError ? suspend.error.fields[REASON] : undefined

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (suspend.isPending) return
    onAct()
    const area = event.currentTarget.querySelector('textarea')
    suspend.mutate(reason, { onError: () => area?.focus() })
  }

  return (
    <Dialog
      trigger={
        <Button size="dense">
          Suspend
          <span className="sr-only"> {name}</span>
        </Button>
      }
      open={open}
      onOpenChange={setOpen}
      title={`Suspend ${name}?`}
      description="All sessions end at once and nobody finds the account any more. The member is told by mail, reads your reason, and may appeal."
      actions={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="danger" type="submit" form={form} busy={suspend.isPending}>
            Suspend member
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} className="flex flex-col gap-4">
        {suspend.error && wrong === undefined ? <Notice tone="danger">{suspend.error.message}</Notice> : null}
        <TextArea
          label="Reason"
          hint="The member reads it."
          value={reason}
          maxLength={1_000}
          rows={3}
          error={wrong}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
