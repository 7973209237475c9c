import { t } from '@rise/texts'
import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { ApiError } from '../../base/api.ts'

interface ActDialogProps {
  /** The label of the button that opens the dialog. Without it, the dialog is open from the start. */
  readonly trigger?: string
  readonly title: string
  readonly description?: string
  readonly label: string
  readonly danger?: boolean
  readonly act: { readonly isPending: boolean; readonly error: Error | null; readonly reset: () => void }
  readonly onOpen?: () => void
  readonly onClose?: () => void
  readonly onSend: (then: { onSuccess: () => void }) => void
  readonly children: (errorOf: (name: string) => string | undefined) => ReactNode
}

/** A dialog with the form of one action, and the button that opens it. */
export function ActDialog(props: ActDialogProps) {
  const { trigger, title, description, label, danger = false, act, onOpen, onClose, onSend, children } = props
  const [open, setOpen] = useState(trigger === undefined)
  const form = useId()
  const fields = act.error instanceof ApiError ? act.error.fields : {}
  const descriptionProps: Partial<ComponentProps<typeof Dialog>> = description === undefined ? {} : { description }
  function show(next: boolean) {
    setOpen(next)
    if (!next) return onClose?.()
    act.reset()
    onOpen?.()
  }
  function send(event: FormEvent) {
    event.preventDefault()
    if (!act.isPending) onSend({ onSuccess: () => show(false) })
  }
  return (
    <Dialog
      {...descriptionProps}
      {...(trigger !== undefined && { trigger: <Button>{trigger}</Button> })}
      open={open}
      onOpenChange={show}
      title={title}
      actions={
        <>
          <DialogClose>
            <Button>{t('Cancel')}</Button>
          </DialogClose>
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form={form} busy={act.isPending}>
            {label}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate className="flex flex-col gap-4">
        {act.error && Object.keys(fields).length === 0 ? <Notice tone="danger">{act.error.message}</Notice> : null}
        {children((name) => fields[`body.${name}`])}
      </form>
    </Dialog>
  )
}
