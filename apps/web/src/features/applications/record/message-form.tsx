import { LONGEST_MESSAGE } from '@rise/contract/applications/limits'
import { t } from '@rise/texts'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { TextArea } from '../../../ui/base/field.tsx'

interface Props {
  readonly label: string
  readonly hint?: string
  /** Renders the choice of a template above the field; `use` fills the field with its text. */
  readonly templates?: (use: (text: string) => void) => ReactNode
  /** Sends the message. The form shows the error that it throws. */
  readonly send: (message: { id: string; text: string }) => Promise<void>
  readonly children?: ReactNode
}

/**
 * Writes a message to the candidate or the team. A message that failed to be sent stays, and is resent with the same
 * id.
 */
export function MessageForm({ label, hint, templates, send, children }: Props) {
  const [text, setText] = useState('')
  const [id, setId] = useState(() => crypto.randomUUID())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function submit() {
    if (busy || text.trim() === '') return
    setBusy(true)
    setFailure(undefined)
    try {
      await send({ id, text })
      setText('')
      setId(crypto.randomUUID())
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t('Couldn’t send it. Try again.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      method="post"
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {templates?.(setText)}
      <TextArea
        label={label}
        hint={hint}
        rows={3}
        maxLength={LONGEST_MESSAGE}
        value={text}
        error={failure}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {t('Send message')}
        </Button>
        {children}
      </div>
    </form>
  )
}
