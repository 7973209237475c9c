import { t } from '@rise/texts'
import { MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CornerDialog } from '../../ui/overlays/corner-dialog.tsx'
import { cornerPlaceClass } from '../../ui/overlays/overlay-style.ts'
import { rememberChatClosed } from './base/chat-closed.ts'
import { ChatInput } from './chat-input.tsx'
import { ChatLog } from './chat-log.tsx'
import { useChat } from './use-chat.ts'

/** Section 9 of the specification: the call to action is shown for half a second before the dialog opens. */
const CALL_MS = 500
const LEAVE_MS = 200

/** The newsletter's chat widget. Closing it sets the flag that hides the offer of job emails. */
export function Chat({ onClose }: { onClose: () => void }) {
  const [phase, setPhase] = useState<'calling' | 'open' | 'leaving'>('calling')
  useEffect(() => {
    if (phase === 'open') return
    const next = phase === 'calling' ? () => setPhase('open') : onClose
    const timer = setTimeout(next, phase === 'calling' ? CALL_MS : LEAVE_MS)
    return () => clearTimeout(timer)
  }, [phase, onClose])

  if (phase === 'calling') return <CallToAction />
  return (
    <ChatDialog
      open={phase === 'open'}
      onClose={() => {
        rememberChatClosed()
        setPhase('leaving')
      }}
    />
  )
}

function CallToAction() {
  return (
    <p
      role="status"
      className={`${cornerPlaceClass} flex animate-appear items-center gap-3 rounded-card border border-line bg-surface p-4 text-small font-semibold shadow-float`}
    >
      <MessageCircle size={20} aria-hidden className="shrink-0 text-brand" />
      {t('Jobs in your inbox? Let’s chat.')}
    </p>
  )
}

function ChatDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { lines, typing, step, say, finish } = useChat(onClose)
  const input = useRef<HTMLInputElement>(null)
  return (
    <CornerDialog open={open} onOpenChange={(next) => !next && finish()} title={t('Job digest')} initialFocus={input}>
      <ChatLog lines={lines} typing={typing} done={step === 'done'} />
      <ChatInput ref={input} step={step} onSay={say} />
    </CornerDialog>
  )
}
