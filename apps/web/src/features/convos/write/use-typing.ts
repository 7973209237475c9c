import type { Convo } from '@rise/contract/convos/shapes'
import { useRef } from 'react'
import { useApi } from '../../../app/base/settings.tsx'

const PAUSE_MS = 3_000

/**
 * Reports to the other participant that the member is typing, at most every three seconds; not before the first
 * message, and not in a request.
 */
export function useTyping({ _id: id, lastSeq, request }: Convo): () => void {
  const api = useApi()
  const reportedAt = useRef(0)
  return () => {
    if (lastSeq === 0 || request !== null || Date.now() - reportedAt.current < PAUSE_MS) return
    reportedAt.current = Date.now()
    void api('POST /api/v1/convos/{id}/typing', { params: { id } }).catch(() => undefined)
  }
}
