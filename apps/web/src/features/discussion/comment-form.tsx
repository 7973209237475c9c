import { LONGEST_COMMENT } from '@rise/contract/discussion/limits'
import { formatInteger } from '@rise/contract/words'
import type { ReactNode } from 'react'
import { useDraftForm } from '../../app/forms/use-draft-form.ts'
import { Button } from '../../ui/base/button.tsx'
import { TextArea } from '../../ui/base/field.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

interface Props {
  /** Tells the forms of one page apart. */
  readonly name: string
  readonly label: string
  /** What the button says. */
  readonly act: string
  readonly text?: string
  /** Opened by a press: the field has the focus. */
  readonly isOpened?: boolean
  readonly send: (text: string) => Promise<void>
  readonly children?: ReactNode
}

/** Writes a comment or a reply, or edits one. What was typed stays when sending fails, and in this tab until it is sent. */
export function CommentForm({ name, label, act, text = '', isOpened = false, send, children }: Props) {
  const form = useDraftForm({
    name,
    schema: async () => (await import('./form-schemas.ts')).formSchemas.comment,
    initial: { text },
    send: async (body) => {
      await send(body.text)
      form.reset({ text: '' })
    },
  })
  const left = LONGEST_COMMENT - form.values.text.length
  return (
    <form aria-label={label} method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-3">
      {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
      <TextArea
        id={form.id('text')}
        label={label}
        rows={2}
        autoFocus={isOpened}
        maxLength={LONGEST_COMMENT}
        value={form.values.text}
        error={form.errors.text}
        {...(left <= 200 && { hint: `${formatInteger(left)} characters left` })}
        onChange={(event) => form.set({ text: event.target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="dense" busy={form.busy}>
          {act}
        </Button>
        {children}
      </div>
    </form>
  )
}
