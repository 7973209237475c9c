import { LONGEST_REQUEST } from '@rise/contract/copilot/limits'
import { t } from '@rise/texts'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { TextArea } from '../../../ui/base/field.tsx'
import type { AskCopilot } from '../copilot-message.ts'

interface Props {
  readonly onAsk: AskCopilot
  readonly busy: boolean
  /** Whether another button of the page is the primary one. */
  readonly quiet: boolean
}

/** The field for a request. The typed text is restored if the request fails. */
export function Composer({ onAsk, busy, quiet }: Props) {
  const [text, setText] = useState('')
  async function send() {
    const request = text.trim()
    if (busy || request === '') return
    setText('')
    if (!(await onAsk({ text: request, tool: null, jobs: [] }))) setText(request)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-3">
      <TextArea
        label={t('Message to the copilot')}
        placeholder={t('Find remote jobs as …')}
        rows={1}
        maxLength={LONGEST_REQUEST}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
        className="grow"
      />
      <Button type="submit" variant={quiet ? 'secondary' : 'primary'} busy={busy}>
        {t('Send')}
      </Button>
    </form>
  )
}
