import type { PollView } from '@rise/contract/polls/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalOf } from '../../../app/base/api.ts'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { pollKeys } from './poll-keys.ts'

/** A poll as the page was told of it, or as it is since the member voted; and the ways to vote and to withdraw the vote. */
export function useVote(told: PollView) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [since, setSince] = useState<{ readonly told: PollView; readonly poll: PollView }>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const params = { id: told._id }

  /** Returns whether it was done. */
  async function send(call: () => Promise<{ result: PollView }>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setFailure(undefined)
    try {
      const { result } = await call()
      setSince({ told, poll: result })
      // Pages that show it load it again when they are next opened, so that nothing moves under the pointer. What is
      // loading at this moment may be without the vote, so it is loaded again now.
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
    // What the page is told later is newer.
    poll: since?.told === told ? since.poll : told,
    ...{ busy, failure },
    vote: (options: string[]) => send(() => api('PUT /api/v1/polls/{id}/vote', { params, body: { options } })),
    withdraw: () => send(() => api('DELETE /api/v1/polls/{id}/vote', { params })),
    refuse: setFailure,
  }
}
