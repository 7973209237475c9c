import type { Convo } from '@rise/contract/convos/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useSessionStore } from '../../../app/session/use-session.tsx'
import { convoKeys } from '../queries.ts'

/** Marks messages in view as read while the tab is visible; `seq` is the last message in view. */
export function useMarkRead({ _id: id, readSeq, unread, markedUnread }: Convo, seq: number | undefined): void {
  const api = useApi()
  const store = useSessionStore()
  const queryClient = useQueryClient()
  const markedSeq = useRef(0)
  const isDue = seq !== undefined && seq > Math.max(markedSeq.current, readSeq) && unread > 0
  // Opening a conversation that was marked as unread marks it as read, once.
  const isMarked = useRef(markedUnread)
  useEffect(() => {
    if (seq === undefined || (!isDue && !isMarked.current)) return
    const mark = async () => {
      if (document.visibilityState !== 'visible' || seq <= markedSeq.current) return
      const previousSeq = markedSeq.current
      const wasMarked = isMarked.current
      markedSeq.current = seq
      isMarked.current = false
      try {
        const { result } = await api('PUT /api/v1/convos/{id}/read', { params: { id }, body: { seq } })
        const session = store.get()
        if (session.status === 'member') store.update({ ...session.user, ...result })
        await invalidate(queryClient, convoKeys)
      } catch {
        // Retried by the next message, or when the tab is shown again.
        markedSeq.current = previousSeq
        isMarked.current = wasMarked
      }
    }
    void mark()
    const onShown = () => void mark()
    document.addEventListener('visibilitychange', onShown)
    return () => document.removeEventListener('visibilitychange', onShown)
  }, [api, id, isDue, queryClient, seq, store])
}
