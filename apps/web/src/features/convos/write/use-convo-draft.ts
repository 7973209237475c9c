import type { Convo } from '@rise/contract/convos/shapes'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { readDraft, writeDraft } from './drafts.ts'

const PAUSE_MS = 1_000

/**
 * The unsent text of a message: stored on this device immediately, and after the first message of the conversation also
 * on the server, a second after the last key press.
 */
export function useConvoDraft({ _id: id, lastSeq, draft }: Convo, owner: string, account: string) {
  const api = useApi()
  const [text, setText] = useState(() => readDraft(owner, account) ?? draft)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function change(next: string): void {
    setText(next)
    writeDraft(owner, account, next)
    clearTimeout(timer.current)
    if (lastSeq === 0) return
    const save = () =>
      void api('PUT /api/v1/convos/{id}/draft', { params: { id }, body: { text: next } }).catch(() => undefined)
    timer.current = setTimeout(save, PAUSE_MS)
  }

  /** Clears the draft on this device after sending. The server clears its copy when it receives the message. */
  function clear(): void {
    setText('')
    writeDraft(owner, account, '')
    clearTimeout(timer.current)
  }

  return { text, change, clear }
}
