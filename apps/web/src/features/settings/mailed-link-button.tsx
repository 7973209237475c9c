import { useState } from 'react'
import { refusalOf } from '../../app/base/api.ts'
import { Button } from '../../ui/base/button.tsx'
import { OutboxLink } from '../session/index.ts'

interface MailedLinkButtonProps {
  readonly label: string
  /** What follows the press, in words. */
  readonly sent: string
  readonly send: () => Promise<unknown>
  readonly variant?: 'secondary' | 'ghost' | 'danger'
}

/** Asks for an emailed link, and says below that it is on its way, or why not. */
export function MailedLinkButton({ label, sent, send, variant = 'secondary' }: MailedLinkButtonProps) {
  const [state, setState] = useState<{ busy?: boolean; said?: string; isSent?: boolean }>({})
  async function ask() {
    setState({ busy: true })
    try {
      await send()
      setState({ said: sent, isSent: true })
    } catch (error) {
      setState({ said: refusalOf(error).message })
    }
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant={variant} busy={state.busy ?? false} onClick={() => void ask()}>
        {label}
      </Button>
      <p role="status" className={state.said ? 'text-small text-muted' : 'sr-only'}>
        {state.said} {state.isSent ? <OutboxLink /> : null}
      </p>
    </div>
  )
}
