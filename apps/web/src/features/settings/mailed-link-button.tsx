import { useState } from 'react'
import { refusalOf } from '../../app/base/api.ts'
import { Button } from '../../ui/base/button.tsx'
import { OutboxLink } from '../session/index.ts'

interface MailedLinkButtonProps {
  readonly label: string
  /** The message shown after the link was sent. */
  readonly sent: string
  readonly send: () => Promise<unknown>
  readonly variant?: 'secondary' | 'ghost' | 'danger'
}

/** Requests an emailed link, and shows below that it was sent, or why not. */
export function MailedLinkButton({ label, sent, send, variant = 'secondary' }: MailedLinkButtonProps) {
  const [state, setState] = useState<{ busy?: boolean; message?: string; isSent?: boolean }>({})
  async function requestLink() {
    setState({ busy: true })
    try {
      await send()
      setState({ message: sent, isSent: true })
    } catch (error) {
      setState({ message: refusalOf(error).message })
    }
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant={variant} busy={state.busy ?? false} onClick={() => void requestLink()}>
        {label}
      </Button>
      <p role="status" className={state.message ? 'text-small text-muted' : 'sr-only'}>
        {state.message} {state.isSent ? <OutboxLink /> : null}
      </p>
    </div>
  )
}
