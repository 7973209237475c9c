import type { CloseReason } from '@rise/contract/postings/kinds'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import type { StateChange } from './use-change-job-state.ts'

/** The reason for closing jobs, and the answer to their applicants. */
export interface Closing {
  readonly reason: CloseReason
  /** Declines the applicants who have no decision; null leaves them. */
  readonly message: string | null
}

interface StateMutation {
  readonly isPending: boolean
  mutate(change: StateChange): void
}

/** Closes jobs after answering their applicants without a decision, if there is a message for them. */
export function useCloseJobs(slug: string, ids: readonly string[], changeState: StateMutation) {
  const api = useApi()
  const answer = useMutation({
    async mutationFn({ reason, message }: Closing) {
      if (message === null) return
      const body = { reason: reason === 'cancelled' ? 'other' : 'filled', message } as const
      for (const id of ids) {
        let remaining = 1
        while (remaining > 0) {
          const key = 'PUT /api/v1/companies/{slug}/written-jobs/{id}/open-applicants'
          ;({ left: remaining } = (await api(key, { params: { slug, id }, body })).result)
        }
      }
    },
    onSuccess: (_, { reason }) => changeState.mutate({ state: 'closed', reason }),
    onError: ({ message }) => void showToast({ id: 'job', kind: 'failure', title: message }),
  })
  return { isPending: answer.isPending || changeState.isPending, close: answer.mutate }
}
