import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate, type ReadKey } from '../../app/base/query.ts'
import { showToast } from '../../ui/base/toast.ts'

const shownMatches: readonly ReadKey[] = [
  'GET /api/v1/matches/{id}',
  'GET /api/v1/match-scores',
  'GET /api/v1/matching-jobs',
  'GET /api/v1/fitting-jobs',
  'GET /api/v1/digest/preview',
  'GET /api/v1/digest/facts',
]

/**
 * For changes that affect the viewer's matches: `change` sends one and refetches every visible match, or shows a toast
 * if it failed. It returns whether it succeeded.
 */
export function useChangeMatch() {
  const queryClient = useQueryClient()
  const [isSending, setIsSending] = useState(false)
  async function change(send: () => Promise<unknown>): Promise<boolean> {
    setIsSending(true)
    try {
      await send()
      await invalidate(queryClient, shownMatches)
      return true
    } catch (error) {
      showToast({ kind: 'failure', title: error instanceof Error ? error.message : t('Something went wrong.') })
      return false
    } finally {
      setIsSending(false)
    }
  }
  return { sending: isSending, change }
}
