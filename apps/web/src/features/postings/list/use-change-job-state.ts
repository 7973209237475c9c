import type { CloseReason } from '@rise/contract/postings/kinds'
import type { ChosenState } from '@rise/contract/postings/policy'
import { type Message, msg, t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { showToast } from '../../../ui/base/toast.ts'

/** The new state of a job. */
export interface StateChange {
  readonly state: Exclude<ChosenState, 'scheduled'>
  readonly reason?: CloseReason
}

const stateToasts: Readonly<Record<StateChange['state'], Message>> = {
  draft: msg('The job is a draft again.'),
  open: msg('Your job is live.'),
  paused: msg('Job paused.'),
  closed: msg('Job closed.'),
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
      const title =
        ids.length < 2
          ? t(stateToasts[state])
          : state === 'paused'
            ? t('{count, plural, one {# job paused.} other {# jobs paused.}}', { count: changed })
            : t('{count, plural, one {# job closed.} other {# jobs closed.}}', { count: changed })
      showToast({ id: 'job', kind: 'success', title })
      await queryClient.invalidateQueries()
    },
    onError: ({ message }) => void showToast({ id: 'job', kind: 'failure', title: message }),
  })
}
