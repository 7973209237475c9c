import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askAgainFor } from '../../../app/base/shown.ts'
import { showToast } from '../../../ui/base/toast.ts'

declare module '../../../app/base/shown.ts' {
  interface Shown {
    /** What rests on the viewer's matches. */
    readonly matches: true
  }
}

/** For what changes the viewer's matches: sends it, and fetches every match shown again. */
export function useChangeMatch() {
  const queryClient = useQueryClient()
  const [sending, setSending] = useState(false)
  async function change(send: () => Promise<unknown>): Promise<boolean> {
    setSending(true)
    try {
      await send()
      const shown = ['match', 'match-scores', 'matching-jobs']
      await Promise.all(shown.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
      await askAgainFor(queryClient, 'matches')
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
