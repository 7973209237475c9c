import type { AdminMember } from '@rise/contract/admin'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { nameOf } from './member-name.ts'
import { planFieldId } from './plan-choice.tsx'
import { useDeclinePlan } from './queries.ts'

/** The button that declines the plan that a member asked for, with words if there are any to say. */
export function DeclineDialog({ member, plan }: { member: AdminMember; plan: 'Creator' | 'Pro' }) {
  const [open, setOpen] = useState(false)
  const [message, setMessage] = useState('')
  const decline = useDeclinePlan(member)
  const form = useId()
  const name = nameOf(member)
  const sent = useRef<string>(undefined)

  // The button goes with the request: focus goes where the plan stands, once the dialog has given it back to nobody.
  useEffect(
    () => () => {
      const field = sent.current
      if (field !== undefined) requestAnimationFrame(() => document.getElementById(field)?.focus())
    },
    [],
  )

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (decline.isPending) return
    sent.current = planFieldId(member)
    decline.mutate({ plan, message })
  }

  return (
    <Dialog
      trigger={
        <Button size="dense">
          Decline
          <span className="sr-only">
            {' '}
            {plan} for {name}
          </span>
        </Button>
      }
      open={open}
      onOpenChange={setOpen}
      title={`Decline ${plan} for ${name}?`}
      description="The plan stays as it is. The member is told by mail and may ask again."
      actions={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="danger" type="submit" form={form} busy={decline.isPending}>
            Decline request
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} className="flex flex-col gap-4">
        {decline.error ? <Notice tone="danger">{decline.error.message}</Notice> : null}
        <TextArea
          label="Message"
          hint="The member reads it."
          optional
          value={message}
          maxLength={1_000}
          rows={3}
          onChange={(event) => setMessage(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
