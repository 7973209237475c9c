import { t } from '@rise/texts'
import { type ComponentProps, type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../ui/base/button.tsx'
import { TextArea } from '../ui/base/field.tsx'
import { Dialog, DialogClose } from '../ui/overlays/dialog.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { ApiError } from './base/api.ts'

type Dialogs = ComponentProps<typeof Dialog>
type Area = ComponentProps<typeof TextArea>

interface Props extends Required<Pick<Dialogs, 'trigger' | 'title' | 'description'>> {
  /** The text: its name in the call's body, and its field's label and hint. */
  field: Pick<Area, 'label' | 'hint' | 'optional'> & { name: string }
  /** The label of the button that sends it. */
  action: Required<Pick<ComponentProps<typeof Button>, 'variant'>> & { label: string }
  /** The state of the call. */
  sending: { readonly isPending: boolean; readonly error: Error | null }
  onSend: (words: string, then: { onSuccess: () => void; onError: () => void }) => void
}

const LONGEST = 1_000

/** A button whose dialog asks for a short text and sends it. The dialog closes once the text was accepted. */
export function WordsDialog({ trigger, title, description, field, action, sending, onSend }: Props) {
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const form = useId()
  const textArea = useRef<HTMLTextAreaElement>(null)
  const { name, ...fieldProps } = field
  const fieldError = sending.error instanceof ApiError ? sending.error.fields[`body.${name}`] : undefined

  function send(event: FormEvent) {
    event.preventDefault()
    if (sending.isPending) return
    onSend(words, { onSuccess: () => setOpen(false), onError: () => textArea.current?.focus() })
  }

  return (
    <Dialog
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
      title={title}
      description={description}
      actions={
        <>
          <DialogClose>
            <Button>{t('Cancel')}</Button>
          </DialogClose>
          <Button variant={action.variant} type="submit" form={form} busy={sending.isPending}>
            {action.label}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} className="flex flex-col gap-4">
        {sending.error && fieldError === undefined ? <Notice tone="danger">{sending.error.message}</Notice> : null}
        <TextArea
          ref={textArea}
          {...fieldProps}
          value={words}
          maxLength={LONGEST}
          rows={3}
          error={fieldError}
          onChange={(event) => setWords(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
