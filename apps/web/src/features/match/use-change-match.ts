import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate, type ReadKey } from '../../app/base/query.ts'
import { showToast } from '../../ui/base/toast.ts'

const shownMatches: readonly ReadKey[] = [
  'GET /api/v1/matches/{id}',
  'GET /api/v1/match-scores',
  'GET /api/v1/matching-jobs',
  'GET /api/v1/digest/preview',
  'GET /api/v1/digest/facts',
]

/** For what changes the viewer's matches: sends it, and fetches every match shown again. */
export function useChangeMatch() {
  const queryClient = useQueryClient()
  const [sending, setSending] = useState(false)
  async function change(send: () => Promise<unknown>): Promise<boolean> {
    setSending(true)
    try {
      await send()
      await invalidate(queryClient, shownMatches)
      return true
    } catch (error) {
      showToast({ kind: 'failure', title: error instanceof Error ? error.message : 'Something went wrong.' })
      return false
    } finally {
      setSending(false)
    }
  }
  return { sending, change }
}
