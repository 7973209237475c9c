import type { PollView } from '@rise/contract/polls/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalOf } from '../../../app/base/api.ts'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { pollKeys } from './poll-keys.ts'

/**
 * Returns the poll, as the page loaded it or as the member's latest vote returned it, and functions to vote and to
 * withdraw.
 */
export function useVote(initial: PollView) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [update, setUpdate] = useState<{ readonly initial: PollView; readonly poll: PollView }>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const params = { id: initial._id }

  /** Returns whether it succeeded. */
  async function send(call: () => Promise<{ result: PollView }>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setFailure(undefined)
    try {
      const { result } = await call()
      setUpdate({ initial, poll: result })
      // Other pages refetch the poll when they are next opened, so that nothing moves under the pointer. Requests in
      // flight may lack the vote, so they are repeated now.
      void invalidate(queryClient, pollKeys, { refetchType: queryClient.isFetching() > 0 ? 'active' : 'none' })
      return true
    } catch (error) {
      setFailure(refusalOf(error).message)
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    // A poll that the page loads later is newer than this update.
    poll: update?.initial === initial ? update.poll : initial,
    ...{ busy, failure },
    vote: (options: string[]) => send(() => api('PUT /api/v1/polls/{id}/vote', { params, body: { options } })),
    withdraw: () => send(() => api('DELETE /api/v1/polls/{id}/vote', { params })),
    refuse: setFailure,
  }
}
