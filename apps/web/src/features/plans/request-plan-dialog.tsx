import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../app/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useRequestPlan } from './queries.ts'

const MESSAGE = 'body.message'

/** The button that asks for a plan, with room for a word to the admins. It stays open until the server has the request. */
export function RequestPlanDialog({ plan }: { plan: 'Creator' | 'Pro' }) {
  const [open, setOpen] = useState(false)
  const [message, setMessage] = useState('')
  const request = useRequestPlan()
  const form = useId()
  const fields = request.error instanceof ApiError ? request.error.fields : {}

  function send(event: FormEvent) {
    event.preventDefault()
    if (!request.isPending) request.mutate({ plan, message }, { onSuccess: () => setOpen(false) })
  }

  return (
    <Dialog
      trigger={<Button variant="primary">Ask for {plan}</Button>}
      open={open}
      onOpenChange={setOpen}
      title={`Ask for ${plan}`}
      description="The admins read your request and set the plan. You can take it back at any time."
      actions={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="primary" type="submit" form={form} busy={request.isPending}>
            Send request
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} className="flex flex-col gap-4">
        {request.error && fields[MESSAGE] === undefined ? <Notice tone="danger">{request.error.message}</Notice> : null}
        <TextArea
          label="What you need it for"
          optional
          value={message}
          maxLength={1_000}
          rows={3}
          error={fields[MESSAGE]}
          onChange={(event) => setMessage(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
