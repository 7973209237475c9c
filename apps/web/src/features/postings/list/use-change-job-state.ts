import type { CloseReason } from '@rise/contract/postings/kinds'
import type { ChosenState } from '@rise/contract/postings/policy'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { showToast } from '../../../ui/base/toast.ts'

/** The new state of a job. */
export interface StateChange {
  readonly state: Exclude<ChosenState, 'scheduled'>
  readonly reason?: CloseReason
}

const stateToasts: Readonly<Record<StateChange['state'], string>> = {
  draft: 'The job is a draft again.',
  open: 'Your job is live.',
  paused: 'Job paused.',
  closed: 'Job closed.',
}

/** Changes the state of one job; several jobs can be paused or closed together. */
export function useChangeJobState(slug: string, ids: readonly string[], onDone: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [first = ''] = ids
  return useMutation({
    mutationFn: async ({ state, reason }: StateChange): Promise<number> => {
      const reasonBody = reason && { reason }
      if (ids.length > 1 && (state === 'paused' || state === 'closed')) {
        const body = { ids: [...ids], state, ...reasonBody }
        return (await api('PUT /api/v1/companies/{slug}/written-job-states', { params: { slug }, body })).result.changed
      }
      await api('PUT /api/v1/companies/{slug}/written-jobs/{id}/state', {
        params: { slug, id: first },
        body: { state, ...reasonBody },
      })
      return 1
    },
    onSuccess: async (changed, { state }) => {
      onDone()
      const verb = state === 'paused' ? 'paused' : 'closed'
      showToast({ id: 'job', kind: 'success', title: ids.length > 1 ? `${changed} jobs ${verb}.` : stateToasts[state] })
      await queryClient.invalidateQueries()
    },
    onError: ({ message }) => void showToast({ id: 'job', kind: 'failure', title: message }),
  })
}
