import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../base/button.tsx'

/** Copies a text. `what` names the text for screen readers. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle')
  const labels = { idle: t('Copy'), copied: t('Copied'), failed: t('Copy it yourself') }
  async function copy() {
    await navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  }
  return (
    <>
      <Button
        size="dense"
        onClick={() => void copy()}
        icon={outcome === 'copied' ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      >
        {rich('{act}<hidden> {what}</hidden>', {
          act: labels[outcome],
          what,
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </Button>
      <span role="status" className="sr-only">
        {outcome === 'idle' ? '' : labels[outcome]}
      </span>
    </>
  )
}
