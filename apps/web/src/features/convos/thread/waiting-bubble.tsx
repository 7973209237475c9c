import { t } from '@rise/texts'
import { Clock, Paperclip } from 'lucide-react'
import { Button } from '../../../ui/base/button.tsx'
import type { Outbox, WaitingMessage } from '../outbox/outbox.ts'
import { bubbleClass, rowClass } from './bubble-style.ts'

/** An unacknowledged message: being sent, or refused, with the possible actions. */
export function WaitingBubble({
  waiting,
  begins,
  outbox,
}: {
  waiting: WaitingMessage
  begins: boolean
  outbox: Outbox
}) {
  const { clientId, text, file, refusal } = waiting
  return (
    <li className={rowClass(true, begins)}>
      <div className={`${bubbleClass({ own: true, begins, ends: true })} max-w-[85%]`}>
        {file ? (
          <span className="flex items-center gap-2 font-medium">
            <Paperclip size={16} aria-hidden className="shrink-0" />
            <span className="min-w-0 wrap-anywhere">{file.name}</span>
          </span>
        ) : null}
        {text}
      </div>
      {refusal === undefined ? (
        <p className="mt-1 flex items-center gap-1 px-1 text-caption text-muted">
          <Clock size={16} aria-hidden />
          {t('Sending…')}
        </p>
      ) : (
        <div role="alert" className="mt-1 flex flex-wrap items-center justify-end gap-2 text-small text-danger">
          <span>{t('Not sent. {reason}', { reason: refusal })}</span>
          <Button size="dense" onClick={() => outbox.retry(clientId)}>
            {t('Retry')}
          </Button>
          <Button size="dense" variant="ghost" onClick={() => outbox.remove(clientId)}>
            {t('Discard')}
          </Button>
        </div>
      )}
    </li>
  )
}
